import type { Entry, Way } from "./entries.ts";
import type { Adjective, Degree, Noun, Pronoun } from "./lexicon.ts";
import type { Quantity } from "./number-words.ts";
import type { Person } from "./spanish-verbs.ts";

/** What a part of a sentence means, in neither language; parsers build it, and `speak-*` says it. */
export type Node = Np | Adj | Vp | Clause | Filled | Said | Clock | { kind: "number"; value: Quantity } | Gap;
/** The place of what was asked for: "what do you need ___". */
type Gap = { kind: "gap" };
/** Words that are the same in both languages: names, amounts with their sign, codes. */
type Said = { kind: "said"; text: string; isPlural?: boolean };
export type Clock = {
  kind: "clock";
  hour: string;
  isOne: boolean;
  /** "To" and "past" come with their minutes. */
  half: "" | "half" | "quarter" | "toQuarter" | "to" | "past";
  minutes?: number;
  part: DayPart;
};
export type DayPart = "" | "noon" | "am" | "pm" | "morning" | "afternoon" | "night";
export type Adj = {
  kind: "adj";
  list: readonly { adjective: Adjective; degree: Degree | "" }[];
  word: "and" | "or";
};

export type Determiner =
  | "the"
  | "a"
  | "bare"
  | "my"
  | "your"
  | "his"
  | "her"
  | "our"
  | "their"
  | "this"
  | "that"
  | "some"
  | "any"
  | "no"
  | "another"
  | "each"
  | "all"
  | "more"
  | "less"
  | "much"
  | "few"
  | "several"
  | "enough"
  | "half"
  | "both"
  | "which"
  | "what"
  | "howMany"
  | "whatKind"
  | "whichever"
  | "little"
  | "too"
  | "so"
  | "most";

export type Approximation = { en: string; es: string };

/** How a noun's further part is joined: of (also compounds and possession), in a place, by another preposition, or a clause. */
export type Post =
  | { join: "of" | "in"; np: Np }
  | { join: "adv"; filled: Filled }
  | { join: "that"; clause: Clause }
  | { join: "number"; text: string };

export type Np = {
  kind: "np";
  determiner: Determiner;
  count?: Quantity;
  /** "About", "at least" before the number. */
  approx?: Approximation;
  noun?: Noun;
  pronoun?: Pronoun;
  said?: Said;
  /** "What I ordered": a clause as a thing. */
  clause?: Clause;
  isPlural: boolean;
  gender?: "m" | "f";
  adjectives: Adj["list"];
  posts: readonly Post[];
  more?: readonly { word: "and" | "or" | ","; np: Np }[];
};

/** A pattern pair with what its slots hold. */
export type Filled = { kind: "filled"; entry: Entry; args: Args };
export type Args = Readonly<Record<string, Node>>;

export type Vp = { kind: "vp"; entry: Entry; args: Args };
export type Tense = "pres" | "past" | "impf" | "fut" | "cond" | "perf";
export type Modal = "" | "can" | "could" | "should" | "must" | "wouldLike" | "let";
export type MidAdverb =
  | "already"
  | "still"
  | "always"
  | "never"
  | "also"
  | "only"
  | "just"
  | "almost"
  | "hardly"
  | "really"
  | "probably"
  | "usually"
  | "sometimes"
  | "finally"
  | "ever"
  | "formerly";
export type Form = {
  tense: Tense;
  isProgressive: boolean;
  isNegative: boolean;
  modal: Modal;
  mid?: MidAdverb;
  isPassive?: boolean;
  /** "Will", not "is going to". */
  isWill?: boolean;
  /** "Van a llegar", not "llegarán". */
  isGoing?: boolean;
  /** "Should have", "would have". */
  isPerfect?: boolean;
};

export type Clause = {
  kind: "clause";
  type: "statement" | "question" | "order";
  /** Undefined: Spanish leaves it out, or the sentence goes on about the same one. */
  subject?: Np;
  /** Of a verb without a subject. */
  person?: Person;
  form: Form;
  vp: Vp;
  /** What a question asks: an entry of `questions` (where, when), or a noun phrase (which bus), as subject or object. */
  asks?: Filled | Np;
  asksSubject?: boolean;
  /** "(That) tomorrow there is no water": an adverbial that stands first within. */
  lead?: Filled;
  /** A Spanish verb that tells nothing, but wishes or orders: "haga". */
  isSubjunctive?: boolean;
  /** An English verb in its base form without a subject: an order, or what goes on after "and". */
  isBase?: boolean;
};

/** Whether a word is the currency after an amount that shows its own: "RD$500 pesos". */
export function hasOwnCurrency({ pattern }: Way, args: Args, index: number): boolean {
  const [before, word] = [pattern[index - 1], pattern[index]];
  const amount = args.amount;
  const isCurrency = word?.kind === "word" && /^(?:pesos|dollars|dólares)/.test(word.say);
  return (
    isCurrency &&
    before?.kind === "slot" &&
    before.name === "amount" &&
    amount?.kind === "said" &&
    amount.text.includes("$")
  );
}

/** The person a noun phrase stands for. */
export function personOf(np: Np, language?: "en" | "es"): Person {
  const own = np.pronoun?.person;
  if (own) return own;
  return isPlural(np, language) ? "3p" : "3s";
}

/** @param language whose words: "vacation" is one thing, "vacaciones" are several. */
export function isPlural(np: Np, language?: "en" | "es"): boolean {
  return np.more?.some(({ word }) => word === "and") ? true : isPluralAlone(np, language);
}

/** Of things joined by "and", whether the first one is several. */
export function isPluralAlone(np: Np, language?: "en" | "es"): boolean {
  const flags = np.noun?.flags ?? "";
  if (language === "es" && flags.includes("p")) return true;
  if (language === "en" && flags.includes("P")) return true;
  if (flags.includes("u") && !np.count) return false;
  if (np.pronoun?.isPlural) return true;
  return np.said?.isPlural ?? np.isPlural;
}

export function genderOf(np: Np): "m" | "f" {
  if (np.more && genderOf(np.more.at(-1)?.np ?? np) !== np.gender) return "m";
  return np.gender ?? np.pronoun?.gender ?? np.noun?.gender ?? "m";
}
