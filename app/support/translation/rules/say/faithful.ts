import type { Locale } from "#platform/i18n/locale.ts";
import type { Entry, Way } from "../entries.ts";
import type { Node } from "../nodes.ts";
import { quantityAt } from "../number-words.ts";
import { type Sentence, tokenise } from "../tokens.ts";

/** What makes a sentence mean the opposite. */
const denial: Record<Locale, RegExp> = {
  en: /^(?:no|not|never|nobody|nothing|none|without|neither|nor|hardly)$/,
  es: /^(?:no|nunca|nadie|nada|ningun|ninguna|ninguno|sin|tampoco|ni|jamas)$/,
};

/**
 * Whether a translation still denies what was denied, and has the same numbers, in digits or words. A phrase of which
 * only one language denies ("hay olor" for "no smell") was written by a person and is left alone.
 */
export function isFaithful(
  sentence: Sentence,
  from: Locale,
  translated: string,
  to: Locale,
  said: readonly Node[],
): boolean {
  const result = tokenise(translated, to).flatMap(({ tokens }) => tokens);
  const hasOwnNumbers = said.some((node) => hasOneSided(node, countsInOne));
  if (!hasOwnNumbers && !haveSameNumbers(sentence.tokens, from, result, to)) return false;
  if (said.some((node) => hasOneSided(node, deniesInOne))) return true;
  const denies = (words: readonly { word: string }[], language: Locale) =>
    words.some(({ word }) => denial[language].test(word));
  return denies(sentence.tokens, from) === denies(result, to);
}

type Words = Parameters<typeof quantityAt>[0];

function haveSameNumbers(source: Words, from: Locale, result: Words, to: Locale): boolean {
  const [before, after] = [numbersOf(source, from), numbersOf(result, to)];
  return before.join(" ") === after.join(" ");
}

/** Numbers from two on; "one" is also an article, and "half" and "quarter" of an hour are said in other words. */
function numbersOf(words: Words, language: Locale): number[] {
  const found: number[] = [];
  for (let at = 0; at < words.length; ) {
    const number = quantityAt(words, at, language);
    if (number && number.value.value > 1) found.push(number.value.value);
    else if (/^(?:twice|both|ambos|ambas)$/.test(words[at]?.word ?? "")) found.push(2);
    at = number?.end ?? at + 1;
  }
  return found.filter((value) => value !== 15 && value !== 30).sort((one, two) => one - two);
}

/** Whether a part, or a part of it, is a phrase for which `isOneSided` holds. */
function hasOneSided(node: Node, isOneSided: (entry: Entry) => boolean): boolean {
  const within = (part: Node) => hasOneSided(part, isOneSided);
  if (node.kind === "filled" || node.kind === "vp")
    return isOneSided(node.entry) || Object.values(node.args).some(within);
  if (node.kind === "clause")
    return [node.vp, node.subject, node.asks].some((part) => part !== undefined && within(part));
  if (node.kind !== "np") return false;
  return node.posts.some((post) =>
    post.join === "adv" ? within(post.filled) : post.join === "that" ? within(post.clause) : false,
  );
}

const wordsOf = ({ pattern }: Way) =>
  pattern.flatMap((element) =>
    element.kind === "word"
      ? (element.alternatives[0] ?? []).map((word) => ({ word, raw: word, isName: false }))
      : [],
  );

/** Whether some ways to say a phrase deny and others do not. */
function deniesInOne({ en, es }: Entry): boolean {
  const denying = (ways: readonly Way[], language: Locale) =>
    ways.map((way) => wordsOf(way).some(({ word }) => denial[language].test(word)));
  return new Set([...denying(en, "en"), ...denying(es, "es")]).size > 1;
}

/** Whether some ways to say a phrase have another number: "on the third", "el día 3". */
function countsInOne({ en, es }: Entry): boolean {
  const counted = (ways: readonly Way[], language: Locale) =>
    ways.map((way) => numbersOf(wordsOf(way), language).join(" "));
  return new Set([...counted(en, "en"), ...counted(es, "es")]).size > 1;
}
