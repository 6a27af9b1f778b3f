import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  news: {
    new_lead: {
      en: (name: string) => `${name} asks for a consultation.`,
      es: (name: string) => `${name} pide una consulta.`,
    },
    new_contact_message: {
      en: (name: string) => `${name} wrote to us.`,
      es: (name: string) => `${name} nos escribió.`,
    },
  },
});
