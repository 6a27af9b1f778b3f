import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  bulk: {
    things: {
      en: (n: number) => (n === 1 ? "1 booking" : `${n} bookings`),
      es: (n: number) => (n === 1 ? "1 reserva" : `${n} reservas`),
    },
    follows: {
      pending: {
        en: "They wait for a first contact again. Nobody is written to.",
        es: "Vuelven a esperar un primer contacto. No se le escribe a nadie.",
      },
      confirmed: {
        en: "Customers who left an email, and the vendors, are written to.",
        es: "Se les escribe a los clientes que dejaron correo y a los proveedores.",
      },
      "in-progress": {
        en: "Customers who left an email are written that the work has begun.",
        es: "A los clientes que dejaron correo se les escribe que el trabajo comenzó.",
      },
      completed: {
        en: "Customers who left an email are asked for a review. A booking whose appointment is still to come is left as it is.",
        es: "A los clientes que dejaron correo se les pide una reseña. Una reserva cuya cita aún no llega queda igual.",
      },
      cancelled: {
        en: "Customers who left an email, and the vendors, are written that it is cancelled.",
        es: "A los clientes que dejaron correo y a los proveedores se les escribe que se canceló.",
      },
    },
  },
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
