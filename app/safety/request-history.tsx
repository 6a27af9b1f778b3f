import { useQuery } from "@tanstack/react-query";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { SafetyRequest, SafetyStep } from "./contract.ts";
import { safetyHistoryReading } from "./queries.ts";

/** A request's way so far: who did what, when, and what they noted. */
export function RequestHistory({ request }: { request: SafetyRequest }) {
  const { history: t } = useText(messages);
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    ...safetyHistoryReading(request.id),
    // What one decides on should not be what was true a while ago.
    staleTime: 0,
    refetchOnMount: true,
  });
  if (isError && !isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.failed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-16" />;
  return (
    <ol className="border-line border-s-2 ps-4 text-sm">
      <li className="pb-2">
        <span className="font-semibold">{t.arrived}</span>{" "}
        <span className="text-muted">{momentText(request.createdAt, "moment", locale)}</span>
      </li>
      {data.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={place} className="pb-2">
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step: { at, by, kind, from, to, note } }: { step: SafetyStep }) {
  const { history: t, states } = useText(messages);
  const { locale } = useLocale();
  const what = from && to ? t.change(states[from], states[to]) : kind === "released" ? t.released : t.noted;
  return (
    <>
      <span className="font-semibold">{what}</span>{" "}
      <span className="text-muted">{t.by(by, momentText(at, "moment", locale))}</span>
      {note && (
        <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </>
  );
}
