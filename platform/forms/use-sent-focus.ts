import { useEffect, useRef } from "react";

/** For what takes a form's place in a dialog: the dialog itself gets the focus, so that its new title is read out. */
export function useSentFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}
