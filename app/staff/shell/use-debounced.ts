import { useEffect, useState } from "react";

const typingDelayMs = 300;

/** A text that is typed, once it has not changed for a moment. */
export function useDebounced(text: string, delayMs = typingDelayMs): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), delayMs);
    return () => window.clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
