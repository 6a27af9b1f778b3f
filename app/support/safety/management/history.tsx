import { useInfiniteQuery } from "@tanstack/react-query";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest, SafetyStep } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { safetyHistoryQueryOptions } from "./queries.ts";

export function RequestHistory({ request }: { request: SafetyRequest }) {
  const { history: t } = useText(messages);
  const query = useInfiniteQuery({
    ...safetyHistoryQueryOptions(request.id),
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <PagedHistory query={query} start={<HistoryStep what={t.arrived} at={request.createdAt} />}>
      {(step, place) => <RequestStep key={place} step={step} />}
    </PagedHistory>
  );
}

function RequestStep({ step: { at, by, kind, from, to, note } }: { step: SafetyStep }) {
  const { history: t, states } = useText(messages);
  const labels = {
    status: t.noted,
    note: t.noted,
    released: t.released,
    reached: t.reached,
    contact: t.contact,
    photo: t.photo,
  };
  const label = from && to ? `${states[from]} → ${states[to]}` : labels[kind];
  return <HistoryStep what={label} by={by} at={at} note={note} />;
}
