import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { DialogBody, type DialogWidth, dialogHeader, dialogPanel, dialogScrim } from "./dialog-look.tsx";
import { ReturnOfFocus } from "./return-of-focus.tsx";

type BlockingDialogProps = {
  title: string;
  description: ReactNode;
  width?: DialogWidth;
  /** The language inside, where it differs from the page's (portals leave the `lang` of their parents). */
  lang?: string;
  /** Its buttons: the only ways out. */
  footer: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that neither Escape nor a click outside closes, for the first visit: as all else is inert while it is there,
 * it does without the library behind `Dialog`, which weighs more than all the terms.
 */
export function BlockingDialog({ title, description, width, lang, footer, children }: BlockingDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // Read before the dialog is in the page: afterwards the browser would have to lay all of it out to answer.
  const [scrollbar] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const release = holdScroll(scrollbar);
    // The panel itself, so that screen readers begin with title and description.
    panel.current?.focus();
    return release;
  }, [scrollbar]);
  // Once the dialog is seen: a browser styles anew all that becomes inert.
  useEffect(() => letRest(root.current), []);
  return createPortal(
    <div ref={root}>
      <ReturnOfFocus />
      <div className={dialogScrim} data-state="open" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        tabIndex={-1}
        lang={lang}
        data-state="open"
        className={dialogPanel(width)}
      >
        <header className={dialogHeader}>
          <div className="min-w-0 flex-1 pt-1.5">
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            <div id={`${id}-description`} className="mt-1.5 text-muted">
              {description}
            </div>
          </div>
        </header>
        <DialogBody title={title} footer={footer}>
          {children}
        </DialogBody>
      </div>
    </div>,
    document.body,
  );
}

/** The page stays where it is: without its scrollbar it would become wider, and move. @returns how to let it go on */
function holdScroll(scrollbar: number): () => void {
  const { documentElement, body } = document;
  body.style.paddingInlineEnd = `${scrollbar}px`;
  documentElement.style.overflow = "hidden";
  return () => {
    body.style.paddingInlineEnd = "";
    documentElement.style.overflow = "";
  };
}

/** Everything in the document but this part rests. @returns how to wake it */
function letRest(but: HTMLElement | null): () => void {
  const behind = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== but && !part.inert,
  );
  for (const part of behind) part.toggleAttribute("inert", true);
  return () => {
    for (const part of behind) part.removeAttribute("inert");
  };
}
