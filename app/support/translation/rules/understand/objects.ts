import type { Pronoun } from "../lexicon.ts";
import type { Np } from "../nodes.ts";
import type { Slot } from "../patterns.ts";
import type { FoundInSlot, Open, Parse } from "./parse.ts";

export function pronounNp(pronoun: Pronoun): Np {
  return { kind: "np", determiner: "bare", pronoun, isPlural: pronoun.isPlural, adjectives: [], posts: [] };
}

/** Objects of a verb: English pronouns and noun phrases; in Spanish also a pronoun that stood before the verb. */
export function objectsAt(parse: Parse, slot: Slot, at: number, open: Open): FoundInSlot[] {
  const groups = slot.groups;
  if (parse.language === "en") return parse.grammar.nounPhrases(parse, at, { groups, use: "object" });
  const clitic = takeClitic(parse, slot, open);
  const found: FoundInSlot[] = [];
  if (clitic) {
    found.push({ node: clitic.node, end: at, cost: clitic.cost, open: clitic.open });
    // Doubled: "le dije al plomero".
    const mayBeDoubled =
      clitic.node.pronoun !== undefined && /^(?:you|they|he)$/.test(clitic.node.pronoun.key);
    if (slot.type === "i" && mayBeDoubled && parse.word(at) === "a")
      for (const { node, end, cost } of parse.grammar.nounPhrases(parse, at + 1, {
        groups: [],
        use: "object",
      }))
        found.push({ node, end, cost: cost - 0.3, open: clitic.open });
  }
  if (slot.type === "i") {
    if (parse.word(at) === "a")
      for (const one of parse.grammar.nounPhrases(parse, at + 1, { groups: [], use: "object" }))
        found.push({ ...one, cost: one.cost + 0.2 });
    return found;
  }
  const isPersonal = parse.word(at) === "a";
  if (isPersonal)
    for (const one of parse.grammar.nounPhrases(parse, at + 1, { groups, use: "object" }))
      if (/^(?:person|animal)$/.test(one.node.noun?.group ?? "") || one.node.said || one.node.pronoun)
        found.push(one);
  return [...found, ...parse.grammar.nounPhrases(parse, at, { groups, use: "object" })];
}

/** Whether a sentence speaks of other people; else "les aviso" is said to those who listen. */
const hasOthers = (parse: Parse): boolean =>
  parse.tokens.some(
    ({ word }) =>
      /^(?:ellos|ellas)$/.test(word) ||
      parse.lexicon.nouns.es
        .get(word)
        .some(
          ({ words, isPlural, noun }) =>
            words.length === 1 && isPlural && /^(?:person|animal)$/.test(noun.group),
        ),
  );

function keyOf(clitic: string, { isOrder }: Open): string | undefined {
  if (isOrder && clitic === "le") return "he";
  return keyOfClitic[clitic] === "them" ? "they" : keyOfClitic[clitic];
}

const keyOfClitic: Readonly<Record<string, string>> = {
  me: "I",
  te: "you",
  nos: "we",
  le: "you",
  les: "you",
  lo: "it",
  la: "it",
  los: "them",
  las: "them",
  se: "you",
};

function takeClitic(
  parse: Parse,
  { type, groups }: Slot,
  open: Open,
): { node: Np; cost: number; open: Open } | undefined {
  const isOfThings = groups.includes("any") || groups.includes("things");
  if (groups.length > 0 && !isOfThings && !groups.includes("person")) return undefined;
  if (isOfThings && !groups.includes("person") && !open.clitics.some((one) => /^l[oa]s?$/.test(one)))
    return undefined;
  const isIndirect = (one: string) =>
    /^(?:me|te|nos|le|les)$/.test(one) ||
    (one === "se" &&
      open.isPair === true &&
      (open.clitics.length === 1 || open.clitics.some((other) => /^l[oa]s?$/.test(other))));
  const isDirect = (one: string) =>
    /^(?:lo|la|los|las)$/.test(one) || (/^(?:me|te|nos|le|les)$/.test(one) && open.clitics.length === 1);
  const place = open.clitics.findIndex(type === "i" ? isIndirect : isDirect);
  const clitic = open.clitics[place];
  if (clitic === undefined) return undefined;
  // An order is not about the person who gets it: "dele la pastilla".
  const key = clitic === "les" && (open.isOrder || hasOthers(parse)) ? "they" : keyOf(clitic, open);
  const pronoun = parse.lexicon.pronouns.byKey.get(key ?? "");
  if (!pronoun) return undefined;
  return {
    // "La" is no "him".
    node: { ...pronounNp(pronoun), ...(/^las?$/.test(clitic) ? { gender: "f" as const } : {}) },
    // "Le ayudo" is said, but "le" is first of all to whom.
    cost: type === "o" && /^les?$/.test(clitic) ? 0.4 : 0.1,
    open: { ...open, clitics: open.clitics.filter((_, index) => index !== place) },
  };
}
