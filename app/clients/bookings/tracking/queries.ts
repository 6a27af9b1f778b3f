import { useCallback, useEffect, useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { type Tracking, tracking } from "../contract.ts";

/** Reads the booking from the answer to a cancellation or a proposal. @throws ZodError if it is none */
export async function readTrackingResponse(response: Response): Promise<Tracking> {
  return tracking.parse(await response.json());
}

type Loaded = { booking: Tracking; now: number };

/**
 * The booking from the loader or the newest response. Refetches when the tab becomes visible;
 * on failure the shown state stays.
 * @returns `now`: the time (ms) at which `booking` was read
 */
export function useTracking(token: string, loaded: Loaded) {
  const [newest, setNewest] = useState<(Loaded & { after: Loaded }) | null>(null);
  const show = useCallback(
    (booking: Tracking) => setNewest({ booking, now: Date.now(), after: loaded }),
    [loaded],
  );
  const refresh = useCallback(async () => {
    try {
      show(await api.get("/api/bookings/track/:token", { token }));
    } catch {
      // Keep what is shown, for example while offline.
    }
  }, [token, show]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [refresh]);
  // A later loader run (change of language) is newer than `newest`.
  const { booking, now } = newest?.after === loaded ? newest : loaded;
  return { booking, now, show, refresh };
}
