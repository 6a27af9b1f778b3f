import type { Found, Parse } from "./parse.ts";

const nameJoints = new Set("de del la las los y of the and san santa".split(" "));

/** A name: words with a capital, or a word that is in no list. */
export function nameAt(parse: Parse, at: number): Found[] {
  const found: Found[] = [];
  const isKnown = (place: number) =>
    parse.lexicon.words[parse.language].has(parse.word(place)) &&
    !parse.lexicon.placeNames[parse.language].has(parse.word(place));
  for (let end = at; end < at + 5; end += 1) {
    const token = parse.tokens[end];
    if (!token || token.word === "," || token.raw === "") break;
    const isJoint =
      end > at && nameJoints.has(token.word) && [1, 2].some((next) => parse.tokens[end + next]?.isName);
    if (isJoint) continue;
    // A first word that nobody knows and that ends in a pronoun is an order: "Póngase".
    if (
      end === 0 &&
      parse.language === "es" &&
      !isKnown(0) &&
      /(?:se|me|lo|la|le|los|las|nos)$/.test(token.word)
    )
      break;
    // "¿Padece de algo?": a first word that nobody knows before a small word is rather a verb.
    if (
      end === 0 &&
      parse.language === "es" &&
      !isKnown(0) &&
      /^(?:de|a|en|con|por|lo|la|el|un|una|los|las)$/.test(parse.word(1)) &&
      ![2, 3].some((next) => parse.tokens[next]?.isName)
    )
      break;
    const isHouseNumber = end > at && /^\d+$/.test(token.word);
    const isOne =
      isHouseNumber ||
      (token.isName && (end > 0 || !isKnown(end))) ||
      (!isKnown(end) && /^\p{L}+$/u.test(token.word) && end === at);
    if (!isOne) break;
    const text = parse.tokens
      .slice(at, end + 1)
      .map(({ raw }) => raw)
      .join(" ");
    const isSure = parse.tokens.slice(at, end + 1).every(({ isName }, index) => isName || index > 0);
    found.push({
      node: { kind: "said", text },
      end: end + 1,
      cost: isTwofold(parse, at, end) ? 0.75 : isSure ? (isKnown(end) ? 1.6 : 0.9 - (end - at) * 0.05) : 3,
    });
  }
  return found;
}

/** "Plaza Central" in the middle of a Spanish sentence, where no other word has a capital. */
const isTwofold = ({ tokens, language }: Parse, at: number, end: number) =>
  language === "es" && at > 0 && end === at + 1 && tokens.slice(at, end + 1).every(({ isName }) => isName);

/** A code: B 42, 3A, 214. */
export function codeAt(parse: Parse, at: number): Found[] {
  const raw = parse.tokens[at]?.raw ?? "";
  const next = parse.tokens[at + 1]?.raw ?? "";
  const found: Found[] = [];
  if (/\d/.test(raw)) found.push({ node: { kind: "said", text: raw }, end: at + 1, cost: 0.2 });
  if (/^\p{L}$/u.test(raw) && /^\d+$/.test(next))
    found.push({ node: { kind: "said", text: `${raw} ${next}` }, end: at + 2, cost: 0.1 });
  return found;
}
