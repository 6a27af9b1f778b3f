import { useQuery } from "@tanstack/react-query";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { LocalVendor } from "./contract.ts";
import { localVendorHistoryReading } from "./queries.ts";

/** An application's way so far: who moved it, when, from where to where, and what they noted. */
export function LocalVendorHistory({ vendor }: { vendor: LocalVendor }) {
  const { history: t, retry, statuses } = useText(messages);
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    ...localVendorHistoryReading(vendor.id),
    // What one decides on should not be what was true a while ago.
    staleTime: 0,
    refetchOnMount: true,
  });
  if (isError && !isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.failed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {retry}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-16" />;
  return (
    <ol className="border-line border-s-2 ps-4 text-sm">
      <li className="pb-2">
        <span className="font-semibold">{t.submitted}</span>{" "}
        <span className="text-muted">{momentText(vendor.submittedAt, "moment", locale)}</span>
      </li>
      {data.map((step) => (
        <li key={`${step.at} ${step.from} ${step.to}`} className="pb-2">
          <span className="font-semibold">
            {step.from === step.to ? t.noted : t.change(statuses[step.from], statuses[step.to])}
          </span>{" "}
          <span className="text-muted">{t.by(step.by, momentText(step.at, "moment", locale))}</span>
          {step.note && (
            <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
              {step.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
