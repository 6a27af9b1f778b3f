import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Contact Us", es: "Contáctanos" },
  intro: {
    en: "Write to the concierge team. A person reads every message.",
    es: "Escribe al equipo de concierge. Una persona lee cada mensaje.",
  },
  name: { en: "Name", es: "Nombre" },
  email: { en: "Email", es: "Correo electrónico" },
  phone: { en: "Phone", es: "Teléfono" },
  subject: { en: "Subject", es: "Asunto" },
  message: { en: "Message", es: "Mensaje" },
  privacy: {
    en: "We use what you write here only to answer you.",
    es: "Usamos lo que escribes aquí solo para responderte.",
  },
  send: { en: "Send message", es: "Enviar mensaje" },
  sending: { en: "Sending…", es: "Enviando…" },
  missingTitle: { en: "Please fill in required fields", es: "Completa los campos obligatorios" },
  missingText: {
    en: "Name, email, and message are required",
    es: "El nombre, el correo y el mensaje son obligatorios",
  },
  sentTitle: { en: "Message sent successfully!", es: "¡Mensaje enviado!" },
  sentText: {
    en: "We'll get back to you within 24 hours.",
    es: "Te responderemos en las próximas 24 horas.",
  },
  failedTitle: { en: "Failed to send message", es: "No se pudo enviar el mensaje" },
  /** Precedes the phone number: plain text in the toast, a link in the form. */
  tryAgain: {
    en: "Please try again or call us directly",
    es: "Inténtalo de nuevo o llámanos directamente al",
  },
  stepReceived: {
    when: { en: "Now", es: "Ahora" },
    what: { en: "Your message is with the concierge team", es: "El equipo de concierge ya tiene tu mensaje" },
  },
  stepAnswer: {
    when: { en: "Within 24 hours", es: "En las próximas 24 horas" },
    what: {
      en: (email: string) => `A person will write to you at ${email}`,
      es: (email: string) => `Una persona te escribirá a ${email}`,
    },
  },
  sooner: { en: "Need us sooner? Call", es: "¿Es urgente? Llama al" },
});
