import { bilingual } from "#platform/i18n/text.ts";

/** Ready answers; staff read the name in their language, and see the text in their own and the visitor's. */
export const cannedReplies = bilingual({
  hello: {
    name: { en: "Hello", es: "Saludo" },
    text: {
      en: "Hello! I’m with the Arribo team and have read your conversation. How can I help?",
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
      en: "Could you leave me your name and an email or WhatsApp number, so I can send you the details?",
      es: "¿Me dejas tu nombre y un correo o número de WhatsApp para enviarte los detalles?",
    },
  },
  details: {
    name: { en: "Ask for details", es: "Pedir detalles" },
    text: {
      en: "When do you plan to arrive, in which town, and who is coming with you?",
      es: "¿Cuándo piensas llegar, a qué pueblo o ciudad, y quién viene contigo?",
    },
  },
  promise: {
    name: { en: "Within 24 hours", es: "En 24 horas" },
    text: {
      en: "Thank you. Our concierge will answer within 24 hours, here or at the contact you gave us.",
      es: "Gracias. Nuestro concierge te responde en menos de 24 horas, aquí o al contacto que nos dejaste.",
    },
  },
  emergency: {
    name: { en: "Emergency", es: "Emergencia" },
    text: {
      en: "If someone is in danger, call 911 now: it is free, day and night. I’ll stay here with you.",
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
