import { bilingual } from "#platform/i18n/text.ts";

/** A blank field's error: without its name, as the API says it, and with it, as a form says it. */
export const requiredText = bilingual({
  plain: { en: "Please fill this in.", es: "Completa este campo." },
  named: {
    en: (label: string) => `Fill in: ${label}`,
    es: (label: string) => `Completa: ${label}`,
  },
});
