import { bilingual } from "#platform/i18n/text.ts";

/** The page behind the link of a letter about replies. */
export const messages = bilingual({
  title: { en: "Emails about replies", es: "Avisos de respuestas" },
  states: {
    asked: {
      title: { en: "Want an email when someone replies?", es: "¿Te avisamos cuando alguien responda?" },
      text: {
        en: "Someone entered this address on the board. If you say yes, we’ll email you about new replies, at most once an hour. If you say no, we’ll delete the address.",
        es: "Alguien escribió esta dirección en el tablero. Si dices que sí, te avisaremos por correo de las respuestas nuevas, como máximo una vez por hora. Si dices que no, la borramos.",
      },
    },
    on: {
      title: { en: "We’ll email you about replies", es: "Te avisamos de las respuestas" },
      text: {
        en: "When someone replies, you’ll get an email, at most one an hour. Every email has a link to stop them.",
        es: "Cuando alguien responda, te llegará un correo, como máximo uno por hora. En cada uno hay un enlace para no recibir más.",
      },
    },
    off: {
      title: { en: "No more emails about this", es: "No te avisaremos más de esto" },
      text: {
        en: "We have deleted the address. To get emails again, ask for them when you write on the board.",
        es: "Borramos la dirección. Si quieres volver a recibir avisos, pídelos cuando escribas en el tablero.",
      },
    },
  },
  conversation: { en: "The conversation", es: "La conversación" },
  confirm: { en: "Yes, email me", es: "Sí, avísenme" },
  refuse: { en: "No, delete the address", es: "No, borren la dirección" },
  stop: { en: "Stop the emails", es: "No recibir más avisos" },
  sending: { en: "One moment…", es: "Un momento…" },
  read: { en: "Read the conversation", es: "Leer la conversación" },
  board: { en: "Go to the board", es: "Ir al tablero" },
});
