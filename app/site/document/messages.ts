import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  notFound: {
    title: { en: "Page not found", es: "Página no encontrada" },
    text: {
      en: "The address may have changed, or the page may not be open yet. The concierge can help you find it.",
      es: "Quizás cambió la dirección, o la página aún no está abierta. El concierge te ayuda a encontrarla.",
    },
    ask: { en: "Ask the concierge", es: "Pregunta al concierge" },
  },
  broken: {
    title: { en: "Something went wrong", es: "Algo salió mal" },
    text: {
      en: "This is our fault, not yours. What you already sent is safe. Please try again in a moment.",
      es: "Es culpa nuestra, no tuya. Lo que enviaste antes está a salvo. Inténtalo de nuevo en un momento.",
    },
    again: { en: "Try again", es: "Inténtalo de nuevo" },
  },
  toasts: { en: "Messages", es: "Mensajes" },
  close: { en: "Close", es: "Cerrar" },
});
