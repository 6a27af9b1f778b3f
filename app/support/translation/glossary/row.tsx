import { useInfiniteQuery } from "@tanstack/react-query";
import { EyeOff, Info, type LucideIcon, Pin } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { GlossaryTerm, TermUse } from "../contract.ts";
import { messages } from "./messages.ts";
import { termHistoryQueryOptions, useChangeTerm } from "./queries.ts";
import { TermForm } from "./term-form.tsx";

const looks: Record<TermUse, { tone: BadgeTone; icon: LucideIcon }> = {
  kept: { tone: "completed", icon: Pin },
  explained: { tone: "confirmed", icon: Info },
  off: { tone: "cancelled", icon: EyeOff },
};

export function GlossaryRow({ term }: { term: GlossaryTerm }) {
  const t = useText(messages);
  // A refetch during an edit must not hide a conflict. After a 409 has been shown, saving again overwrites.
  const [seenVersion, setSeenVersion] = useState<number>();
  const change = useChangeTerm(term.id, seenVersion ?? term.version);
  const row = useRef<HTMLLIElement>(null);
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  const of = <span className="sr-only">: {t.of(term.term)}</span>;
  const look = "p-4 sm:px-5 border-b last:border-b-0 focus-visible:-outline-offset-3";
  if (editing)
    return (
      <li ref={row} data-entry tabIndex={-1} className={look}>
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
            setEditing(false);
            requestAnimationFrame(() => row.current?.focus({ preventScroll: true }));
          }}
        />
      </li>
    );
  return (
    <li
      ref={row}
      data-entry
      tabIndex={-1}
      className={classNames(look, "grid gap-x-8 gap-y-3 lg:grid-cols-12")}
    >
      <div className="lg:col-span-3">
        <h2 lang="es" className="text-lg leading-snug [overflow-wrap:anywhere]">
          {term.term}
        </h2>
        <p className="mt-1.5">
          <Badge {...looks[term.use]}>{t.uses[term.use]}</Badge>
        </p>
      </div>
      <Meaning locale="en" meaning={term.meaningEn} note={term.noteEn} />
      <Meaning locale="es" meaning={term.meaningEs} note={term.noteEs} />
      <div className="flex flex-wrap items-start gap-x-4 lg:col-span-3 lg:justify-end">
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
        <Toggle open={open} controls={historyId} toggle={setOpen}>
          {t.history.show} {of}
        </Toggle>
      </div>
      <div id={historyId} hidden={!open} className="lg:col-span-full">
        {open && <TermHistory id={term.id} />}
      </div>
    </li>
  );
}

function Meaning({ locale, meaning, note }: { locale: Locale; meaning: string; note: string }) {
  return (
    <div lang={locale} className="min-w-0 text-sm [overflow-wrap:anywhere] lg:col-span-3">
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
