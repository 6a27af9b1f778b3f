import { setNonce } from "get-nonce";
import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogBody, type DialogWidth, dialogHeader, dialogPanel, dialogScrim } from "./dialog-look.tsx";
import { ReturnOfFocus } from "./return-of-focus.tsx";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it, for dialogs that keep their own state. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The name of the × button; not shown when `dismissible` is false. */
  closeLabel: string;
  /** False: neither Escape, a click outside nor × closes it. */
  dismissible?: boolean;
  /** Makes body and footer one form; a submit button in `footer` then needs no `form` attribute. */
  form?: ComponentProps<"form">;
  /** Stays in view below the scrolling body: the dialog's buttons. */
  footer?: ReactNode;
  width?: DialogWidth;
  /** The language inside, where it differs from the page's (portals leave the `lang` of their parents). */
  lang?: string;
  children: ReactNode;
};

// Radix holds the page still with a style element, which our policy allows only with the page's nonce.
if (typeof document !== "undefined") {
  setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");
}

const block = (event: Event) => event.preventDefault();

/** A modal dialog; on a phone a sheet as high as the screen. */
export function Dialog(props: DialogProps) {
  const { dismissible = true, form } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  const inside = (
    <DialogBody title={props.title} footer={props.footer}>
      {props.children}
    </DialogBody>
  );
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim} />
        <Radix.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          lang={props.lang}
          onOpenAutoFocus={focusPanel}
          onEscapeKeyDown={dismissible ? undefined : block}
          onInteractOutside={dismissible ? undefined : block}
          onKeyDown={(event) => closeUnlessTaken(event, closeButton.current)}
          className={dialogPanel(props.width)}
        >
          <ReturnOfFocus />
          <header className={dialogHeader}>
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-2xl">{props.title}</Radix.Title>
              {props.description && (
                <Radix.Description asChild>
                  <div className="mt-1.5 text-muted">{props.description}</div>
                </Radix.Description>
              )}
            </div>
            {dismissible && (
              <Radix.Close
                ref={closeButton}
                aria-label={props.closeLabel}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded text-muted transition-colors hover:bg-band hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </header>
          {form ? (
            <form noValidate {...form} className="flex min-h-0 flex-1 flex-col">
              {inside}
            </form>
          ) : (
            inside
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Leaves without the act, on the same terms as ×: not while the act is under way. */
export function DialogCancel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Close asChild>
      <Button variant="quiet" className={className}>
        {children}
      </Button>
    </Radix.Close>
  );
}

/** Focus the panel itself, so that screen readers begin with title and description and no phone keyboard jumps up. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** Radix gives Escape to what opened last, be it a passing message; whoever works in a dialog means the dialog. */
function closeUnlessTaken(event: KeyboardEvent, closeButton: HTMLButtonElement | null) {
  if (event.key === "Escape" && !event.defaultPrevented) closeButton?.click();
}
