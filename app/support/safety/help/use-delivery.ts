import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { hasPending, type StoredRequest } from "../request-queue.ts";
import {
  deliverRequests,
  getNoRequests,
  getSavedRequests,
  refresh,
  subscribeToRequests,
} from "./saved-requests-store.ts";

const [minDelayMs, maxDelayMs] = [2_000, 300_000];

/**
 * Delivers waiting requests while the page is open: at once, when the network or the tab comes back, and with
 * exponential backoff.
 * @returns the stored requests, and a function that sends them now
 */
export function useDelivery(onDelivered: (request: StoredRequest) => void) {
  const requests = useSyncExternalStore(subscribeToRequests, getSavedRequests, getNoRequests);
  const timer = useRef<number>(undefined);
  const failures = useRef(0);
  const notifyDelivered = useEffectEvent((request: StoredRequest) => onDelivered(request));

  const tryNow = useCallback(async () => {
    window.clearTimeout(timer.current);
    refresh();
    if (!getSavedRequests().some(({ stored }) => hasPending(stored))) return;
    const result = navigator.onLine ? await deliverRequests() : { delivered: [], retryAfter: 0 };
    for (const { stored } of result?.delivered ?? []) notifyDelivered(stored);
    // Undefined: another tab delivers, and may be closed before it is done.
    if (result?.retryAfter === null) return;
    failures.current += 1;
    const backoffMs = Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(failures.current - 1, 10));
    const delayMs = Math.max(backoffMs, (result?.retryAfter ?? 0) * 1_000) * (0.8 + Math.random() * 0.4);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void tryNow(), delayMs);
  }, []);
  const send = useCallback(() => {
    failures.current = 0;
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
