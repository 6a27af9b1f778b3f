import { bilingual } from "#platform/i18n/text.ts";

export const dialogMessages = bilingual({
  description: {
    en: "Please read the terms and accept them to enter the platform.",
    es: "Lee los términos y acéptalos para entrar a la plataforma.",
  },
  language: { en: "Language of the terms", es: "Idioma de los términos" },
  agree: { en: "I have read the terms and I agree to them.", es: "He leído los términos y los acepto." },
  tickFirst: { en: "Check the box to enter.", es: "Marca la casilla para poder entrar." },
  decline: { en: "Decline", es: "Rechazar" },
  enter: { en: "Enter Platform", es: "Entrar a la Plataforma" },
});
