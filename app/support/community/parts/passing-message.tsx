import { CircleAlert, CircleCheck } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type Passing = { text: string; good: boolean };

/** How long the form's message stays, in milliseconds (spec, "constants"). */
const stays = 3_000;

/** A message about what was sent, which goes by itself. What a person must keep in mind stands elsewhere and stays. */
export function usePassingMessage(first: Passing | null) {
  const [message, setMessage] = useState(first);
  const timer = useRef<number>(undefined);
  const say = useCallback((next: Passing) => {
    window.clearTimeout(timer.current);
    setMessage(next);
    timer.current = window.setTimeout(() => setMessage(null), stays);
  }, []);
  useEffect(() => {
    if (first) say(first);
    return () => window.clearTimeout(timer.current);
  }, [first, say]);
  return { message, say };
}

/** Green for what went well, red for what did not. */
export function PassingMessage({ message }: { message: Passing | null }) {
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
