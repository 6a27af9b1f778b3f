import { useEffect } from "react";

/**
 * Without a network the router cannot fetch another page's code, and would only load this one again. So a link to
 * another page is the browser's own then, and leads to the few words that say why it is not there.
 */
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
    // Before the router hears of it.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);
}
