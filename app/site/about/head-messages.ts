import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "About us", es: "Quiénes somos" },
  description: {
    en: "Who answers at Arribo, where and when, and what happens after you write to us and after you pay.",
    es: "Quién responde en Arribo, dónde y cuándo, y qué pasa después de que nos escribes y después de que pagas.",
  },
});
