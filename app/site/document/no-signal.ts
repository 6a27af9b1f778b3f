import { toast } from "#app/ui/toasts/toast.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { keptPaths } from "./kept-paths.ts";

const messages = bilingual({
  title: { en: "No signal", es: "Sin señal" },
  text: {
    en: "You stay on this page; tap again when the signal is back.",
    es: "Sigues en esta página; toca de nuevo cuando vuelva la señal.",
  },
});

/**
 * Without a signal a link to another page stays where one is, and says so: the router would find the page's code
 * missing and load the whole document anew, and what one was reading or writing would be gone.
 */
export function stayWithoutSignal(): void {
  // Before React's own listeners, which leave alone what is prevented.
  window.addEventListener("click", stay, { capture: true });
}

function stay(event: MouseEvent) {
  if (navigator.onLine || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !leadsAway(link)) return;
  event.preventDefault();
  const lang = link.parentElement?.closest<HTMLElement>("[lang]")?.lang === "es" ? "es" : "en";
  const { title, text } = inLocale(messages, lang);
  toast({ title, description: text, lang });
}

/** Whether a link opens another page of ours in this tab. */
function leadsAway({ origin, pathname, target, download }: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    !keptPaths.includes(pathname) &&
    target === "" &&
    download === ""
  );
}
