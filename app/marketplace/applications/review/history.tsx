import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { names } from "#app/marketplace/vendors/names.ts";
import { labelFor } from "#app/marketplace/vendors/rules/label-for.ts";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
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
      <Toggle open={open} controls={listId} toggle={setOpen}>
        {t.show}
      </Toggle>
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
  const by = entry.act === "application.removePaper" ? undefined : entry.by;
  return <HistoryStep what={useEntryText(entry)} by={by} at={entry.at} />;
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
    case "application.paper":
      return t.paper;
    case "application.removePaper":
      return t.removedPaper;
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
