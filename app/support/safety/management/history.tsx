import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { History, HistoryStep, LoadMoreSteps } from "#app/staff/shell/record/history.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest, SafetyStep } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { safetyHistoryQueryOptions } from "./queries.ts";

export function RequestHistory({ request }: { request: SafetyRequest }) {
  const { history: t } = useText(messages);
  const { locale } = useLocale();
  const query = useInfiniteQuery({
    ...safetyHistoryQueryOptions(request.id),
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <History query={query} failure={t.failed}>
      {({ pages }) => (
        <>
          <HistoryStep what={t.arrived} when={formatDateTime(request.createdAt, "moment", locale)} />
          {pages
            .flatMap((page) => page.items)
            .map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              <RequestStep key={place} step={step} />
            ))}
          {query.hasNextPage && (
            <LoadMoreSteps busy={query.isFetchingNextPage} read={() => void query.fetchNextPage()} />
          )}
        </>
      )}
    </History>
  );
}

function RequestStep({ step: { at, by, kind, from, to, note } }: { step: SafetyStep }) {
  const { history: t, states } = useText(messages);
  const { locale } = useLocale();
  const labels = {
    status: t.noted,
    note: t.noted,
    released: t.released,
    reached: t.reached,
    contact: t.contact,
  };
  const label = from && to ? t.change(states[from], states[to]) : labels[kind];
  return (
    <HistoryStep what={label} when={t.by(by, formatDateTime(at, "moment", locale))}>
      {note && (
        <p dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
    </HistoryStep>
  );
}
