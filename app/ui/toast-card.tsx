import { useEffect } from "react";
import { dismissToast, type Toast, toastDuration } from "./toast.ts";

export type ToasterProps = { label: string; closeLabel: string };
export type ToastViewProps = ToasterProps & { message: Toast | null };

// Under the bar and beside a dialog: at the bottom it would lie on the buttons of either.
export const toastPlace = "fixed inset-x-4 top-4 z-[60] sm:start-auto sm:top-20 sm:w-80";

/** The card's frame, by variant. */
export function toastFrame(variant: Toast["variant"]): string {
  const look =
    variant === "destructive"
      ? "bg-cancelled-fill text-cancelled border-flamboyan"
      : "bg-card text-ink border-line";
  return `arch flex items-start gap-3 rounded-s rounded-br border px-4 py-3 print:hidden ${look}`;
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
    <section aria-label={label} className={toastPlace}>
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
