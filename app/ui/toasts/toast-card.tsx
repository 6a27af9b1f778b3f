import { useEffect, useState } from "react";
import { dismissToast, type Toast, toastDuration } from "./toast.ts";

export type ToasterProps = { label: string; closeLabel: string };
export type ToastViewProps = ToasterProps & { message: Toast | null };

/** The card's frame, by variant. */
export function toastFrame(variant: Toast["variant"]): string {
  const look =
    variant === "destructive"
      ? "bg-cancelled-fill text-cancelled border-flamboyan"
      : "bg-card text-ink border-line";
  return `toast ${look}`;
}

/** The message without any library: until the full view has loaded, or when it cannot. */
export function PlainToast({ message, label }: ToastViewProps) {
  const [shown, show] = useState<Toast | null>(null);
  useEffect(() => {
    // A status region is heard only if it stands for a moment before its words come.
    const timers = [setTimeout(show, 100, message)];
    if (message) timers.push(setTimeout(dismissToast, toastDuration, message.id));
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
