import { bilingual } from "#platform/i18n/text.ts";

/** The widget, and what the assistant's page shares with it. */
export const messages = bilingual({
  title: { en: "Support Chat", es: "Chat de ayuda" },
  live: { en: "Live", es: "En vivo" },
  language: { en: "Language of the chat", es: "Idioma del chat" },
  close: { en: "Close the chat", es: "Cerrar el chat" },
  greeting: {
    en: "Hi! Ask me about moving to the Dominican Republic: packages, visas, housing, money, health.",
    es: "¡Hola! Pregúntame sobre mudarte a República Dominicana: paquetes, visas, vivienda, dinero, salud.",
  },
  automatic: {
    en: "An automated assistant answers, from the concierge's own guide. Ask for a person at any time; they answer during team hours.",
    es: "Responde un asistente automático, con la guía del concierge. Pide hablar con una persona cuando quieras; responde en el horario del equipo.",
  },
  abroad: {
    en: "It uses an AI service outside the Dominican Republic: what you write here is sent to it. Leave out passport, bank and health details.",
    es: "Usa un servicio de IA fuera de República Dominicana: lo que escribes aquí se le envía. No pongas datos de pasaporte, banco ni salud.",
  },
  firstQuestions: {
    packages: { en: "How much are the packages?", es: "¿Cuánto cuestan los paquetes?" },
    home: { en: "Where should I live?", es: "¿Dónde me conviene vivir?" },
    dog: { en: "How do I bring my dog?", es: "¿Cómo llevo a mi perro?" },
  },
  log: { en: "Conversation", es: "Conversación" },
  you: { en: "You", es: "Tú" },
  assistant: { en: "Assistant", es: "Asistente" },
  isAi: { en: "AI", es: "IA" },
  team: {
    en: (name: string) => (name ? `${name}, Arribo team` : "A concierge, Arribo team"),
    es: (name: string) => (name ? `${name}, equipo de Arribo` : "Una persona del equipo de Arribo"),
  },
  showTranslation: { en: "Show translation", es: "Ver traducción" },
  translating: { en: "Translating…", es: "Traduciendo…" },
  notTranslated: { en: "It could not be translated right now.", es: "Ahora no se pudo traducir." },
  writtenIn: {
    english: { en: "Written in English.", es: "Escrito en inglés." },
    spanish: { en: "Written in Spanish.", es: "Escrito en español." },
  },
  translatedFrom: {
    english: { en: "Translated from English.", es: "Traducido del inglés." },
    spanish: { en: "Translated from Spanish.", es: "Traducido del español." },
  },
  showOriginal: { en: "Show original", es: "Ver original" },
  culturalContext: { en: "Cultural context", es: "Contexto cultural" },
  speak: { en: "Read aloud", es: "Leer en voz alta" },
  hush: { en: "Stop reading", es: "Dejar de leer" },
  typing: { en: "Typing...", es: "Escribiendo..." },
  field: { en: "Your message", es: "Tu mensaje" },
  placeholder: { en: "Type your message…", es: "Escribe tu mensaje…" },
  send: { en: "Send", es: "Enviar" },
  microphone: { en: "Dictate", es: "Dictar" },
  listening: { en: "Listening… press to stop", es: "Escuchando… toca para parar" },
  sound: {
    en: "When you dictate, your browser may send the audio to its provider.",
    es: "Al dictar, tu navegador puede enviar el audio a su proveedor.",
  },
  notHeard: {
    en: "We didn’t catch that. Check that the microphone is allowed, or type your message.",
    es: "No te entendimos. Revisa el permiso del micrófono o escribe tu mensaje.",
  },
  photo: {
    add: { en: "Share a photo", es: "Compartir una foto" },
    unsent: { en: "Photos that are not sent yet", es: "Fotos que todavía no se envían" },
    sent: { en: "Photo", es: "Foto" },
  },
  sending: { en: "Sending…", es: "Enviando…" },
  notSent: { en: "Not sent.", es: "No se envió." },
  retry: { en: "Try again", es: "Inténtalo de nuevo" },
  discard: { en: "Delete", es: "Borrar" },
  ofMessage: { en: (text: string) => `message “${text}”`, es: (text: string) => `mensaje «${text}»` },
  noAnswer: {
    en: "No answer came. Your message is safe.",
    es: "No llegó respuesta. Tu mensaje está a salvo.",
  },
  notRead: {
    en: "The earlier messages could not be loaded.",
    es: "No se pudieron cargar los mensajes anteriores.",
  },
  notOpened: {
    en: "The chat is not available right now. You can call us:",
    es: "El chat no está disponible en este momento. Puedes llamarnos:",
  },
  person: {
    ask: { en: "Talk to a person", es: "Hablar con una persona" },
    asking: { en: "Asking…", es: "Avisando…" },
    waiting: {
      en: "We've told the team. Someone will reply here; meanwhile the assistant can keep helping.",
      es: "Ya le avisamos al equipo. Alguien te responde por aquí; mientras tanto el asistente te sigue ayudando.",
    },
    here: {
      en: (time: string) => `The team is here today until ${time} (Santo Domingo time).`,
      es: (time: string) => `El equipo atiende hoy hasta las ${time} (hora de Santo Domingo).`,
    },
    away: {
      en: (day: string, time: string) => `The team will be back on ${day} at ${time} (Santo Domingo time).`,
      es: (day: string, time: string) =>
        `El equipo vuelve a responder el ${day} a las ${time} (hora de Santo Domingo).`,
    },
    contact: { en: "Email or WhatsApp, in case you leave", es: "Correo o WhatsApp, por si te vas" },
    leave: { en: "Save", es: "Guardar" },
    leaving: { en: "Saving…", es: "Guardando…" },
    left: {
      en: "Thank you. We’ll reply here. If you have left by then, we’ll write to the contact you gave us.",
      es: "Gracias. Te respondemos por aquí. Si ya no estás, te escribimos al contacto que nos dejaste.",
    },
    failed: { en: "That did not work. Please try again.", es: "No funcionó. Inténtalo de nuevo." },
    staff: {
      en: (name: string) => (name ? `You're chatting with ${name}.` : "You're chatting with a concierge."),
      es: (name: string) =>
        name ? `Estás hablando con ${name}.` : "Estás hablando con una persona del equipo.",
    },
    closed: {
      en: "Our team closed this conversation. Write here to continue it.",
      es: "El equipo cerró esta conversación. Escribe aquí para seguir.",
    },
  },
});
