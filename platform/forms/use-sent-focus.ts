import { useEffect, useRef } from "react";

/** After sending, focuses the dialog, so that screen readers announce its new title. */
export function useSentFocus() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}
