import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  early: {
    title: { en: "Completed before its time?", es: "¿Completada antes de su hora?" },
    text: {
      en: (when: string, now: string) => `The appointment is on ${when}. Now it is ${now}.`,
      es: (when: string, now: string) => `La cita es el ${when}. Ahora es ${now}.`,
    },
    letter: {
      en: "The customer gets an email that the work is done, with a link to review it.",
      es: "El cliente recibe un correo que dice que el trabajo está hecho, con un enlace para opinar.",
    },
    go: { en: "Mark as completed", es: "Marcar como completada" },
    notYet: { en: "Not yet", es: "Todavía no" },
  },
});
