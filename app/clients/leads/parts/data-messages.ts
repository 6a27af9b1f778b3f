import { contactMessages } from "#app/staff/shell/editing/record-form/contact-messages.ts";
import { bilingual } from "#platform/i18n/text.ts";

/** What the fields of a lead's data are called. */
export const dataMessages = bilingual({
  fields: {
    ...contactMessages,
    package: { en: "Package", es: "Paquete" },
  },
  undecided: { en: "No package chosen yet", es: "Aún sin paquete" },
});
