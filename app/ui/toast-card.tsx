import { CircleAlert, Info, X } from "lucide-react";
import { dismissToast, type Toast } from "./toast.ts";

export type ToasterProps = { label: string; closeLabel: string };
export type ToastViewProps = ToasterProps & { message: Toast | null };

// On a phone at the top: at the bottom it would lie on a dialog's buttons.
export const toastPlace =
  "fixed inset-x-4 top-4 z-[60] sm:inset-x-auto sm:end-6 sm:top-auto sm:bottom-6 sm:w-96";
export const toastClose =
  "-my-1.5 -me-2 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-current/10";

/** The card's frame and icon colour, by variant. */
export function toastFrame(variant: Toast["variant"]): string {
  const look =
    variant === "destructive"
      ? "bg-cancelled-fill text-cancelled border-flamboyan"
      : "bg-card text-ink border-line";
  return `arch flex items-start gap-3 rounded-s rounded-br border px-4 py-3 print:hidden ${look}`;
}

export function ToastIcon({ variant }: { variant: Toast["variant"] }) {
  const Icon = variant === "destructive" ? CircleAlert : Info;
  return <Icon aria-hidden className={`mt-0.5 size-5 ${variant === "destructive" ? "" : "text-larimar"}`} />;
}

/** The message without any library: until the full view has loaded, or when it cannot. */
export function PlainToast({ message, label, closeLabel }: ToastViewProps) {
  return (
    <section aria-label={label} className={toastPlace}>
      <div role="status">
        {message && (
          <div lang={message.lang} className={toastFrame(message.variant)}>
            <ToastIcon variant={message.variant} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{message.title}</p>
              {message.description && <p className="text-sm">{message.description}</p>}
            </div>
            <button
              type="button"
              aria-label={closeLabel}
              className={toastClose}
              onClick={() => dismissToast(message.id)}
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
