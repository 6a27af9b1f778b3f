import { useEffect, useEffectEvent } from "react";

export function useBackOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
}
