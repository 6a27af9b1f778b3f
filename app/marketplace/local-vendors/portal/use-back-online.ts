import { useEffect, useEffectEvent } from "react";

/** Calls back each time the browser reports that the network is back. */
export function useBackOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
