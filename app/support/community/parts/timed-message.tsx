import { CircleAlert, CircleCheck } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type TimedMessageState = { text: string; good: boolean };

/** In milliseconds, from the specification. */
const durationMs = 3_000;

export function useTimedMessage(first: TimedMessageState | null) {
  const [message, setMessage] = useState(first);
  const timer = useRef<number>(undefined);
  const showMessage = useCallback((next: TimedMessageState) => {
    window.clearTimeout(timer.current);
    setMessage(next);
    timer.current = window.setTimeout(() => setMessage(null), durationMs);
  }, []);
  useEffect(() => {
    if (first) showMessage(first);
    return () => window.clearTimeout(timer.current);
  }, [first, showMessage]);
  return { message, showMessage };
}

export function TimedMessage({ message }: { message: TimedMessageState | null }) {
  const Icon = message?.good ? CircleCheck : CircleAlert;
  return (
    <div role="status">
      {message && (
        <p
          className={classNames(
            "flex items-start gap-2 font-semibold [overflow-wrap:anywhere]",
            message.good ? "text-palma" : "text-flamboyan",
          )}
        >
          <Icon aria-hidden className="mt-0.5 size-5" />
          <span className="min-w-0">{message.text}</span>
        </p>
      )}
    </div>
  );
}
