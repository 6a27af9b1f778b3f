import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Start your consultation", es: "Empieza tu consulta" },
  intro: {
    en: "Tell us a little about your plans. A person from the concierge team answers within 24 hours.",
    es: "Cuéntanos un poco de tus planes. Una persona del equipo de concierge te responde en las próximas 24 horas.",
  },
  name: { en: "Name", es: "Nombre" },
  email: { en: "Email", es: "Correo electrónico" },
  phone: { en: "Phone", es: "Teléfono" },
  package: { en: "Package", es: "Paquete" },
  undecided: { en: "Not sure yet", es: "Todavía no lo sé" },
  message: { en: "Message", es: "Mensaje" },
  messageHint: {
    en: "Where you’re going, when, who is coming with you, what worries you.",
    es: "A dónde, cuándo, quién viene contigo, qué te preocupa.",
  },
  privacy: {
    en: "We use what you write here only to answer you.",
    es: "Usamos lo que escribes aquí solo para responderte.",
  },
  send: { en: "Request consultation", es: "Pedir la consulta" },
  sending: { en: "Sending…", es: "Enviando…" },
  sentTitle: { en: "Thank you!", es: "¡Gracias!" },
  sentText: {
    en: "We'll be in touch within 24 hours to discuss your relocation.",
    es: "Te contactaremos en las próximas 24 horas para hablar de tu mudanza.",
  },
  reference: { en: "Your reference", es: "Tu referencia" },
  keepReference: {
    en: "Keep it: it is the quickest way to ask about your request.",
    es: "Guárdala: es la forma más rápida de preguntar por tu solicitud.",
  },
  copy: { en: "Copy", es: "Copiar" },
  copied: { en: "Copied", es: "Copiada" },
  nextSteps: { en: "What happens next", es: "Qué pasa ahora" },
  stepReceived: {
    when: { en: "Now", es: "Ahora" },
    what: {
      en: "Your request is with the concierge team",
      es: "El equipo de concierge ya tiene tu solicitud",
    },
  },
  stepAnswer: {
    when: { en: "Within 24 hours", es: "En las próximas 24 horas" },
    what: {
      en: (email: string) => `A person will write to you at ${email}`,
      es: (email: string) => `Una persona te escribirá a ${email}`,
    },
  },
  stepTalk: {
    when: { en: "After that", es: "Después" },
    what: {
      en: "We go over places, dates and packages with you",
      es: "Repasamos contigo lugares, fechas y paquetes",
    },
  },
  planning: {
    en: "Would you rather talk at a set time? Choose a half hour that works for you. You can change or cancel it with the same link.",
    es: "¿Prefieres hablar a una hora fija? Elige media hora que te convenga. Con el mismo enlace puedes cambiarla o cancelarla.",
  },
  choose: { en: "Choose a time for a call", es: "Elegir hora para una llamada" },
  sooner: { en: "Need us sooner? Call", es: "¿Es urgente? Llama al" },
  failedTitle: { en: "Error", es: "Error" },
  failedText: { en: "Something went wrong. Please try again.", es: "Algo salió mal. Inténtalo de nuevo." },
});
