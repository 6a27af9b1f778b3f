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
    let gathering: number | undefined;
    let readAt = Number.NEGATIVE_INFINITY;
    const read = () => {
      gathering = undefined;
      readAt = performance.now();
      readNews(cache);
    };
    const leave = joinDesk({
      // The answer is news at once: what happened before.
      frames: () => [{ type: "join", desk: true }],
      onFrame: (frame) => {
        if (frame.type !== "changed" || frame.chat !== undefined) return;
        gathering ??= window.setTimeout(read, Math.max(gatherMs, readAt + minGapMs - performance.now()));
      },
    });
    return () => {
      window.clearTimeout(gathering);
      leave();
    };
  }, [cache]);
}

function readNews(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ["/api/admin/notifications"] });
  void cache.invalidateQueries({
    predicate: ({ observers }) =>
      observers.some(({ options }) => options.refetchInterval === liveQueryOptions.refetchInterval),
  });
}
