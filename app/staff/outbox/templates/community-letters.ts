import type { LetterName } from "../letter-registry.ts";
import type { LetterTexts } from "./letter-texts.ts";

/** The conversation by its title, unless its author removed it since. */
const named = (title: string | undefined, quoted: (title: string) => string, none: string) =>
  title && title !== "—" ? quoted(title) : none;

/** Letters to who follows a conversation on the board. */
export const communityLetters = {
  // Quotes nothing that was typed: anybody may enter any address.
  community_confirm: {
    subject: {
      en: "Want an email when someone replies?",
      es: "¿Te avisamos cuando alguien responda?",
    },
    paragraphs: {
      en: "Someone, probably you, asked us to email this address when a conversation on Arribo's community board gets a reply. If you want that, press the button and say yes.\n\nIf it was not you, you don't need to do anything: unless you say yes, we won't write about it again, and the address is deleted after thirty days.",
      es: "Alguien, seguramente tú, pidió que escribamos a esta dirección cuando respondan en una conversación del tablero de la comunidad de Arribo. Si es lo que quieres, toca el botón y di que sí.\n\nSi no fuiste tú, no tienes que hacer nada: si no dices que sí, no te escribiremos más sobre esto, y la dirección se borra a los treinta días.",
    },
  },
  community_replies: {
    subject: {
      en: ({ subject, replies }) =>
        replies === 1
          ? named(subject, (title) => `A new reply in “${title}”`, "A new reply on the board")
          : named(subject, (title) => `New replies in “${title}”`, "New replies on the board"),
      es: ({ subject, replies }) =>
        replies === 1
          ? named(
              subject,
              (title) => `Una respuesta nueva en «${title}»`,
              "Una respuesta nueva en el tablero",
            )
          : named(subject, (title) => `Respuestas nuevas en «${title}»`, "Respuestas nuevas en el tablero"),
    },
    paragraphs: {
      en: ({ subject, replies = 1 }) =>
        `${replies === 1 ? "Someone replied" : `There are ${replies >= 100 ? "a hundred or more" : replies} new replies`} ${named(subject, (title) => `in “${title}”`, "in a conversation")}. You asked us to let you know.\n\nWe email you about it at most once an hour.`,
      es: ({ subject, replies = 1 }) =>
        `${replies === 1 ? "Alguien respondió" : `Hay ${replies >= 100 ? "cien o más" : replies} respuestas nuevas`} ${named(subject, (title) => `en «${title}»`, "en una conversación")}. Nos pediste que te avisáramos.\n\nTe escribimos sobre esto como máximo una vez por hora.`,
    },
  },
} satisfies Partial<Record<LetterName, LetterTexts>>;
