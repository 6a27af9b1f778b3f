import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { isPending, type KeptRequest } from "../request-queue.ts";
import { deliverRequests, noRequests, refresh, shownRequests, subscribeToRequests } from "./kept-requests.ts";

/** First and longest delay between attempts, in milliseconds. */
const [shortest, longest] = [2_000, 300_000];

/**
 * Delivers waiting requests while the page is open: at once, when the network or the tab comes back, and with
 * exponential backoff.
 * @returns the stored requests, and a function that sends them now
 */
export function useDelivery(onDelivered: (kept: KeptRequest) => void) {
  const requests = useSyncExternalStore(subscribeToRequests, shownRequests, noRequests);
  const timer = useRef<number>(undefined);
  const failed = useRef(0);
  const tell = useEffectEvent((kept: KeptRequest) => onDelivered(kept));

  const tryNow = useCallback(async () => {
    window.clearTimeout(timer.current);
    refresh();
    if (!shownRequests().some(({ kept }) => isPending(kept))) return;
    const done = navigator.onLine ? await deliverRequests() : { delivered: [], retryAfter: 0 };
    for (const { kept } of done?.delivered ?? []) tell(kept);
    // Undefined: another tab delivers, and may be closed before it is done.
    if (done?.retryAfter === null) return;
    failed.current += 1;
    const pause = Math.min(longest, shortest * 2 ** Math.min(failed.current - 1, 10));
    const wait = Math.max(pause, (done?.retryAfter ?? 0) * 1_000) * (0.8 + Math.random() * 0.4);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void tryNow(), wait);
  }, []);
  const send = useCallback(() => {
    failed.current = 0;
    void tryNow();
  }, [tryNow]);

  useEffect(() => {
    send();
    const onVisible = () => {
      if (document.visibilityState === "visible") send();
    };
    window.addEventListener("online", send);
    window.addEventListener("storage", refresh);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener("online", send);
      window.removeEventListener("storage", refresh);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [send]);
  return { requests, send };
}
