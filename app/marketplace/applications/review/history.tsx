import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { names } from "#app/marketplace/vendors/names.ts";
import { labelFor } from "#app/marketplace/vendors/rules/label-for.ts";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type Application, applicationSections, sectionNames } from "../contract.ts";
import { labels } from "../labels.ts";
import { messages } from "./messages.ts";
import { applicationHistoryQueryOptions } from "./queries.ts";

/** Audit history, loaded when opened. */
export function ApplicationHistory({ application }: { application: Application }) {
  const t = useText(messages).history;
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="mt-4 print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 text-link text-sm"
      >
        {t.show}
        <ChevronDown
          aria-hidden
          className={classNames("size-4 transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={listId} hidden={!open}>
        {open && <AuditEntries id={application.id} />}
      </div>
    </div>
  );
}

function AuditEntries({ id }: { id: number }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(applicationHistoryQueryOptions(id));
  return (
    <PagedHistory query={query} failure={t.failed} none={t.none}>
      {(entry) => <AuditEntryStep key={entry.id} entry={entry} />}
    </PagedHistory>
  );
}

function AuditEntryStep({ entry }: { entry: AuditEntry }) {
  const t = useText(messages).history;
  const { locale } = useLocale();
  return (
    <HistoryStep
      what={useEntryText(entry)}
      when={t.by(entry.by, formatDateTime(entry.at, "moment", locale))}
    />
  );
}

/** Text of an audit entry; an unknown action is shown by its name. */
function useEntryText({ act, detail }: AuditEntry): string {
  const { history: t, statuses } = useText(messages);
  const { checks } = useText(names);
  const { sections, fields } = useText(labels);
  const { from = "", to = "", field = "" } = detail;
  const nameOf = (words: Readonly<Record<string, string>>, key: string) => labelFor(words, key) ?? key;
  switch (act) {
    case "application.status":
      return t.change(nameOf(statuses, from), nameOf(statuses, to));
    case "application.release":
      return t.released;
    case "application.reveal": {
      const section = sectionNames.find((name) => Object.hasOwn(applicationSections[name].shape, field));
      return section ? t.revealed(sections[section], nameOf(fields, field)) : act;
    }
    case "application.checks": {
      const { ticked, unticked } = changedTicks(from, to);
      const list = (keys: readonly string[]) => keys.map((key) => nameOf(checks, key)).join(", ");
      const parts = [
        ...(ticked.length > 0 ? [t.ticked(list(ticked))] : []),
        ...(unticked.length > 0 ? [t.unticked(list(unticked))] : []),
      ];
      return parts.join("; ") || t.unchanged;
    }
    default:
      return act;
  }
}

/** Compares two lists of checks as the audit log stores them ("identity address"). */
function changedTicks(from: string, to: string) {
  const [before, after] = [from, to].map((list) => list.split(" ").filter(Boolean));
  return {
    ticked: (after ?? []).filter((check) => !before?.includes(check)),
    unticked: (before ?? []).filter((check) => !after?.includes(check)),
  };
}
