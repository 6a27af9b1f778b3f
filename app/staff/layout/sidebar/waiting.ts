import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import type { WaitingCounts } from "#app/staff/work-queue/contract.ts";
import { newCallsQueryOptions, waitingQueryOptions } from "#app/staff/work-queue/queries.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import type { DeskScreen } from "./screens.ts";

/** How much waits on each screen. Polled, and read again, as the new calls are, after each change that this browser makes. */
export function useWaiting(): WaitingCounts | undefined {
  const cache = useQueryClient();
  const { data } = useQuery({ ...waitingQueryOptions(), ...liveQueryOptions });
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          for (const { queryKey } of [waitingQueryOptions(), newCallsQueryOptions()])
            void cache.invalidateQueries({ queryKey });
      }),
    [cache],
  );
  return data;
}

/** The text of a count, "" for none, and whether it is urgent. */
export function useCountOf(waiting: WaitingCounts | undefined) {
  const { locale } = useLocale();
  return (screens: readonly DeskScreen[]) => {
    const counted = screens.filter(({ waits }) => waits && (waiting?.[waits] ?? 0) > 0);
    const sum = counted.reduce((total, { waits }) => total + ((waits && waiting?.[waits]) || 0), 0);
    const isUrgent = counted.some((one) => one.isUrgent);
    return { text: sum > 0 ? formatCapped(sum, locale) : "", isUrgent };
  };
}
