import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  bulk: {
    answered: { en: "Mark as answered", es: "Marcar como contestados" },
    done: {
      en: (n: number) => (n === 1 ? "1 marked as answered" : `${n} marked as answered`),
      es: (n: number) => (n === 1 ? "1 marcado como contestado" : `${n} marcados como contestados`),
    },
    already: {
      en: (n: number) => (n === 1 ? "1 was answered already" : `${n} were answered already`),
      es: (n: number) => (n === 1 ? "1 ya estaba contestado" : `${n} ya estaban contestados`),
    },
  },
  title: { en: "Messages", es: "Mensajes" },
  lead: {
    en: "What people wrote through “Contact Us”. They were promised an answer within 24 hours.",
    es: "Lo que la gente escribió por «Contáctanos». Se les prometió una respuesta en 24 horas.",
  },
  filters: { en: "Filter the messages", es: "Filtrar los mensajes" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, email, subject, words…", es: "Nombre, correo, palabras…" },
  state: { en: "State", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  states: {
    open: { en: "Open", es: "Abierto" },
    answered: { en: "Answered", es: "Respondido" },
  },
  list: { en: "Messages, newest first", es: "Mensajes, primero los más nuevos" },
  noSubject: { en: "No subject", es: "Sin asunto" },
  messageOf: { en: (name: string) => `message of ${name}`, es: (name: string) => `mensaje de ${name}` },
  replySubject: { en: (subject: string) => `Re: ${subject}`, es: (subject: string) => `Re: ${subject}` },
  replyWithout: { en: "Your message to Arribo", es: "Tu mensaje a Arribo" },
  markAnswered: { en: "Mark as answered", es: "Marcar como respondido" },
  markOpen: { en: "Open again", es: "Abrir de nuevo" },
  markFailed: { en: "Failed to update the message", es: "No se pudo actualizar el mensaje" },
  loadFailed: { en: "Failed to load the messages", es: "No se pudieron cargar los mensajes" },
  empty: { en: "No messages yet", es: "Aún no hay mensajes" },
  emptyHint: {
    en: "What people write through “Contact Us” will appear here.",
    es: "Aquí aparecerá lo que la gente escriba por «Contáctanos».",
  },
  nothingFound: { en: "No message fits these filters", es: "Ningún mensaje cumple con estos filtros" },
});
