import { bilingual } from "#platform/i18n/text.ts";

/** What visitors and staff see of an answer's sources. */
export const messages = bilingual({
  vendors: { en: "Vendors from our directory", es: "Proveedores de nuestro directorio" },
  source: { en: "From our guide:", es: "De nuestra guía:" },
});
