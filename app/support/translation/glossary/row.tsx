import { useInfiniteQuery } from "@tanstack/react-query";
import { EyeOff, Info, type LucideIcon, Pin } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { GlossaryTerm, TermUse } from "../contract.ts";
import { messages } from "./messages.ts";
import { termHistoryQueryOptions, useChangeTerm } from "./queries.ts";
import { TermForm } from "./term-form.tsx";

const looks: Record<TermUse, { tone: BadgeTone; icon: LucideIcon }> = {
  kept: { tone: "completed", icon: Pin },
  explained: { tone: "confirmed", icon: Info },
  off: { tone: "cancelled", icon: EyeOff },
};

/** A word in one line. */
export function GlossaryRow({ term }: { term: GlossaryTerm }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [meaning, note] = locale === "en" ? [term.meaningEn, term.noteEn] : [term.meaningEs, term.noteEs];
  return (
    <DeskRow
      id={term.id}
      name={<span lang="es">{term.term}</span>}
      what={
        <>
          <strong>{meaning}</strong>
          {note && ` · ${note}`}
        </>
      }
      state={<Badge {...looks[term.use]}>{t.uses[term.use]}</Badge>}
      when=""
    />
  );
}

/** A word beside the list, and the form that changes it. */
export function GlossaryDetail({ term }: { term: GlossaryTerm }) {
  const t = useText(messages);
  // A refetch during an edit must not hide a conflict. After a 409 has been shown, saving again overwrites.
  const [seenVersion, setSeenVersion] = useState<number>();
  const change = useChangeTerm(term.id, seenVersion ?? term.version);
  const row = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  const of = <span className="sr-only">: {t.of(term.term)}</span>;
  if (editing)
    return (
      <TermForm
        initial={term}
        words={{ send: t.save, sending: t.saving }}
        send={async (changed) => {
          await change.mutateAsync(changed).catch((error) => {
            if (isConflict(error)) setSeenVersion(undefined);
            throw error;
          });
          toast({ title: t.saved, description: changed.term });
        }}
        close={() => {
          flushSync(() => setEditing(false));
          row.current?.focus({ preventScroll: true });
        }}
      />
    );
  return (
    <div ref={row} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <p>
        <Badge {...looks[term.use]}>{t.uses[term.use]}</Badge>
      </p>
      <div className="grid gap-4 @md:grid-cols-2">
        <Meaning locale="en" meaning={term.meaningEn} note={term.noteEn} />
        <Meaning locale="es" meaning={term.meaningEs} note={term.noteEs} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 border-t pt-3">
        <Allowed to="work">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setSeenVersion(term.version);
              setEditing(true);
            }}
          >
            {t.edit}
            {of}
          </Button>
        </Allowed>
        <Toggle open={open} controls={historyId} toggle={setOpen}>
          {t.history.show} {of}
        </Toggle>
      </div>
      <div id={historyId} hidden={!open}>
        {open && <TermHistory id={term.id} />}
      </div>
    </div>
  );
}

function Meaning({ locale, meaning, note }: { locale: Locale; meaning: string; note: string }) {
  return (
    <div lang={locale} className="min-w-0 text-sm [overflow-wrap:anywhere]">
      <p className="font-semibold">{meaning}</p>
      {note && <p className="text-muted">{note}</p>}
    </div>
  );
}

function TermHistory({ id }: { id: number }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(termHistoryQueryOptions(id));
  return (
    <PagedHistory query={query} none={t.none}>
      {(step) => <TermStep key={step.id} step={step} />}
    </PagedHistory>
  );
}

function TermStep({ step: { act, detail, by, at } }: { step: AuditEntry }) {
  const { fields, uses, history: t } = useText(messages);
  const { field = "", from = "", to = "" } = detail;
  const fieldName = (key: string) => Object.entries(fields).find(([name]) => name === field)?.[1] ?? key;
  const labelOf = (value: string) =>
    Object.entries(uses).find(([name]) => field === "use" && name === value)?.[1] ?? value;
  if (act === "glossary_term.added") return <HistoryStep what={t.added} by={by} at={at} />;
  const what =
    act === "glossary_term.changed" ? t.changed(fieldName(field), labelOf(from), labelOf(to)) : act;
  return <HistoryStep what={what} by={by} at={at} />;
}
