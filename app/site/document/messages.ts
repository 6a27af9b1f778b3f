import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  notFound: {
    title: { en: "Page not found", es: "Página no encontrada" },
    text: {
      en: "The address may have changed, or the page is not open yet. The concierge knows the way.",
      es: "Quizás cambió la dirección, o la página aún no está abierta. El concierge conoce el camino.",
    },
    ask: { en: "Ask the concierge", es: "Pregunta al concierge" },
  },
  broken: {
    title: { en: "Something went wrong", es: "Algo salió mal" },
    text: {
      en: "It is our fault, not yours. What you sent before is safe. Please try again in a moment.",
      es: "Es culpa nuestra, no tuya. Lo que enviaste antes está a salvo. Inténtalo de nuevo en un momento.",
    },
    again: { en: "Try again", es: "Inténtalo de nuevo" },
  },
  toasts: { en: "Messages", es: "Mensajes" },
  close: { en: "Close", es: "Cerrar" },
});
