import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { scenarioKeys, scenarios } from "../scenarios.ts";
import type { Entry } from "./entries.ts";
import { type Lexicon, lexicon } from "./lexicon.ts";
import type { Node } from "./nodes.ts";
import { phrases } from "./phrases.ts";
import { lostFacts } from "./preserved-facts.ts";
import { isFaithful } from "./say/faithful.ts";
import { capitalised, joinWords, uncapitalised } from "./say/finish.ts";
import { withGenders } from "./say/references.ts";
import { sayInEnglish } from "./say/speak-english.ts";
import { sayInSpanish } from "./say/speak-spanish.ts";
import { type Sentence, tokenise } from "./tokens.ts";
import {
  goingOn,
  isAsking,
  phrasesIn,
  type Segment,
  subjectBefore,
  understand,
} from "./understand/sentences.ts";
import { correctSpelling } from "./understand/spelling.ts";

/** `isWhole`: it is a phrase of the book as it stands; else it is put together from phrases and words. */
export type PhraseTranslation = { translatedText: string; culturalContext: string | null; isWhole: boolean };

const maxSentences = 12;
/** Longer sentences are nobody's at a counter, and take time. In words. */
const maxWords = 60;

type Pair = { en: string; es: string; context: { en: string; es: string } | null };
const exact: Partial<Record<Locale, Map<string, Pair>>> = {};

/**
 * Translates by the phrasebook: a phrase as it stands, else each sentence put together from phrases and words. Pure, so
 * that it runs on the server and, without a network, in the browser.
 * @param reader language of the context
 * @returns null if a word of the text is not understood
 */
export function translateByPhrases(text: string, from: Locale, reader: Locale): PhraseTranslation | null {
  const sentences = tokenise(text, from);
  const to = otherLocale(from);
  const whole = findExact(keyOf(sentences, from), from);
  if (whole)
    return { translatedText: whole[to], culturalContext: whole.context?.[reader] ?? null, isWhole: true };
  if (sentences.length === 0 || sentences.length > maxSentences) return null;
  const done = sentences.map((sentence) => translateSentence(sentence, from, reader));
  if (!done.every((one) => one !== null)) return null;
  const translatedText = done.map(({ translatedText: one }) => one).join(" ");
  if (lostFacts(text, translatedText).length > 0) return null;
  const contexts = new Set(done.flatMap(({ culturalContext }) => culturalContext ?? []));
  return {
    translatedText,
    culturalContext: [...contexts].join(" ") || null,
    isWhole: done.every(({ isWhole }) => isWhole),
  };
}

/**
 * The same of a text whose every sentence is a phrase of the book as it stands: nothing is put together from pieces.
 * @returns null if one is not
 */
export function translateByWholePhrases(
  text: string,
  from: Locale,
  reader: Locale,
): PhraseTranslation | null {
  const sentences = tokenise(text, from);
  const whole = findExact(keyOf(sentences, from), from);
  const found = whole ? [whole] : sentences.map((sentence) => findExact(keyOf([sentence], from), from));
  const known = found.flatMap((pair) => pair ?? []);
  if (known.length === 0 || known.length < found.length) return null;
  const contexts = new Set(known.flatMap(({ context }) => context?.[reader] ?? []));
  return {
    translatedText: known.map((pair) => pair[otherLocale(from)]).join(" "),
    culturalContext: [...contexts].join(" ") || null,
    isWhole: true,
  };
}

function keyOf(sentences: readonly Sentence[], language: Locale): string {
  const words = sentences
    .flatMap(({ tokens }) => tokens.map(({ word }) => word))
    .filter((word) => word !== ",");
  const courteous = words.join(" ");
  const plain = courteous
    .replace(language === "en" ? /(?:^| )please(?= |$)/g : /(?:^| )por favor(?= |$)/g, "")
    .trim();
  const key = (plain || courteous).replace(/\bsomething\b/g, "anything");
  // In Spanish the marks alone tell a question from a statement, where there are marks.
  const isAsked = sentences.some(({ question }) => question >= 0);
  return language === "es" && sentences.some(({ marks }) => marks) ? `${key} ${isAsked ? "?" : "."}` : key;
}

function findExact(key: string, language: Locale): Pair | undefined {
  exact[language] ??= exactPhrases(language);
  return key === "" ? undefined : exact[language].get(key);
}

function exactPhrases(language: Locale): Map<string, Pair> {
  const map = new Map<string, Pair>();
  const add = (variant: string, pair: Pair) => {
    const key = keyOf(tokenise(variant, language), language);
    for (const one of [key, key.replace(/ [?.]$/, "")]) if (!map.has(one)) map.set(one, pair);
  };
  for (const phrase of phrases)
    for (const variant of [phrase[language], ...phrase.also[language]])
      if (!variant.includes("{")) add(variant, phrase);
  for (const key of scenarioKeys)
    add(scenarios[key].text[language], { ...scenarios[key].text, context: scenarios[key].context });
  return map;
}

function translateSentence(sentence: Sentence, from: Locale, reader: Locale): PhraseTranslation | null {
  if (sentence.tokens.length > maxWords) return null;
  const known = findExact(keyOf([sentence], from), from);
  const to = otherLocale(from);
  if (known)
    return { translatedText: known[to], culturalContext: known.context?.[reader] ?? null, isWhole: true };
  const words = lexicon();
  const segments = understand(sentence, from) ?? understandCorrected(sentence, from, words);
  if (!segments) return null;
  if (from === "es" && isWhosever(segments)) return null;
  const found = phrasesIn(segments);
  const contexts = found.flatMap(({ context }) => context?.[reader] ?? []);
  const translatedText = saidOrNothing(
    to === "es" ? withGenders(segments, sentence.tokens) : segments,
    sentence,
    to,
  );
  if (translatedText === undefined) return null;
  const isWhole = segments.length === 1 && found.length === 1;
  const said = segments.flatMap(({ node }) => node ?? []);
  if (!isWhole && !isFaithful(sentence, from, translatedText, to, said)) return null;
  return {
    translatedText,
    culturalContext: [...new Set(contexts)].join(" ") || null,
    isWhole,
  };
}

/** "Cuando termine, le mando la cuenta": whether I finish or it does, the verb is the same, and nothing says whom it is about. */
function isWhosever(segments: readonly Segment[]): boolean {
  const isMine = segments.some(
    ({ kind, node }) => kind === "clause" && node?.kind === "clause" && node.person === "1s" && !node.subject,
  );
  const isPromised = segments.some(
    ({ kind, node }) =>
      kind === "clause" && node?.kind === "filled" && /^I will\b/i.test(opening(node.entry)),
  );
  return (
    (isMine || isPromised) &&
    !segments.some(isOrdering) &&
    segments.some(({ node }) => {
      if (node?.kind !== "filled" || !/^(?:when|until|once|before|after)\b/.test(opening(node.entry)))
        return false;
      const { cl } = node.args;
      return (
        cl?.kind === "clause" &&
        !cl.subject &&
        cl.person === "3s" &&
        cl.form.tense === "pres" &&
        !cl.vp.args.adj &&
        !cl.vp.args.i
      );
    })
  );
}

/** An order to one: "hasta que le quiten los puntos" is then not about those who listen. */
const isToOne = ({ node }: Segment): boolean =>
  node?.kind === "clause" && node.type === "order" && node.person !== "3p";

/** An order, also as a phrase: "llámeme a cualquier hora". */
const isOrdering = ({ kind, node }: Segment): boolean =>
  (node?.kind === "clause" && node.type === "order") ||
  (kind === "clause" &&
    node?.kind === "filled" &&
    !node.entry.isPhrase &&
    !node.entry.isTold &&
    !node.entry.flags.includes("q"));

const opening = ({ en }: Entry): string =>
  (en[0]?.pattern ?? []).map((one) => (one.kind === "word" ? one.say : "_")).join(" ");

function understandCorrected(sentence: Sentence, language: Locale, words: Lexicon): Segment[] | undefined {
  for (const keepsFirst of [true, false]) {
    const corrected = correctSpelling(sentence, language, words, words.careful[language], keepsFirst);
    const found = corrected && understand(corrected, language);
    if (found) return found;
  }
  return undefined;
}

/** Undefined where a part that was understood cannot be said: nothing is better than a sentence without it. */
function saidOrNothing(
  segments: readonly Segment[],
  sentence: Sentence,
  language: Locale,
): string | undefined {
  try {
    return sayRow(segments, sentence, language);
  } catch {
    return undefined;
  }
}

/** Says a row of segments as one sentence, with its marks. */
function sayRow(segments: readonly Segment[], sentence: Sentence, language: Locale): string {
  let text = "";
  const asking = segments.findIndex(isAsking);
  const asks = asking >= 0 || sentence.question >= 0;
  const isToldLast = segments.some((_, index) => endsQuestion(segments, index));
  const opening = asks && language === "es" ? openingOf(segments, asking, sentence.question) : -1;
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (segment.kind === "comma") {
      // "¿Tiene hielo? Necesito una funda": what is told after a question is a sentence of its own.
      text += endsQuestion(segments, index) ? "?" : ",";
      continue;
    }
    const said = saySegment(segments, index, language, isLater(sentence, language));
    if (said === "") continue;
    const isAside = segment.kind === "courtesy" || before?.kind === "courtesy";
    const wantsComma =
      before !== undefined &&
      before.kind !== "comma" &&
      before.kind !== "joint" &&
      (isAside || (segment.kind === "clause" && beginsAnew(segments, index)));
    const blank = text === "" ? "" : wantsComma ? ", " : " ";
    const mark = index === opening && !said.includes("¿") ? "¿" : "";
    text +=
      blank + mark + (text === "" ? said : text.endsWith("?") ? capitalised(said) : uncapitalised(said));
  }
  const [open, close] =
    sentence.isExclaimed && !asks
      ? [language === "es" ? "¡" : "", "!"]
      : ["", asks && !isToldLast ? "?" : "."];
  return capitalised(open + text.replace(/(?<![.!?])[.!?]+$/, "") + close);
}

/** Whether a clause came before, with neither comma nor "and" between. */
function beginsAnew(segments: readonly Segment[], index: number): boolean {
  const before = segments.slice(0, index).reverse();
  const clause = before.findIndex(({ kind }) => kind === "clause");
  return clause >= 0 && !before.slice(0, clause).some(({ kind }) => kind === "comma" || kind === "joint");
}

function endsQuestion(segments: readonly Segment[], comma: number): boolean {
  const [before, after] = [segments.slice(0, comma), segments.slice(comma + 1)];
  const clauses = after.filter(({ kind }) => kind === "clause");
  return (
    segments[comma]?.kind === "comma" &&
    before.some(isAsking) &&
    clauses.length > 0 &&
    !after.some(isAsking) &&
    after[0]?.kind !== "joint"
  );
}

/** "Vuelva el lunes, que el sistema está caído": English has a comma alone. */
const isLeftOut = (node: Node, language: Locale) =>
  language === "en" && node.kind === "filled" && node.entry.flags.includes("U");

/** "Los fines de semana", "todos los días": what happens again and again. */
const isOften = ({ node }: Segment): boolean =>
  node?.kind === "filled" &&
  /\b(?:every|on weekends|always|usually|sometimes|Sundays|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays)\b/.test(
    (node.entry.en[0]?.pattern ?? []).map((one) => (one.kind === "word" ? one.say : "")).join(" "),
  );

const laterWord = /^(?:manana|ahorita|luego|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** Whether a Spanish sentence is about what comes ("mañana", "el lunes"), or an English one says so ("I will"). */
const isLater = ({ tokens }: Sentence, to: Locale): boolean =>
  tokens.some(
    ({ word }, at) =>
      (to === "es" && /^(?:will|can|could)$/.test(word)) ||
      (laterWord.test(word) && !/^(?:la|los|todos|cada)$/.test(tokens[at - 1]?.word ?? "")) ||
      (word === "esta" && /^(?:noche|tarde)$/.test(tokens[at + 1]?.word ?? "")),
  );

function saySegment(
  segments: readonly Segment[],
  index: number,
  language: Locale,
  isAboutLater: boolean,
): string {
  const segment = segments[index];
  if (!segment?.node || isLeftOut(segment.node, language)) return "";
  const previous = subjectBefore(segments, index);
  const isIrrealis =
    isAboutLater ||
    segments.some(
      ({ node }) =>
        node?.kind === "clause" &&
        (node.type === "order" || node.form.tense === "fut" || node.form.modal === "can"),
    );
  const isToYou = segments.some((one) => isAsking(one) || isOrdering(one));
  const words =
    language === "en"
      ? sayInEnglish(segment.node, {
          ...(previous ? { previous } : {}),
          isToYou: isToYou && segment.kind === "adverb",
          isLater: isAboutLater,
          isToYouAll: isToYou && segment.kind === "adverb" && !segments.some(isToOne),
          isHabit: segments.some(isOften),
          isJoined: segments[index - 1]?.kind === "joint",
        })
      : sayInSpanish(goingOn(segments, index), { isSubjunctive: isIrrealis && segment.kind === "adverb" });
  return joinWords(words, language).replace(/^[¿¡]+|(?<![.?!])[.?!]+$/g, "");
}

/** Where "¿" stands: before what asks, and before adverbials that lead to it. */
function openingOf(segments: readonly Segment[], asking: number, question: number): number {
  let at =
    asking >= 0
      ? asking
      : Math.max(
          0,
          segments.findIndex(({ start }) => start >= question),
        );
  while (at > 0 && (segments[at - 1]?.kind === "adverb" || segments[at - 1]?.kind === "part")) at -= 1;
  return at;
}
