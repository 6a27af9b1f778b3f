import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { packageNames } from "#app/site/packages/contract.ts";
import { CorrectedValue } from "#app/staff/shell/record/corrected-value.tsx";
import { History, HistoryStep } from "#app/staff/shell/record/history.tsx";
import { useLanguageNames } from "#app/staff/shell/record/language-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Lead, leadHistory } from "../contract.ts";
import { messages } from "./messages.ts";
import { historyQueryOptions } from "./queries.ts";

type Change = z.infer<typeof leadHistory>[number];
type Correction = Extract<Change, { kind: "correction" }>;

function Step({ change }: { change: Change }) {
  const { history: t, statuses, correction } = useText(messages);
  const { by, at } = change;
  const shown = useValueText();
  if (change.kind === "status") {
    const moved = t.change(statuses[change.from], statuses[change.to]);
    return <HistoryStep what={change.undoes ? t.undone(moved) : moved} by={by} at={at} />;
  }
  const { field, from, to } = change;
  return (
    <HistoryStep what={correction.corrected(correction.fields[field])} by={by} at={at}>
      <CorrectedValue from={shown(field, from)} to={shown(field, to)} />
    </HistoryStep>
  );
}

/** A corrected value as people read it. */
function useValueText() {
  const { undecided } = useText(messages);
  const languages = useLanguageNames();
  return (field: Correction["field"], value: string): string => {
    if (field === "package")
      return Object.entries(packageNames).find(([id]) => id === value)?.[1] ?? (value || undecided);
    if (field === "locale" && (value === "en" || value === "es")) return languages[value];
    return value || "–";
  };
}

export function LeadHistoryView({ lead }: { lead: Lead }) {
  const { history: t } = useText(messages);
  const query = useQuery(historyQueryOptions(lead.id));
  return (
    <History query={query}>
      {(changes) => (
        <>
          <HistoryStep what={t.arrived} at={lead.createdAt} />
          {changes.map((change) => (
            <Step key={`${change.at} ${change.kind} ${change.from} ${change.to}`} change={change} />
          ))}
          {changes.length === 0 && <li className="text-muted">{t.none}</li>}
        </>
      )}
    </History>
  );
}
