import type { Locale } from "#platform/i18n/locale.ts";
import type { NewTemplate } from "../contract.ts";

type Pair = Record<Locale, string>;
type FirstTemplate = Pick<NewTemplate, "shortcut" | "channel" | "kinds"> & {
  name: Pair;
  subject?: Pair;
  text: Pair;
};

/** What an installation begins with; the team changes it at will. */
export const firstTemplates: readonly FirstTemplate[] = [
  {
    shortcut: "/hello",
    channel: "chat",
    kinds: [],
    name: { en: "Hello", es: "Saludo" },
    text: {
      en: "Hello! I’m with the Arribo team and have read your conversation. How can I help?",
      es: "¡Hola! Soy del equipo de Arribo y ya leí tu conversación. ¿En qué te ayudo?",
    },
  },
  {
    shortcut: "/moment",
    channel: "chat",
    kinds: [],
    name: { en: "One moment", es: "Un momento" },
    text: {
      en: "One moment, please. I am looking into it and will answer you here.",
      es: "Un momento, por favor. Lo estoy revisando y te respondo por aquí.",
    },
  },
  {
    shortcut: "/contact",
    channel: "chat",
    kinds: [],
    name: { en: "Ask for a contact", es: "Pedir un contacto" },
    text: {
      en: "Could you leave me your name and an email or WhatsApp number, so I can send you the details?",
      es: "¿Me dejas tu nombre y un correo o número de WhatsApp para enviarte los detalles?",
    },
  },
  {
    shortcut: "/details",
    channel: "chat",
    kinds: [],
    name: { en: "Ask for details", es: "Pedir detalles" },
    text: {
      en: "When do you plan to arrive, in which town, and who is coming with you?",
      es: "¿Cuándo piensas llegar, a qué pueblo o ciudad, y quién viene contigo?",
    },
  },
  {
    shortcut: "/within-24-hours",
    channel: "chat",
    kinds: [],
    name: { en: "Within 24 hours", es: "En 24 horas" },
    text: {
      en: "Thank you. Our concierge will answer within 24 hours, here or at the contact you gave us.",
      es: "Gracias. Nuestro concierge te responde en menos de 24 horas, aquí o al contacto que nos dejaste.",
    },
  },
  {
    shortcut: "/emergency",
    channel: "chat",
    kinds: [],
    name: { en: "Emergency", es: "Emergencia" },
    text: {
      en: "If someone is in danger, call 911 now: it is free, day and night. I’ll stay here with you.",
      es: "Si alguien corre peligro, llama ahora al 911: es gratis y atiende día y noche. Yo sigo aquí contigo.",
    },
  },
  {
    shortcut: "/goodbye",
    channel: "chat",
    kinds: [],
    name: { en: "Goodbye", es: "Despedida" },
    text: {
      en: "It was a pleasure. Write here whenever you need us.",
      es: "Fue un gusto. Escribe por aquí cuando nos necesites.",
    },
  },
  {
    shortcut: "/first-answer",
    channel: "letter",
    kinds: ["lead"],
    name: { en: "First answer", es: "Primera respuesta" },
    subject: {
      en: "Your move to the Dominican Republic ({reference})",
      es: "Tu mudanza a República Dominicana ({reference})",
    },
    text: {
      en: "Hello {first name},\n\nThank you for writing to us. I’m {concierge}, and I’ll be your contact at {firm} from now on.\n\nTo tell you what your move needs and what it costs, I’d like to know three things: when you plan to arrive, in which town, and who is coming with you. You can answer this email, or call us at {phone of the firm}.\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nGracias por escribirnos. Soy {quien te atiende} y desde ahora soy tu contacto en {empresa}.\n\nPara decirte qué necesita tu mudanza y cuánto cuesta, quisiera saber tres cosas: cuándo piensas llegar, a qué pueblo o ciudad, y quién viene contigo. Puedes responder a este correo o llamarnos al {teléfono de la empresa}.\n\n{quien te atiende}",
    },
  },
  {
    shortcut: "/choose-a-call",
    channel: "letter",
    kinds: ["lead"],
    name: { en: "Offer a call", es: "Ofrecer una llamada" },
    subject: { en: "Shall we talk? ({reference})", es: "¿Hablamos? ({reference})" },
    text: {
      en: "Hello {first name},\n\nHalf an hour on the phone is often quicker than many emails. Choose a time that suits you here; you can change it whenever you like:\n{call link}\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nMedia hora por teléfono suele ahorrar muchos correos. Elige aquí la hora que te convenga; puedes cambiarla cuando quieras:\n{enlace para la llamada}\n\n{quien te atiende}",
    },
  },
  {
    shortcut: "/day-and-hour",
    channel: "any",
    kinds: ["booking"],
    name: { en: "Is this time right?", es: "¿Está bien esta hora?" },
    subject: { en: "Your booking {reference}", es: "Tu reserva {reference}" },
    text: {
      en: "Hello {first name},\n\nWe are arranging your appointment with {vendor} ({service}) for {day} at {hour}, Santo Domingo time. Is that still right for you?\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nEstamos coordinando tu cita con {proveedor} ({servicio}) para el {día} a las {hora}, hora de Santo Domingo. ¿Te sigue quedando bien?\n\n{quien te atiende}",
    },
  },
  {
    shortcut: "/your-booking",
    channel: "letter",
    kinds: ["booking"],
    name: { en: "Where the booking stands", es: "Cómo va la reserva" },
    subject: { en: "Your booking {reference}", es: "Tu reserva {reference}" },
    text: {
      en: "Hello {first name},\n\nOn this page you can see at any time how your booking with {vendor} is going, ask for another hour, or cancel it. The link is for you alone:\n{tracking link}\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nEn esta página puedes ver en cualquier momento cómo va tu reserva con {proveedor}, pedir otra hora o cancelarla. El enlace es solo para ti:\n{enlace de la reserva}\n\n{quien te atiende}",
    },
  },
  {
    shortcut: "/call-me-back",
    channel: "whatsapp_text",
    kinds: [],
    name: { en: "We could not reach you", es: "No pudimos comunicarnos" },
    text: {
      en: "Hello {first name}, this is {concierge} of {firm}. I tried to call you and could not reach you. When is a good time for you today?",
      es: "Hola, {primer nombre}. Soy {quien te atiende}, de {empresa}. Te llamé y no pude comunicarme. ¿A qué hora te queda bien hoy?",
    },
  },
  {
    shortcut: "/thank-you",
    channel: "letter",
    kinds: ["contact_message"],
    name: { en: "Answer to a message", es: "Respuesta a un mensaje" },
    subject: { en: "Your message to {firm}", es: "Tu mensaje a {empresa}" },
    text: {
      en: "Hello {first name},\n\nThank you for your message.\n\n\n\nIf anything is left open, just answer this email or call us at {phone of the firm}.\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nGracias por tu mensaje.\n\n\n\nSi queda algo pendiente, responde a este correo o llámanos al {teléfono de la empresa}.\n\n{quien te atiende}",
    },
  },
  {
    shortcut: "/application-question",
    channel: "letter",
    kinds: ["vendor_application"],
    name: { en: "Question about an application", es: "Pregunta sobre una postulación" },
    subject: { en: "Your application {reference}", es: "Tu postulación {reference}" },
    text: {
      en: "Hello {first name},\n\nI’m reading the application of {vendor} and have a question before we decide:\n\n\n\nPlease answer this email; the application stays as it is until then.\n\n{concierge}",
      es: "Hola, {primer nombre}:\n\nEstoy leyendo la postulación de {proveedor} y tengo una pregunta antes de decidir:\n\n\n\nResponde a este correo, por favor; hasta entonces la postulación queda como está.\n\n{quien te atiende}",
    },
  },
];

/** Their names in both languages. A row holds the one of the team's language, so that it stays what it is once it is edited. */
export const suppliedNames: readonly Pair[] = firstTemplates.map(({ name }) => name);
