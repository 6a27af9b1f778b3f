import { useQuery } from "@tanstack/react-query";
import { History, HistoryStep } from "#app/staff/shell/record/history.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Lead } from "../contract.ts";
import { messages } from "./messages.ts";
import { historyQueryOptions } from "./queries.ts";

export function LeadHistoryView({ lead }: { lead: Lead }) {
  const { history: t, statuses } = useText(messages);
  const query = useQuery(historyQueryOptions(lead.id));
  return (
    <History query={query}>
      {(changes) => (
        <>
          <HistoryStep what={t.arrived} at={lead.createdAt} />
          {changes.map((change) => (
            <HistoryStep
              key={`${change.at} ${change.from} ${change.to}`}
              what={t.change(statuses[change.from], statuses[change.to])}
              by={change.by}
              at={change.at}
            />
          ))}
          {changes.length === 0 && <li className="text-muted">{t.none}</li>}
        </>
      )}
    </History>
  );
}
