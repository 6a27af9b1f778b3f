import { useQuery } from "@tanstack/react-query";
import { History, Step } from "#app/staff/shell/record/history.tsx";
import { momentText } from "#app/staff/shell/record/moments.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { messages } from "./messages.ts";
import { localVendorHistoryReading } from "./queries.ts";

/** An application's way so far: who moved it, when, from where to where, and what they noted. */
export function LocalVendorHistory({ vendor }: { vendor: LocalVendor }) {
  const { history: t, statuses } = useText(messages);
  const { locale } = useLocale();
  const query = useQuery({
    ...localVendorHistoryReading(vendor.id),
    // What one decides on should not be what was true a while ago.
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <History query={query} failure={t.failed}>
      {(steps) => (
        <>
          <Step what={t.submitted} when={momentText(vendor.submittedAt, "moment", locale)} />
          {steps.map((step) => (
            <Step
              key={`${step.at} ${step.from} ${step.to}`}
              what={step.from === step.to ? t.noted : t.change(statuses[step.from], statuses[step.to])}
              when={t.by(step.by, momentText(step.at, "moment", locale))}
            >
              {step.note && (
                <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
                  {step.note}
                </p>
              )}
            </Step>
          ))}
        </>
      )}
    </History>
  );
}
