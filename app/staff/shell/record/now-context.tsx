import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const NowContext = createContext(0);

/** One clock for all waiting times, updated every 30 s. @param initial the server's time in ms, for hydration */
export function NowProvider({ initial, children }: { initial: number; children: ReactNode }) {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

/** @returns milliseconds */
export function useNow(): number {
  return useContext(NowContext);
}
