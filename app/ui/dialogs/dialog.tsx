import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonMessages } from "#app/ui/forms/button-messages.ts";
import { firstField } from "#app/ui/forms/first-field.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { DialogBody, type DialogWidth, dialogHeader, dialogPanel, dialogScrim } from "./dialog-frame.tsx";
import { ReturnFocus } from "./return-focus.tsx";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** By default "Close". */
  closeLabel?: string;
  /** False: Escape, a click outside and × do not close it. */
  dismissible?: boolean;
  /** False: a click outside alone does not close it. */
  closesOnOutsideClick?: boolean;
  /** Wraps body and footer in a form; a submit button in `footer` needs no `form` attribute. */
  form?: ComponentProps<"form">;
  footer?: ReactNode;
  /** Opens with the focus in its first field instead of on the panel; not on a phone. */
  startsInField?: boolean;
  width?: DialogWidth;
  /** Set if it differs from the page's: a portal does not inherit `lang`. */
  lang?: string;
  children: ReactNode;
};

const preventDefault = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * Controlled by `open` and `onOpenChange`, or opened by `trigger`. `closeLabel` names the × button; a `DialogCancel` in
 * the footer closes on the same terms.
 */
export function Dialog(props: DialogProps) {
  const t = useText(buttonMessages);
  const { dismissible = true, closesOnOutsideClick = dismissible, form } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  const content = (
    <DialogBody title={props.title} footer={props.footer}>
      {props.children}
    </DialogBody>
  );
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* A click that closes nothing leaves the focus where it is. */}
        <Radix.Overlay
          className={dialogScrim}
          onMouseDown={closesOnOutsideClick ? undefined : preventDefault}
        />
        <Radix.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          lang={props.lang}
          onOpenAutoFocus={(event) => focusStart(event, props.startsInField)}
          onEscapeKeyDown={dismissible ? undefined : preventDefault}
          onInteractOutside={closesOnOutsideClick ? undefined : preventDefault}
          onKeyDown={(event) => closeOnEscape(event, closeButton.current)}
          className={dialogPanel(props.width)}
        >
          <ReturnFocus />
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
                aria-label={props.closeLabel ?? t.close}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded text-muted transition-colors hover:bg-band hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Radix.Close>
            )}
          </header>
          {form ? (
            <form noValidate {...form} className="flex min-h-0 flex-1 flex-col">
              {content}
            </form>
          ) : (
            content
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes on the same terms as ×. By default "Cancel". */
export function DialogCancel({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useText(buttonMessages);
  return (
    <Radix.Close asChild>
      <Button variant="quiet" className={className}>
        {children ?? t.cancel}
      </Button>
    </Radix.Close>
  );
}

/** The panel's focus makes screen readers start with title and description, and opens no phone keyboard. */
function focusStart(event: Event, startsInField = false) {
  event.preventDefault();
  const panel = event.target;
  if (panel instanceof HTMLElement) ((startsInField && firstField(panel)) || panel).focus();
}

/** Radix sends Escape to the topmost layer, which may be a toast instead of the dialog. */
function closeOnEscape(event: KeyboardEvent, closeButton: HTMLButtonElement | null) {
  if (event.key === "Escape" && !event.defaultPrevented) closeButton?.click();
}
