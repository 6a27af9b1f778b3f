import { toast } from "#app/ui/toasts/toast.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { offlinePaths } from "./offline-paths.ts";

const messages = bilingual({
  title: { en: "No signal", es: "Sin señal" },
  text: {
    en: "You’re still on this page. Tap again when the signal is back.",
    es: "Sigues en esta página; toca de nuevo cuando vuelva la señal.",
  },
});

/** Blocks links while offline and registers the service worker. */
export function prepareForOffline(): void {
  // In the capture phase, before React's listeners, which skip prevented events.
  window.addEventListener("click", blockNavigationOffline, { capture: true });
  registerServiceWorker();
}

/** Registered after the page has loaded, so as not to compete with it. The site works without it. */
function registerServiceWorker() {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  const register = () => serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.onload = register;
}

/**
 * Offline, a link to another page is blocked with a toast: the router would fail to load the page's code and reload the
 * document, losing what was typed.
 */
function blockNavigationOffline(event: MouseEvent) {
  if (navigator.onLine || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !opensOtherPage(link)) return;
  event.preventDefault();
  const lang = link.parentElement?.closest<HTMLElement>("[lang]")?.lang === "es" ? "es" : "en";
  const { title, text } = inLocale(messages, lang);
  toast({ title, description: text, lang });
}

function opensOtherPage({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    !offlinePaths.includes(pathname) &&
    target === "" &&
    download === ""
  );
}
