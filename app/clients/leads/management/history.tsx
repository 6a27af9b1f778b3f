import { useQuery } from "@tanstack/react-query";
import { History, Step } from "#app/staff/shell/record/history.tsx";
import { momentText } from "#app/staff/shell/record/moments.ts";
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
          <Step what={t.arrived} when={momentText(lead.createdAt, "moment", locale)} />
          {changes.map((change) => (
            <Step
              key={`${change.at} ${change.from} ${change.to}`}
              what={t.change(statuses[change.from], statuses[change.to])}
              when={t.by(change.by, momentText(change.at, "moment", locale))}
            />
          ))}
          {changes.length === 0 && <li className="text-muted">{t.none}</li>}
        </>
      )}
    </History>
  );
}
