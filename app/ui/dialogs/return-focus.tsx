import { useLayoutEffect } from "react";

/** Place inside an overlay: on unmount, focus returns to the previous element or to `main`. */
export function ReturnFocus() {
  useLayoutEffect(() => {
    const previous = document.activeElement;
    return () => {
      // After Radix's own focus handling.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const isUsable =
          previous instanceof HTMLElement && previous.isConnected && previous !== document.body;
        const target = isUsable ? previous : document.querySelector<HTMLElement>("main");
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
  return null;
}
