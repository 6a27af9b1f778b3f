import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const NowContext = createContext(0);

/**
 * One clock for all that shows how long something waits; it moves on every half minute.
 * @param initial the server's time in milliseconds, so that both sides first render the same words
 */
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

/** The current time in milliseconds. */
export function useNow(): number {
  return useContext(NowContext);
}
