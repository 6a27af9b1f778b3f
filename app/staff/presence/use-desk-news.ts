import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { joinDesk } from "./desk-connection.ts";

/** News that comes within this time is read once. */
const gatherMs = 200;
/** In milliseconds: in a busy hour a screen reads its news anew this often at most. */
const minGapMs = 500;

/**
 * While it is mounted, what happens is shown within two seconds: the server says that there is news, and what is live on the
 * screen is read anew (`liveQueryOptions`), and the bell.
 */
export function useDeskNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const readers = readersOf(cache);
    const leave = joinDesk({
      // The answer is news at once: what happened before.
      frames: () => [{ type: "join", desk: true }],
      onFrame: (frame) => {
        if (frame.type !== "changed" || frame.chat !== undefined) return;
        for (const { notify } of readers) notify();
      },
    });
    return () => {
      for (const { end } of readers) end();
      leave();
    };
  }, [cache]);
}

/**
 * Calls `read` some moments after news. News that comes while it is being read is read after that: to begin again would, in a
 * busy hour, never end.
 */
export function readerOfNews(read: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let isReading = false;
  let hasMore = false;
  const notify = () => {
    if (isReading) hasMore = true;
    else timer ??= setTimeout(readNow, Math.max(gatherMs, readAt + minGapMs - performance.now()));
  };
  const readNow = async () => {
    timer = undefined;
    readAt = performance.now();
    [isReading, hasMore] = [true, false];
    await read();
    isReading = false;
    if (hasMore) notify();
  };
  return { notify, end: () => clearTimeout(timer) };
}

/** Each is read by itself: the many counts and a long list must not keep the bell and the cards waiting. */
const urgentPaths = ["/api/admin/notifications", "/api/admin/new-calls"];

function readersOf(cache: QueryClient) {
  const urgent = urgentPaths.map((path) => () => cache.invalidateQueries({ queryKey: [path] }));
  const live = () =>
    cache.invalidateQueries({
      predicate: ({ observers, queryKey: [path] }) =>
        !urgentPaths.includes(String(path)) &&
        observers.some(({ options }) => options.refetchInterval === liveQueryOptions.refetchInterval),
    });
  return [...urgent, live].map(readerOfNews);
}
