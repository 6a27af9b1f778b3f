import { bilingual } from "#platform/i18n/text.ts";

/** What the gate itself says, which every page loads; the terms come later. */
export const messages = bilingual({
  text: {
    en: "The terms could not be loaded. Check your connection and try again.",
    es: "No se pudieron cargar los términos. Revisa tu conexión e inténtalo de nuevo.",
  },
  retry: { en: "Try again", es: "Intentar de nuevo" },
});
