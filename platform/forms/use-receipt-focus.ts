import { useEffect, useRef } from "react";

/**
 * For the heading of the receipt that replaces a sent form: moves the page and the focus to it, so that screen readers
 * announce it.
 */
export function useReceiptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    return ignoreSecondClick();
  }, []);
  return heading;
}

/** After a quick answer the second click of a double click on "Send" would take the focus away, or press a link. */
function ignoreSecondClick(): () => void {
  const stop = () => {
    document.removeEventListener("mousedown", check, true);
    document.removeEventListener("click", check, true);
  };
  function check(event: MouseEvent) {
    // 1: the next click begins; 0: the keyboard.
    if (event.detail < 2) return stop();
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener("mousedown", check, true);
  document.addEventListener("click", check, true);
  return stop;
}
