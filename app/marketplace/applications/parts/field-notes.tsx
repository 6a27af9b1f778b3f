import { Info } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, wantedReferences } from "../contract.ts";
import { messages } from "../messages.ts";
import { type Answers, type FieldName, fieldId } from "../rules/fields.ts";
import { countReferences, hasFewReferences } from "../rules/references.ts";

/** Id of a field's notes, for its `aria-describedby`. */
export function noteId(name: FieldName): string {
  return `${fieldId(name)}-note`;
}

/** What a field reads and changes of the form that holds it. */
export type AnsweredForm = {
  draft: { answers: Answers; saved: readonly SectionName[] };
  setAnswer: <K extends FieldName>(name: K, answer: Answers[K]) => void;
};

/**
 * Notes that block nothing: a wrong check digit, too few references.
 * @returns `validate`: call on blur; `live`: whether notes can appear while typing
 */
export function useFieldNotes(name: FieldName, { draft }: AnsweredForm) {
  const t = useText(messages).notes;
  const digits = useCheckDigit(name, String(draft.answers[name]));
  const isReferences = name === "clientReferences";
  const references = draft.answers.clientReferences;
  const few =
    isReferences &&
    hasFewReferences(references) &&
    (references.trim() !== "" || draft.saved.includes("references"));
  const shown = [
    digits.mismatch && t.checkDigit,
    few && t.fewReferences(countReferences(references), wantedReferences),
  ].filter((note) => note !== false);
  return { shown, live: isReferences || digits.hasCheckDigit, validate: digits.validate };
}

/** Checks cédula and RNC on blur; the rules are loaded then. */
function useCheckDigit(name: FieldName, value: string) {
  const hasCheckDigit = name === "taxId" || name === "ownerIdNumber";
  const [mismatch, setMisfit] = useState<string | null>(null);
  const validate = useCallback(() => {
    if (!hasCheckDigit) return;
    const run = async () => {
      const { idNumberFits, taxIdFits } = await import("../rules/identity-hints.ts");
      const fits = name === "taxId" ? taxIdFits(value) : idNumberFits(value);
      setMisfit(fits === false ? value : null);
    };
    // Offline there is no hint, which is acceptable.
    run().catch(() => {});
  }, [hasCheckDigit, name, value]);
  // Answers restored from the draft are checked when shown.
  const [first] = useState(() => validate);
  useEffect(() => first(), [first]);
  return { hasCheckDigit, validate, mismatch: hasCheckDigit && mismatch === value && value !== "" };
}

type NotesProps = { name: FieldName; notes: readonly string[]; live: boolean };

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
