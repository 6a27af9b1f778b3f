import { bilingual } from "#platform/i18n/text.ts";

/** The page behind the link of a letter about replies. */
export const messages = bilingual({
  title: { en: "Letters about replies", es: "Avisos de respuestas" },
  states: {
    asked: {
      title: { en: "Shall we write when somebody replies?", es: "¿Te avisamos cuando alguien responda?" },
      text: {
        en: "This address was entered on the board. Say yes, and a letter tells you about new replies, at most once an hour. Say no, and we delete the address.",
        es: "Esta dirección se escribió en el tablero. Si dices que sí, te avisaremos por correo de las respuestas nuevas, como mucho una vez por hora. Si dices que no, la borramos.",
      },
    },
    on: {
      title: { en: "We write to you about replies", es: "Te avisamos de las respuestas" },
      text: {
        en: "When somebody replies, a letter tells you, at most once an hour. Every letter has a link that stops them.",
        es: "Cuando alguien responda, te llegará un correo, como mucho uno por hora. En cada uno hay un enlace para no recibir más.",
      },
    },
    off: {
      title: { en: "No more letters about this", es: "No te avisaremos más de esto" },
      text: {
        en: "We have deleted the address. To get letters again, ask for them when you write on the board.",
        es: "Borramos la dirección. Si quieres volver a recibir avisos, pídelos cuando escribas en el tablero.",
      },
    },
  },
  conversation: { en: "The conversation", es: "La conversación" },
  confirm: { en: "Yes, write to me", es: "Sí, avísenme" },
  refuse: { en: "No, delete the address", es: "No, borren la dirección" },
  stop: { en: "Stop the letters", es: "No recibir más avisos" },
  sending: { en: "One moment…", es: "Un momento…" },
  read: { en: "Read the conversation", es: "Leer la conversación" },
  board: { en: "To the board", es: "Al tablero" },
});
