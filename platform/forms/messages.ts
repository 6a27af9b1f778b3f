import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  offline: { en: "You seem to be offline.", es: "Parece que no tienes conexión." },
  kept: { en: "What you wrote is still here.", es: "Lo que escribiste sigue aquí." },
});
