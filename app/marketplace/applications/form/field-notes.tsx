import { Info } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { wantedReferences } from "../contract.ts";
import { messages } from "../messages.ts";
import { type FieldName, fieldId } from "../rules/fields.ts";
import { countReferences, hasFewReferences } from "../rules/references.ts";
import type { Application } from "./form.ts";

export function noteId(name: FieldName): string {
  return `${fieldId(name)}-note`;
}

/**
 * What there is to say of an answer that blocks nothing: a check digit that does not fit, fewer references than are
 * asked for.
 * @returns the notes, whether more may come while the field is filled in, and `judge` for when it was left
 */
export function useFieldNotes(name: FieldName, { draft }: Application) {
  const t = useText(messages).notes;
  const digits = useCheckDigit(name, String(draft.answers[name]));
  const counted = name === "clientReferences";
  const references = draft.answers.clientReferences;
  const few =
    counted &&
    hasFewReferences(references) &&
    (references.trim() !== "" || draft.saved.includes("references"));
  const shown = [
    digits.misfit && t.checkDigit,
    few && t.fewReferences(countReferences(references), wantedReferences),
  ].filter((note) => note !== false);
  return { shown, live: counted || digits.judged, judge: digits.judge };
}

/** Looks at cédula and RNC once the field is left; the digits' rules are loaded then. */
function useCheckDigit(name: FieldName, value: string) {
  const judged = name === "taxId" || name === "ownerIdNumber";
  const [misfit, setMisfit] = useState<string | null>(null);
  const judge = useCallback(() => {
    if (!judged) return;
    const look = async () => {
      const { idNumberFits, taxIdFits } = await import("../rules/identity-hints.ts");
      const fits = name === "taxId" ? taxIdFits(value) : idNumberFits(value);
      setMisfit(fits === false ? value : null);
    };
    // Without a network there is no hint; nothing depends on it.
    look().catch(() => {});
  }, [judged, name, value]);
  // What was typed on an earlier visit is looked at when it is shown again.
  const [first] = useState(() => judge);
  useEffect(() => first(), [first]);
  return { judged, judge, misfit: judged && misfit === value && value !== "" };
}

type NotesProps = { name: FieldName; notes: readonly string[]; live: boolean };

/** The notes under a field; where they can change meanwhile, they are read out. */
export function FieldNotes({ name, notes, live }: NotesProps) {
  if (notes.length === 0 && !live) return null;
  return (
    <div id={noteId(name)} role={live ? "status" : undefined} className="empty:-mt-1.5">
      {notes.map((note) => (
        <p key={note} className="flex items-start gap-1.5 font-medium text-ambar-text text-sm">
          <Info aria-hidden className="mt-[0.2em] size-4" />
          <span>{note}</span>
        </p>
      ))}
    </div>
  );
}
