import { useEffect, useEffectEvent } from "react";

/** Calls `act` each time the network is back. */
export function useBackOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
