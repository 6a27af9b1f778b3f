import { useLayoutEffect } from "react";

/** Inside something that opens over the page: when it goes, focus returns to where it came from, or to the page. */
export function ReturnOfFocus() {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // After Radix has had its own say.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const known = before instanceof HTMLElement && before.isConnected && before !== document.body;
        const target = known ? before : document.querySelector<HTMLElement>("main");
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
  return null;
}
