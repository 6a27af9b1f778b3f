import { useCallback, useEffect, useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { type Tracking, tracking } from "../contract.ts";

/** The calls of one booking's link. */
export function trackingUrl(token: string): string {
  return `/api/bookings/track/${encodeURIComponent(token)}`;
}

/** Reads what a call of the link answered: how the booking stands now. */
export async function readTrackingResponse(response: Response): Promise<Tracking> {
  return tracking.parse(await response.json());
}

type Loaded = { booking: Tracking; now: number };

/**
 * How the booking stands: as the page came, then as the newest answer says. Read again whenever somebody comes
 * back to the page, as staff work on it meanwhile; where that fails, what is shown stays.
 * @returns the booking, the time in milliseconds as of which it is so, what takes a newer one, and what reads it
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
      // Offline, say: the page tells what it knows.
    }
  }, [token, show]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [refresh]);
  // What the loader read after it (a change of language) is newer still.
  const { booking, now } = newest?.after === loaded ? newest : loaded;
  return { booking, now, show, refresh };
}
