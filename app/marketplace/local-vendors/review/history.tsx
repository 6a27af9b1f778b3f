import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { History, HistoryStep } from "#app/staff/shell/record/history.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { messages } from "./messages.ts";
import { localVendorHistoryQueryOptions } from "./queries.ts";

export function LocalVendorHistory({ vendor }: { vendor: LocalVendor }) {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const query = useQuery({
    ...localVendorHistoryQueryOptions(vendor.id),
    // A decision must not rest on stale data.
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <History query={query} failure={t.failed}>
      {(steps) => (
        <>
          <HistoryStep what={t.submitted} when={formatDateTime(vendor.submittedAt, "moment", locale)} />
          {steps.map((step) => (
            <HistoryStep
              key={`${step.at} ${step.from} ${step.to}`}
              what={step.from === step.to ? t.noted : t.change(statuses[step.from], statuses[step.to])}
              when={t.by(step.by, formatDateTime(step.at, "moment", locale))}
            >
              {step.note && (
                <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
                  {step.note}
                </p>
              )}
            </HistoryStep>
          ))}
        </>
      )}
    </History>
  );
}
