import type { Locale } from "#platform/i18n/locale.ts";
import type { Entry, FrameIndex, Way } from "../entries.ts";
import { type Lexicon, lexicon } from "../lexicon.ts";
import type { Adj, Args, Clause, Node, Np } from "../nodes.ts";
import { quantityAt } from "../number-words.ts";
import { type Element, endsAccented, type Pattern, type Slot } from "../patterns.ts";
import type { Token } from "../tokens.ts";
import { meaningsIn } from "./meanings.ts";
import { codeAt, nameAt } from "./names.ts";
import { timeAt } from "./times.ts";

/** A part that was understood: `end` is the place after it; of several the one with the least `cost` is taken. */
export type Found<T extends Node = Node> = { node: T; end: number; cost: number };
/** What a verb phrase must still take up: the thing asked for (`gap`), and Spanish pronouns that stood before its verb. */
export type Open = { gap: boolean; clitics: readonly string[]; isOrder?: boolean; isPair?: boolean };
export const nothingOpen: Open = { gap: false, clitics: [] };
export type Match = { args: Args; end: number; cost: number; open: Open };

export type Wanted = { groups: readonly string[]; use: "subject" | "object" | "simple" };
export type FoundInSlot<T extends Node = Node> = Found<T> & { open?: Open };
/** The parts of the grammar that ask for each other; given to `Parse`, since files do not import each other in circles. */
export type Grammar = {
  nounPhrases: (parse: Parse, at: number, wanted: Wanted) => Found<Np>[];
  objects: (parse: Parse, slot: Slot, at: number, open: Open) => FoundInSlot[];
  adjectives: (parse: Parse, at: number) => Found<Adj>[];
  verbPhrases: (parse: Parse, at: number, slot: Slot, open: Open) => FoundInSlot[];
  statements: (parse: Parse, at: number) => Found<Clause>[];
  /** "Where it is", "how to get there", "if it is open". */
  indirect: (parse: Parse, at: number) => Found[];
  /** What follows "that", "who" or "what". */
  relative: (parse: Parse, at: number) => Found<Clause>[];
};

/** More ways to read one place are not followed: nobody's sentence has them. */
const maxWays = 12;

/** One sentence that is being understood. Everything found at a place is kept, so that work grows with its length. */
export class Parse {
  readonly tokens: readonly Token[];
  readonly language: Locale;
  readonly lexicon: Lexicon = lexicon();
  /** Whether Spanish without a question mark may be a question. */
  readonly question: number;
  readonly grammar: Grammar;
  /** What words with two meanings stand for here. */
  readonly meanings: ReadonlyMap<string, string>;
  private things: boolean | undefined;
  private readonly words: ReadonlySet<string>;
  private readonly possible = new Map<Pattern, boolean>();
  private readonly openEntries = new Map<FrameIndex, readonly Entry[]>();
  private readonly kept = new Map<string, Found[]>();
  private depth = 0;

  constructor(tokens: readonly Token[], language: Locale, question: number, grammar: Grammar) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.language = language;
    this.question = question;
    this.words = new Set(tokens.map(({ word }) => word));
    this.meanings = meaningsIn(this.lexicon.meanings, tokens, language);
  }

  /** Whether the sentence has a word for each word of a pattern; most patterns are put aside by this, before they are matched. */
  mayHave(pattern: Pattern): boolean {
    const known = this.possible.get(pattern);
    if (known !== undefined) return known;
    const found = needsOf(pattern).every((alternatives) =>
      alternatives.some((words) => words.every((word) => this.words.has(word))),
    );
    this.possible.set(pattern, found);
    return found;
  }

  /** The entries of an index that may stand before `word`. */
  startingWith(index: FrameIndex, word: string): readonly Entry[] {
    let open = this.openEntries.get(index);
    if (!open) {
      open = index.open.filter((entry) => entry[this.language].some(({ pattern }) => this.mayHave(pattern)));
      this.openEntries.set(index, open);
    }
    const own = index.startingWith(word);
    return open.length === 0 ? own : [...own, ...open];
  }

  /** Whether the sentence names people or things that "lo" or "los" may take up: nouns before a comma or "and". */
  get hasThings(): boolean {
    this.things ??= this.tokens.some(
      ({ word }, at) =>
        this.lexicon.nouns[this.language]
          .get(word)
          .some(({ words, noun }) => words.length === 1 && isTakenUp(noun)) &&
        this.tokens.slice(at).some(({ word: next }) => /^(?:,|y|pero)$/.test(next)),
    );
    return this.things;
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? "";
  }

  has(words: readonly string[], at: number): boolean {
    return words.every((word, index) => this.word(at + index) === word);
  }

  /** Finds once, and answers the same again; of readings with the same end and look only the cheapest stays. */
  keep<T extends Node>(key: string, find: () => Found<T>[]): Found<T>[] {
    const kept = this.kept.get(key) as Found<T>[] | undefined;
    if (kept) return kept;
    // What asks for itself at its own place finds nothing there.
    this.kept.set(key, []);
    if (this.depth > 40) return [];
    this.depth += 1;
    const found = best(find());
    this.depth -= 1;
    this.kept.set(key, found);
    return found;
  }
}

const needs = new WeakMap<Pattern, readonly (readonly (readonly string[])[])[]>();

/** The words that a pattern needs, each with what may stand for it. */
function needsOf(pattern: Pattern) {
  const known = needs.get(pattern);
  if (known) return known;
  const found = pattern.flatMap((element) => {
    if (element.kind === "slot" || isCurrency(element)) return [];
    return [element.kind === "word" ? element.alternatives : element.folded];
  });
  needs.set(pattern, found);
  return found;
}

/** "RD$500" needs no "pesos" after it. */
const isCurrency = (element: Element) =>
  element.kind === "word" && /^(?:pesos|dollars|dólares)/.test(element.say);

const isTakenUp = ({ group }: { group: string }) =>
  !/^(?:time|measure|name|title|money|symptom|place|room)$/.test(group);

function best<T extends Node>(found: readonly Found<T>[]): Found<T>[] {
  const sorted = [...found].sort((one, two) => one.cost - two.cost);
  const perEnd = new Map<number, number>();
  return sorted
    .filter(({ end }) => {
      const count = (perEnd.get(end) ?? 0) + 1;
      perEnd.set(end, count);
      return count <= 6;
    })
    .slice(0, maxWays * 3);
}

/** Matches a pattern at a place, in every way. */
export function matchPattern(parse: Parse, pattern: Pattern, at: number, open: Open = nothingOpen): Match[] {
  let matches: Match[] = [{ args: {}, end: at, cost: 0, open }];
  for (const [index, element] of pattern.entries()) {
    matches = matches.flatMap((match) => step(parse, element, match, pattern[index - 1]));
    if (matches.length === 0) return matches;
    if (matches.length > maxWays) matches = matches.sort((one, two) => one.cost - two.cost).slice(0, maxWays);
  }
  return matches;
}

function step(parse: Parse, element: Element, match: Match, before: Element | undefined): Match[] {
  if (element.kind === "slot") return fillSlot(parse, element, match);
  const ways = element.kind === "word" ? element.alternatives : element.folded;
  const found = ways.flatMap((words) => {
    if (parse.has(words, match.end))
      return [
        { ...match, end: match.end + words.length, cost: match.cost + accentCost(parse, element, match.end) },
      ];
    // A comma inside a phrase may be there or not.
    const isAfterComma = before !== undefined && parse.word(match.end) === "," && words.length > 0;
    return isAfterComma && parse.has(words, match.end + 1)
      ? [{ ...match, end: match.end + 1 + words.length }]
      : [];
  });
  if (found.length > 0 || before?.kind !== "slot" || before.type !== "amount") return found;
  const amount = match.args.amount;
  return amount?.kind === "said" && amount.text.includes("$") ? [match] : [];
}

/** "Llego" may be a hasty "llegó", but first of all it is what it says. */
function accentCost(parse: Parse, element: Element, at: number): number {
  if (parse.language === "en" || element.kind !== "word" || element.isAccented === undefined) return 0;
  const raw = parse.tokens[at]?.raw ?? "";
  return raw === "" || endsAccented(raw) === element.isAccented ? 0 : 0.9;
}

function fillSlot(parse: Parse, slot: Slot, match: Match): Match[] {
  const filled: Match[] = slotAt(parse, slot, match.end, match.open).map(({ node, end, cost, open }) => ({
    args: { ...match.args, [slot.name]: node },
    end,
    cost: match.cost + cost - (slot.groups.length > 0 ? 0.08 : 0),
    open: open ?? match.open,
  }));
  if (match.open.gap && (slot.type === "o" || slot.type === "np" || slot.type === "word"))
    filled.push({
      args: { ...match.args, [slot.name]: { kind: "gap" } },
      end: match.end,
      cost: match.cost + 0.1,
      open: { ...match.open, gap: false },
    });
  return slot.isOptional ? [...filled, { ...match, cost: match.cost + 0.05 }] : filled;
}

function slotAt(parse: Parse, slot: Slot, at: number, open: Open): FoundInSlot[] {
  const { nounPhrases, objects, adjectives, verbPhrases, statements, indirect } = parse.grammar;
  switch (slot.type) {
    case "np":
    case "thing":
      return nounPhrases(parse, at, { groups: slot.groups, use: "object" });
    case "subject":
      return nounPhrases(parse, at, { groups: slot.groups, use: "subject" });
    case "o":
    case "i":
      return objects(parse, slot, at, open);
    case "adj":
      return adjectives(parse, at);
    case "num":
    case "number":
      return numberAt(parse, at);
    case "amount":
      return amountAt(parse, at);
    case "time":
      return timeAt(parse.tokens, parse.language, at);
    case "vp":
    case "ving":
      return verbPhrases(parse, at, slot, open);
    case "cl":
      return slot.mod === "subj"
        ? statements(parse, at)
        : [...statements(parse, at), ...toldAt(parse, at), ...ledAt(parse, at)];
    case "which":
      return indirect(parse, at);
    case "name":
      return nameAt(parse, at);
    case "place":
      return [...nounPhrases(parse, at, { groups: [], use: "object" }), ...nameAt(parse, at)];
    case "adv":
      return adverbsAt(parse, at, slot.groups);
    case "code":
      return codeAt(parse, at);
    default:
      throw new Error(`no slot type ${slot.type}`);
  }
}

/** Frames that tell something with a subject of their own, as a clause: "because my back hurts". */
function toldAt(parse: Parse, at: number): Found[] {
  return parse.keep(`told ${at}`, () =>
    entriesAt(
      parse,
      parse
        .startingWith(parse.lexicon.frameIndex[parse.language], parse.word(at))
        .filter(({ flags, isTold }) => isTold === true && !flags.includes("q")),
      at,
    ),
  );
}

/** "(That) tomorrow I'm not coming": a statement after an adverbial of time. */
function ledAt(parse: Parse, at: number): Found[] {
  return parse.keep(`led ${at}`, () =>
    adverbsAt(parse, at, ["t"]).flatMap(({ node: lead, end, cost }) =>
      lead.kind === "filled" && !Object.values(lead.args).some(({ kind }) => kind === "clause")
        ? parse.grammar
            .statements(parse, end)
            .map((one) => ({ node: { ...one.node, lead }, end: one.end, cost: one.cost + cost + 0.3 }))
        : [],
    ),
  );
}

/** Adverbials of time, place and manner. */
export function allAdverbsAt(parse: Parse, at: number): Found[] {
  return parse.keep(`adverbs ${at}`, () =>
    entriesAt(parse, parse.startingWith(parse.lexicon.adverbs[parse.language], parse.word(at)), at).filter(
      (found) => !isVerbAfterTo(parse, found, at) && !isOnlySaid(parse, found),
    ),
  );
}

/** Spanish "a" and "de" belong to a verb or a noun: as adverbials of anything but a place they are mostly misread. */
const isOnlySaid = ({ language }: Parse, { node }: Found) =>
  language === "es" && node.kind === "filled" && (node.entry.flags.includes("E") || isSum(node));

/** "En 690" is a price, not a place; a year is a time. */
const isSum = ({ entry, args }: Extract<Node, { kind: "filled" }>): boolean => {
  if (!entry.flags.includes("N") || args.np?.kind !== "np" || args.np.noun || args.np.pronoun) return false;
  const value = args.np.count?.value ?? 2_000;
  return value < 1_900 || value > 2_100;
};

/** "To fly" is no place called "fly". */
function isVerbAfterTo(parse: Parse, { node }: Found, at: number): boolean {
  if (parse.language !== "en" || parse.word(at) !== "to" || node.kind !== "filled") return false;
  const isVerb = parse.lexicon.verbs.enForms.get(parse.word(at + 1))?.some(({ form }) => form === "base");
  const { np } = node.args;
  return isVerb === true && np?.kind === "np" && np.determiner === "bare" && np.noun?.group !== "place";
}

/** @param groups flags of which an adverbial has one */
export function adverbsAt(parse: Parse, at: number, groups: readonly string[]): Found[] {
  return parse.keep(`adv ${groups.join("")} ${at}`, () =>
    allAdverbsAt(parse, at).filter(
      ({ node }) => node.kind === "filled" && groups.some((group) => node.entry.flags.includes(group)),
    ),
  );
}

function numberAt(parse: Parse, at: number): Found[] {
  const found = quantityAt(parse.tokens, at, parse.language);
  return found
    ? [{ node: { kind: "number", value: found.value }, end: found.end, cost: 0.1 }]
    : phoneAt(parse, at);
}

/** A phone number, a date in digits, a range: kept as it is. */
function phoneAt(parse: Parse, at: number): Found[] {
  let end = at;
  while (/^\+?\d[\d.,:/-]*$/.test(parse.word(end))) end += 1;
  if (end === at) return [];
  const text = parse.tokens
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(" ");
  return [{ node: { kind: "said", text }, end, cost: 0.3 }];
}

function amountAt(parse: Parse, at: number): Found[] {
  const { word = "", raw = "" } = parse.tokens[at] ?? {};
  if (word.includes("$"))
    return [{ node: { kind: "said", text: raw, isPlural: true }, end: at + 1, cost: 0.1 }];
  return numberAt(parse, at);
}

/** Every entry of a list that matches at a place. */
export function entriesAt(parse: Parse, entries: readonly Entry[], at: number): Found[] {
  return entries.flatMap((entry) => waysAt(parse, entry, entry[parse.language], at));
}

function waysAt(parse: Parse, entry: Entry, ways: readonly Way[], at: number): Found[] {
  return ways.flatMap(({ pattern }, index) =>
    parse.mayHave(pattern) && canBegin(parse, pattern, at)
      ? matchPattern(parse, pattern, at)
          .filter(({ args }) => parse.language === "es" || !Object.values(args).some(denies))
          .map(({ args, end, cost }) => ({
            node: { kind: "filled" as const, entry, args },
            end,
            cost: cost + (entry.isPhrase ? 0.05 : 0.6) + (index > 0 && !entry.isPhrase ? 0.04 : 0),
          }))
      : [],
  );
}

/** "No water" in a frame would not turn its Spanish verb. */
const denies = (node: Node) =>
  node.kind === "np" &&
  (node.determiner === "no" || /^(?:nothing|nobody|none)$/.test(node.pronoun?.key ?? ""));

function canBegin(parse: Parse, pattern: Pattern, at: number): boolean {
  const [first] = pattern;
  if (first?.kind !== "word") return true;
  const word = parse.word(at);
  return first.alternatives.some((words) => words.length === 0 || words[0] === word);
}

/** A list of adjectives as one node. */
export const adjective = (list: Adj["list"], word: Adj["word"] = "and"): Adj => ({ kind: "adj", list, word });
