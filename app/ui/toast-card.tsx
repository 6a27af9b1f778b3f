import { useEffect } from "react";
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
  const id = message?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(dismissToast, toastDuration, id);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <section aria-label={label} className="toast-place">
      <div role="status">
        {message && (
          <div lang={message.lang} className={toastFrame(message.variant)}>
            <p>
              <strong>{message.title}</strong> {message.description}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
