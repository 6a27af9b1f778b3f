import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { History, HistoryStep } from "#app/staff/shell/record/history.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Lead } from "../contract.ts";
import { messages } from "./messages.ts";
import { historyQueryOptions } from "./queries.ts";

export function LeadHistoryView({ lead }: { lead: Lead }) {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const query = useQuery(historyQueryOptions(lead.id));
  return (
    <History query={query} failure={t.failed}>
      {(changes) => (
        <>
          <HistoryStep what={t.arrived} when={formatDateTime(lead.createdAt, "moment", locale)} />
          {changes.map((change) => (
            <HistoryStep
              key={`${change.at} ${change.from} ${change.to}`}
              what={t.change(statuses[change.from], statuses[change.to])}
              when={t.by(change.by, formatDateTime(change.at, "moment", locale))}
            />
          ))}
          {changes.length === 0 && <li className="text-muted">{t.none}</li>}
        </>
      )}
    </History>
  );
}
