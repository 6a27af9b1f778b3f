import { bilingual } from "#platform/i18n/text.ts";

/** What the fields are called, also in a history. */
export const contactMessages = bilingual({
  name: { en: "Name", es: "Nombre" },
  email: { en: "Email", es: "Correo electrónico" },
  phone: { en: "Phone", es: "Teléfono" },
  locale: { en: "Language of our letters", es: "Idioma de nuestras cartas" },
});
