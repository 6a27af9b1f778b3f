import { setNonce } from "get-nonce";
import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ReturnOfFocus } from "./return-of-focus.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it, for dialogs that keep their own state. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The name of the × button; not shown when `dismissible` is false. */
  closeLabel: string;
  /** False: neither Escape, a click outside nor × closes it (the terms). */
  dismissible?: boolean;
  /** Makes body and footer one form; a submit button in `footer` then needs no `form` attribute. */
  form?: ComponentProps<"form">;
  /** Stays in view below the scrolling body: the dialog's buttons. */
  footer?: ReactNode;
  width?: "narrow" | "medium" | "wide";
  /** The language inside, where it differs from the page's (portals leave the `lang` of their parents). */
  lang?: string;
  children: ReactNode;
};

// Radix holds the page still with a style element, which our policy allows only with the page's nonce.
if (typeof document !== "undefined") {
  setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");
}

const widths = { narrow: "sm:max-w-md", medium: "sm:max-w-xl", wide: "sm:max-w-4xl" };
const block = (event: Event) => event.preventDefault();

/** A modal dialog; on a phone a sheet as high as the screen. */
export function Dialog(props: DialogProps) {
  const { dismissible = true, form } = props;
  const inside = (
    <>
      <ScrollRegion
        label={props.title}
        // Positioned: what is hidden for screen readers would stretch the panel instead of scrolling in it.
        className="relative min-h-[min(10rem,70dvh)] flex-1 overflow-y-auto px-5 py-5 sm:px-8"
      >
        <div>{props.children}</div>
      </ScrollRegion>
      {props.footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4 sm:px-8">
          {props.footer}
        </div>
      )}
    </>
  );
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          lang={props.lang}
          onOpenAutoFocus={focusPanel}
          onEscapeKeyDown={dismissible ? undefined : block}
          onInteractOutside={dismissible ? undefined : block}
          className={classNames(
            // In a very low window (400% zoom) the whole panel scrolls, so that its buttons can be reached.
            "fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink focus:outline-none",
            "sm:arch sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[min(48rem,calc(100dvh-4rem))] sm:-translate-y-1/2 sm:rounded-s sm:rounded-br sm:border",
            "data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
            widths[props.width ?? "medium"],
          )}
        >
          <ReturnOfFocus />
          <header className="flex items-start gap-4 border-b py-4 ps-5 pe-3 sm:py-5 sm:ps-8 sm:pe-5">
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

/** Focus the panel itself, so that screen readers begin with title and description and no phone keyboard jumps up. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}
