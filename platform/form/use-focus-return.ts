import { useEffect, useRef, useState } from "react";

/**
 * Gives the focus back to what had it before a dialog opened: one that is opened by the address has no
 * trigger of its own that would.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has let go of the focus.
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}

/** For what takes a form's place in a dialog: the dialog itself gets the focus, so that its new title is read out. */
export function useSentFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}
