import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "No connection", es: "Sin conexión" },
  text: {
    en: "This page needs the internet. Phone calls don’t.",
    es: "Esta página necesita internet. Las llamadas no.",
  },
  safety: { en: "Safety page: works without internet", es: "Página de seguridad: funciona sin conexión" },
  translation: {
    en: "Translation: phrases that work without internet",
    es: "Traducción: frases sin conexión",
  },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
});
