import { useQuery } from "@tanstack/react-query";
import { History, HistoryStep } from "#app/staff/shell/record/history.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { messages } from "./messages.ts";
import { localVendorHistoryQueryOptions } from "./queries.ts";

export function LocalVendorHistory({ vendor }: { vendor: LocalVendor }) {
  const { history: t, statuses } = useText(messages);
  const query = useQuery({
    ...localVendorHistoryQueryOptions(vendor.id),
    // A decision must not rest on stale data.
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <History query={query}>
      {(steps) => (
        <>
          <HistoryStep what={t.submitted} at={vendor.submittedAt} />
          {steps.map((step) => (
            <HistoryStep
              key={`${step.at} ${step.from} ${step.to}`}
              what={step.from === step.to ? t.noted : t.change(statuses[step.from], statuses[step.to])}
              by={step.by}
              at={step.at}
              note={step.note}
            />
          ))}
        </>
      )}
    </History>
  );
}
