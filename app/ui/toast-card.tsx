import { useEffect } from "react";
import { dismissToast, type Toast, toastDuration } from "./toast.ts";

export type ToasterProps = { label: string; closeLabel: string };
export type ToastViewProps = ToasterProps & { message: Toast | null };

// On a phone at the top: at the bottom it would lie on a dialog's buttons.
export const toastPlace =
  "fixed inset-x-4 top-4 z-[60] sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-6 sm:w-96";
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
