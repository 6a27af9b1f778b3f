import { useEffect } from "react";

/** Offline the router cannot load another page's code. A plain navigation shows the offline page instead. */
export function usePlainLinksOffline(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented) return; // told that one stays, site/document/no-signal.ts
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (navigator.onLine || !link || link.target || event.button !== 0 || event.metaKey || event.ctrlKey)
        return;
      const { origin, pathname, href } = link;
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.assign(href);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
}
