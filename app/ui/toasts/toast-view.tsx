import { CircleAlert, Info, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { measuredAs } from "./measured-height.ts";
import { type ToastViewProps, toastFrame } from "./plain-toast.tsx";
import { dismissToast, type Toast, toastDurationMs } from "./toast.ts";

/** Of the place where toasts stand. */
const measureToast = measuredAs("--toast-height");

/** Toast with swipe, pause on hover and focus, and announcements; loaded with the first toast. */
export default function ToastView({ message, label, closeLabel }: ToastViewProps) {
  return (
    <Radix.Provider label={label} duration={toastDurationMs} swipeThreshold={50} swipeDirection="right">
      {message && (
        <Radix.Root
          key={message.id}
          lang={message.lang}
          type={message.variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id);
          }}
          className={`${toastFrame(message.variant)} animate-rise-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform`}
        >
          <ToastIcon variant={message.variant} />
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{message.title}</Radix.Title>
            {message.description && (
              <Radix.Description className="text-sm">{message.description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label={closeLabel}
            className="-my-1.5 -me-2 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-current/10"
          >
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={measureToast} label={label} className="toast-place" />
    </Radix.Provider>
  );
}

function ToastIcon({ variant }: { variant: Toast["variant"] }) {
  const Icon = variant === "destructive" ? CircleAlert : Info;
  return <Icon aria-hidden className={`mt-0.5 size-5 ${variant === "destructive" ? "" : "text-larimar"}`} />;
}
