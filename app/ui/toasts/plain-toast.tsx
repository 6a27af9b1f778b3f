import { useEffect, useState } from "react";
import { dismissToast, type Toast, toastDurationMs } from "./toast.ts";

export type ToasterProps = { label: string; closeLabel: string };
export type ToastViewProps = ToasterProps & { message: Toast | null };

/** Classes of a toast's card. */
export function toastFrame(variant: Toast["variant"]): string {
  const look =
    variant === "destructive"
      ? "bg-cancelled-fill text-cancelled border-flamboyan"
      : "bg-card text-ink border-line";
  return `toast ${look}`;
}

/** Toast without Radix, until `ToastView` has loaded or if it cannot load. */
export function PlainToast({ message, label }: ToastViewProps) {
  const [shown, show] = useState<Toast | null>(null);
  useEffect(() => {
    // A live region must exist for a moment before its text is announced.
    const timers = [setTimeout(show, 100, message)];
    if (message) timers.push(setTimeout(dismissToast, toastDurationMs, message.id));
    return () => timers.forEach(clearTimeout);
  }, [message]);
  return (
    <section aria-label={label} className="toast-place">
      <div role="status">
        {shown && (
          <div lang={shown.lang} className={toastFrame(shown.variant)}>
            <p>
              <strong>{shown.title}</strong> {shown.description}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
