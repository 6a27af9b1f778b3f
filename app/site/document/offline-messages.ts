import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "No connection", es: "Sin conexión" },
  text: {
    en: "This page needs the network. Calls do not.",
    es: "Esta página necesita internet. Las llamadas no.",
  },
  safety: { en: "Safety page: it works without a network", es: "Página de seguridad: funciona sin conexión" },
  translation: { en: "Translation: phrases without a network", es: "Traducción: frases sin conexión" },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
});
