import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  none: { en: "No open flags", es: "No hay avisos abiertos" },
  how: {
    en: "A flag means something in your profile breaks a rule, a phone number for example. You’d see it here, with how to answer it.",
    es: "Un aviso significa que algo en tu perfil no cumple una regla, por ejemplo un teléfono. Lo verías aquí, con la forma de responderlo.",
  },
  loading: { en: "Loading your flags…", es: "Cargando tus avisos…" },
  failed: { en: "Your flags could not be loaded.", es: "No se pudieron cargar tus avisos." },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  meaning: {
    en: "Customers reach you through the concierge, so contact details and payment outside Arribo do not belong in your texts. Each open flag is a strike; with three, we review whether your profile stays in the directory. Take the words out and tell us here, or tell us why it is a mistake.",
    es: "Los clientes te contactan por medio del concierge; por eso los datos de contacto y los pagos fuera de Arribo no van en tus textos. Cada aviso abierto es una falta; con tres revisamos si tu perfil sigue en el directorio. Quita esas palabras y dínoslo aquí, o dinos por qué es un error.",
  },
  edit: { en: "Edit your profile", es: "Edita tu perfil" },
  list: { en: "Open flags, newest first", es: "Avisos abiertos, primero los más nuevos" },
  older: { en: "Show older flags", es: "Ver avisos más antiguos" },
  found: { en: (where: string) => `In: ${where}`, es: (where: string) => `En: ${where}` },
  reported: { en: "Noted by the concierge", es: "Lo anotó el concierge" },
  yours: { en: "Your answer", es: "Tu respuesta" },
  hint: {
    en: "The concierge team reads it. 1,000 characters at most.",
    es: "La lee el equipo de concierge. Máximo 1,000 caracteres.",
  },
  missing: { en: "Write your answer first.", es: "Primero escribe tu respuesta." },
  answer: { en: "Answer", es: "Responder" },
  change: { en: "Change your answer", es: "Cambiar tu respuesta" },
  to: { en: (what: string) => `to: ${what}`, es: (what: string) => `a: ${what}` },
  send: { en: "Send the answer", es: "Enviar la respuesta" },
  sending: { en: "Sending…", es: "Enviando…" },
  saved: { en: "The concierge has your answer.", es: "El concierge tiene tu respuesta." },
  notSaved: {
    en: "Your answer was not sent. What you wrote is still here; please try again.",
    es: "No se envió tu respuesta. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  },
  gone: {
    en: "This flag was dismissed in the meantime; no answer is needed.",
    es: "Este aviso ya se descartó; no necesita respuesta.",
  },
});
