import { bilingual } from "#platform/i18n/text.ts";

/** What both chats say of themselves. */
export const messages = bilingual({
  withPerson: {
    en: "Somebody of our team has your conversation and will answer here.",
    es: "Alguien del equipo tiene tu conversación y te responde aquí.",
  },
});
