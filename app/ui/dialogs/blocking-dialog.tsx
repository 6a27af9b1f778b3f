import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { DialogBody, type DialogWidth, dialogHeader, dialogPanel, dialogScrim } from "./dialog-frame.tsx";
import { ReturnFocus } from "./return-focus.tsx";

type BlockingDialogProps = {
  title: string;
  description: ReactNode;
  width?: DialogWidth;
  /** Set if it differs from the page's: a portal does not inherit `lang`. */
  lang?: string;
  footer: ReactNode;
  children: ReactNode;
};

/** Closed only by its buttons; for the first visit. Avoids Radix, which is larger than the terms shown. */
export function BlockingDialog({ title, description, width, lang, footer, children }: BlockingDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // Measured before the dialog is inserted, to avoid a forced layout.
  const [scrollbarWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const release = lockScroll(scrollbarWidth);
    // Screen readers start with title and description.
    panel.current?.focus();
    return release;
  }, [scrollbarWidth]);
  // After the first paint, because inert elements are restyled.
  useEffect(() => makeRestInert(root.current), []);
  return createPortal(
    <div ref={root}>
      <ReturnFocus />
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

/** The padding replaces the scrollbar, so that the page does not shift. @returns the undo function */
function lockScroll(scrollbarWidth: number): () => void {
  const { documentElement, body } = document;
  body.style.paddingInlineEnd = `${scrollbarWidth}px`;
  documentElement.style.overflow = "hidden";
  return () => {
    body.style.paddingInlineEnd = "";
    documentElement.style.overflow = "";
  };
}

/** @returns the undo function */
function makeRestInert(except: HTMLElement | null): () => void {
  const siblings = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== except && !part.inert,
  );
  for (const part of siblings) part.toggleAttribute("inert", true);
  return () => {
    for (const part of siblings) part.removeAttribute("inert");
  };
}
