import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  translate: { en: "Translate", es: "Traducir" },
  translating: { en: "Translating…", es: "Traduciendo…" },
  hide: { en: "Hide the translation", es: "Ocultar la traducción" },
  from: {
    model: { en: "Translated by AI; nobody checked it.", es: "Traducido por IA; nadie lo revisó." },
    machine: {
      en: "Translated by a machine; nobody checked it.",
      es: "Traducido por una máquina; nadie lo revisó.",
    },
    phrasebook: { en: "From our phrasebook.", es: "De nuestro libro de frases." },
  },
  impossible: {
    en: "We could not translate this. Ask the concierge, who will tell you what it says.",
    es: "No pudimos traducir esto. Pregúntale al concierge y te dirá qué dice.",
  },
  phrasesOnly: {
    en: "We could not translate this: without an outside translation service only everyday phrases work here. Ask the concierge, who will tell you what it says.",
    es: "No pudimos traducir esto: sin un servicio de traducción externo, aquí solo funcionan frases de todos los días. Pregúntale al concierge y te dirá qué dice.",
  },
  offline: {
    en: "There is no connection. Try again when you are back online.",
    es: "No hay conexión. Inténtalo de nuevo cuando la tengas.",
  },
});
