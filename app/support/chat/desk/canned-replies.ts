import { bilingual } from "#platform/i18n/text.ts";

/** Ready answers; staff read the name in their language, and see the text in their own and the visitor's. */
export const cannedReplies = bilingual({
  hello: {
    name: { en: "Hello", es: "Saludo" },
    text: {
      en: "Hello! I am from the Arribo team and have read your conversation. How can I help?",
      es: "¡Hola! Soy del equipo de Arribo y ya leí tu conversación. ¿En qué te ayudo?",
    },
  },
  moment: {
    name: { en: "One moment", es: "Un momento" },
    text: {
      en: "One moment, please. I am looking into it and will answer you here.",
      es: "Un momento, por favor. Lo estoy revisando y te respondo por aquí.",
    },
  },
  contact: {
    name: { en: "Ask for a contact", es: "Pedir un contacto" },
    text: {
      en: "Could you leave me your name and an e-mail or WhatsApp number, so that I can send you the details?",
      es: "¿Me dejas tu nombre y un correo o número de WhatsApp para enviarte los detalles?",
    },
  },
  details: {
    name: { en: "Ask for details", es: "Pedir detalles" },
    text: {
      en: "When do you plan to arrive, to which town, and who comes with you?",
      es: "¿Cuándo piensas llegar, a qué pueblo o ciudad, y quién viene contigo?",
    },
  },
  promise: {
    name: { en: "Within 24 hours", es: "En 24 horas" },
    text: {
      en: "Thank you. Our concierge answers within 24 hours, here or where you told us.",
      es: "Gracias. Nuestro concierge te responde en menos de 24 horas, aquí o donde nos dijiste.",
    },
  },
  emergency: {
    name: { en: "Emergency", es: "Emergencia" },
    text: {
      en: "If somebody is in danger, call 911 now: it is free and answers day and night. I stay here with you.",
      es: "Si alguien corre peligro, llama ahora al 911: es gratis y atiende día y noche. Yo sigo aquí contigo.",
    },
  },
  goodbye: {
    name: { en: "Goodbye", es: "Despedida" },
    text: {
      en: "It was a pleasure. Write here whenever you need us.",
      es: "Fue un gusto. Escribe por aquí cuando nos necesites.",
    },
  },
});
