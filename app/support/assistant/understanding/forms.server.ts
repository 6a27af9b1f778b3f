import { intentPhrases } from "./intent-phrases.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { Phrases } from "./phrases.ts";

const phrases = new Phrases(intentPhrases, isOrdinaryWord);

/** The form of a question, whatever it is about. */
export type QuestionForms = {
  asksForPerson: boolean;
  /** How something works, what it takes or whether it may be: rules rather than somebody. */
  asksHow: boolean;
  /** Longer than a plain question: what it names may be told by the way. */
  isLong: boolean;
  /** Long enough that its words say what it is about. */
  isSentence: boolean;
  /** Has a pronoun for what was named before ("who cleans it"). */
  pointsBack: boolean;
  /** May leave out what it is about. */
  isShort: boolean;
  asksCost: boolean;
  asksDuration: boolean;
  wantsEnglish: boolean;
  /** Leaves something out that was said before ("and for my cat?", "how long does that take"). */
  isRest: boolean;
  /** Short enough to continue what was said before. */
  mayContinue: boolean;
};

/** In long messages a person is mentioned for other reasons. */
const maxPersonLength = 160;
const maxRestWords = 9;
const maxPlainWords = 25;
const minSentence = 8;
const maxShort = 6;
const maxContinuationWords = 12;

/** The form of a question. */
export function formsOf(question: string): QuestionForms {
  const tokens = phrases.read(question);
  const found = [...phrases.find(tokens)];
  const has = (label: string) => found.some((one) => one.label === label);
  const begins = (label: string) => found.some((one) => one.label === label && one.from <= 1);
  return {
    asksForPerson: question.length <= maxPersonLength && has("person"),
    asksHow: has("asks-rule") || found.some(({ label, from }) => label === "asks-how" && from <= 3),
    isSentence: tokens.length >= minSentence,
    isShort: tokens.length <= maxShort,
    pointsBack: has("back"),
    isLong: tokens.length > maxPlainWords,
    asksCost: has("cost"),
    asksDuration: has("duration"),
    wantsEnglish: has("english"),
    isRest:
      tokens.length <= maxRestWords &&
      (begins("rest") ||
        has("rest") ||
        (tokens.length <= maxShort && found.some(({ label, from }) => label === "narrows" && from === 0))),
    mayContinue: tokens.length <= maxContinuationWords,
  };
}
