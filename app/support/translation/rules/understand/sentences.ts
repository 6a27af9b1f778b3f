import type { Locale } from "#platform/i18n/locale.ts";
import type { Entry } from "../entries.ts";
import { lexicon } from "../lexicon.ts";
import { type Args, type Clause, type Node, type Np, personOf, type Vp } from "../nodes.ts";
import type { Person } from "../spanish-verbs.ts";
import type { Sentence } from "../tokens.ts";
import { adjectivesAt } from "./adjectives.ts";
import { clausesAt, indirectAt, relativeAt, statementsAt } from "./clauses.ts";
import { nounPhrasesAt } from "./noun-phrases.ts";
import { objectsAt } from "./objects.ts";
import { allAdverbsAt, entriesAt, type Found, type Grammar, Parse } from "./parse.ts";
import { verbPhrasesAt } from "./verb-phrases.ts";

const grammar: Grammar = {
  nounPhrases: nounPhrasesAt,
  objects: objectsAt,
  adjectives: adjectivesAt,
  verbPhrases: verbPhrasesAt,
  statements: statementsAt,
  indirect: indirectAt,
  relative: relativeAt,
};

/** What stands side by side in a sentence: clauses and phrases, adverbials, courtesy, and what joins them. */
type Kind = "start" | "clause" | "part" | "adverb" | "courtesy" | "joint" | "comma";
export type Segment = { kind: Kind; node?: Node; start: number };
type Step = { kind: Kind; node?: Node; end: number; cost: number };
type Path = { cost: number; segments: readonly Segment[]; last: Kind };

/** Costs of kinds; a part that stands alone is the last resort, and two clauses side by side want a comma. */
const partCost = 1.4;
const sideBySide = 1.1;

/**
 * Understands a sentence as a row of segments that together use every word.
 * @returns the likeliest row, undefined if a word does not fit
 */
export function understand(sentence: Sentence, language: Locale): Segment[] | undefined {
  const { tokens, question } = sentence;
  const parse = new Parse(
    tokens,
    language,
    question >= 0 || sentence.marks || language === "en" ? question : mayAsk(sentence),
    grammar,
  );
  const paths: Map<Kind, Path>[] = tokens.map(() => new Map());
  paths.push(new Map());
  paths[0]?.set("start", { cost: 0, segments: [], last: "start" });
  for (const [at, here] of paths.entries()) {
    if (at === tokens.length || here.size === 0) continue;
    for (const step of stepsAt(parse, at))
      for (const path of here.values()) extend(paths, path, step, at, sentence.marks);
  }
  const ends = [...(paths[tokens.length]?.values() ?? [])].filter(
    ({ last }) => last !== "joint" && last !== "start" && last !== "comma",
  );
  return ends.sort((one, two) => one.cost - two.cost)[0]?.segments.slice();
}

function extend(paths: Map<Kind, Path>[], path: Path, step: Step, at: number, hasMarks: boolean): void {
  if (!canFollow(path.last, step.kind) || !canGoOn(path, step)) return;
  // "Pero está bien" is told of somebody; "but thanks" is courtesy.
  if (step.kind === "courtesy" && path.last === "joint" && !isThanks(step.node)) return;
  const isBeside = step.kind === "clause" && isOpen(path, "clause");
  // A part with what belongs to it is not the beginning of a clause that did not understand it.
  if (step.kind === "clause" && isOpen(path, "part")) return;
  // A last word alone ("open") is not an order, but what the clause did not understand.
  if (isBeside && path.last === "clause" && step.end - at === 1) return;
  // Who writes marks writes one between two sentences, too.
  if (isBeside && hasMarks) return;
  const extra = isBeside ? sideBySide : 0;
  const cost = path.cost + step.cost + extra;
  const next = paths[step.end];
  const before = next?.get(step.kind);
  if (!next || (before && before.cost <= cost)) return;
  const segment: Segment = { kind: step.kind, start: at, ...(step.node ? { node: step.node } : {}) };
  next.set(step.kind, { cost, segments: [...path.segments, segment], last: step.kind });
}

const isThanks = (node: Node | undefined) =>
  node?.kind === "filled" && /\b(?:thank|thanks|please|sorry)\b/.test(wordsOf(node.entry));

const wordsOf = ({ en }: Entry) =>
  (en[0]?.pattern ?? []).map((one) => (one.kind === "word" ? one.say : "")).join(" ");

/** Whether a clause or part stands before without comma, "and" or thanks since. */
function isOpen({ segments }: Path, wanted: Kind): boolean {
  const at = segments.findLastIndex(
    ({ kind }) => kind === "comma" || kind === "joint" || kind === "courtesy",
  );
  return segments.slice(at + 1).some(({ kind }) => kind === wanted);
}

const infinitiveModals = /^(?:can|could|should|must|wouldLike|let)$/;

/** Whether a clause ends in an infinitive, which "and" goes on with: "can I leave it and pick it up". */
function hasInfinitive(node: Node | undefined): boolean {
  if (node?.kind === "filled") return node.args.vp !== undefined;
  if (node?.kind !== "clause" || node.type === "order") return false;
  const { form, vp } = node;
  return infinitiveModals.test(form.modal) || form.tense === "fut" || vp.args.vp !== undefined;
}

/** After "and" an English verb alone is an order if an order came before, an infinitive after one, else told. */
function canGoOn({ last, segments }: Path, { node }: Step): boolean {
  if (last !== "joint" || node?.kind !== "clause" || !node.isBase) return true;
  const before = segments.findLast(
    ({ kind, node: one }) => kind === "clause" || one?.kind === "clause",
  )?.node;
  if (!before) return node.type === "order";
  if (hasInfinitive(before)) return node.form.modal === "let";
  const isOrder =
    before.kind === "clause" ? before.type === "order" : before.kind === "filled" && !before.entry.isTold;
  return isOrder ? node.type === "order" : node.type === "statement" && node.form.modal !== "let";
}

/** A part after a clause without a comma would be what the clause did not understand. */
function canFollow(last: Kind, kind: Kind): boolean {
  if (kind === "part") return last !== "clause" && last !== "part" && last !== "adverb";
  if (kind === "clause") return last !== "part";
  if (kind === "comma") return last !== "comma" && last !== "start";
  return !(kind === "joint" && last === "joint");
}

function stepsAt(parse: Parse, at: number): Step[] {
  const { lexicon, language } = parse;
  const word = parse.word(at);
  if (word === ",") return [{ kind: "comma", end: at + 1, cost: 0.05 }];
  const of = (kind: Kind, found: readonly Found[], extra: number): Step[] =>
    found.map(({ node, end, cost }) => ({ kind, node, end, cost: cost + extra }));
  const frames = lexicon.frameIndex[language];
  const use = { groups: [], use: "object" } as const;
  return [
    ...of(
      "clause",
      entriesAt(parse, parse.startingWith(frames, word), at)
        .filter((one) => mayStand(parse, one, at))
        .map((one) => ({ ...one, cost: one.cost + (isToldWhereAsked(parse, one, at) ? 0.5 : 0) })),
      0,
    ),
    ...of("clause", clausesAt(parse, at), 0.2),
    ...of(
      "adverb",
      allAdverbsAt(parse, at).filter(
        (one) =>
          !isQuestionWord(parse, one, at) &&
          // "Ya no" is one thing: no more.
          !(parse.has(["ya", "no"], at) && one.end === at + 1) &&
          (!isCorrection(one) || parse.word(at - 1) === ",") &&
          (!isOfDenial(one) || isDenied(parse, at)) &&
          !(isStill(one) && isDenied(parse, at)) &&
          (!isLast(one) || /^,?$/.test(parse.word(one.end))),
      ),
      0,
    ),
    ...of(
      "courtesy",
      mayGreet(parse, at)
        ? entriesAt(parse, parse.startingWith(lexicon.courtesy[language], word), at).filter((one) =>
            isSetApart(parse, one, at),
          )
        : [],
      -0.35,
    ),
    ...of(
      "joint",
      entriesAt(parse, parse.startingWith(lexicon.joints[language], word), at).filter(
        (one) =>
          (!isCorrection(one) || parse.word(at - 1) === ",") &&
          (!isBeforeComma(one) || parse.word(one.end) === ","),
      ),
      -0.3,
    ),
    // A first word that nobody knows is rather a verb than a name.
    ...of(
      "part",
      parse.grammar
        .nounPhrases(parse, at, use)
        .filter(({ node }) => at > 0 || !node.said || /\d/.test(node.said.text)),
      partCost,
    ),
    ...of("part", parse.grammar.adjectives(parse, at), partCost),
  ];
}

const askingWord =
  /^(?:que|cual|cuales|donde|cuando|como|cuanto|cuanta|cuantos|cuantas|quien|quienes|por|a|de|en|para|hasta|desde|con)$/;

/** Whom one speaks to ("boss", "mi hermano") and "right?" are set apart; else it is what the sentence is about. */
function isSetApart(parse: Parse, { node, end }: Found, at: number): boolean {
  if (node.kind !== "filled" || !node.entry.flags.includes("v")) return true;
  const isEdge = (place: number) => place < 0 || place >= parse.tokens.length || parse.word(place) === ",";
  return isEdge(at - 1) && isEdge(end);
}

/** "No" is an answer where a comma, the end or thanks follow; elsewhere it denies what comes. */
function mayGreet(parse: Parse, at: number): boolean {
  if (!/^(?:no|si|yes)$/.test(parse.word(at))) return true;
  const isFirst = at === 0 || parse.word(at - 1) === ",";
  return (
    isFirst &&
    /^(?:|,|thank|thanks|gracias|sir|senor|senora|please|por|i)$/.test(parse.word(at + 1)) &&
    !(parse.language === "es" && parse.word(at + 1) === "por" && parse.word(at + 2) !== "favor")
  );
}

/** "Not the fried one" stands after a comma only; elsewhere "not" denies a verb. */
const isCorrection = ({ node }: Found) => node.kind === "filled" && node.entry.flags.includes(",");

/** "Si no, vuelva": without the comma it is a condition, "si no mejora". */
const isBeforeComma = ({ node }: Found) => node.kind === "filled" && node.entry.flags.includes(">");

/** "Before" alone stands last; else it is "before Thursday". */
const isLast = ({ node }: Found) => node.kind === "filled" && node.entry.flags.includes("$");

/** "Yet" and "anymore" stand where something was denied or asked; elsewhere "todavía" is "still", and "más" is "more". */
const isOfDenial = ({ node }: Found) => node.kind === "filled" && node.entry.flags.includes("-");
const denials = /^(?:not|no|never|nobody|nothing|nunca|nadie|nada|ya|sin|without|ni|tampoco)$/;

function isDenied(parse: Parse, at: number): boolean {
  const isAsked = parse.language === "en" && parse.question >= 0;
  return isAsked || parse.tokens.slice(0, at).some(({ word }) => denials.test(word));
}

/** "¿Dónde ocurrió?" asks; it does not tell where something was. */
function isQuestionWord(parse: Parse, { node }: Found, at: number): boolean {
  const isClause = node.kind === "filled" && node.entry.flags.includes("c");
  return (
    parse.language === "es" &&
    isClause &&
    at === parse.question &&
    /^(?:donde|cuando|como)$/.test(parse.word(at))
  );
}

/** "¿Le doy una funda?" does not tell that somebody gives it. */
const isToldWhereAsked = (parse: Parse, { node }: Found, at: number) =>
  parse.language === "es" &&
  parse.question === at &&
  node.kind === "filled" &&
  !node.entry.isPhrase &&
  !node.entry.flags.includes("q");

/** A Spanish question has its marks or begins with an asking word; else "hay tapón" is told, not asked. */
function mayStand(parse: Parse, { node }: Found, at: number): boolean {
  // "Where do I have to sign?" is not "where can I".
  if (parse.language === "en" && node.kind === "filled" && isObliged(node.args.vp)) return false;
  if (parse.language === "en" || node.kind !== "filled") return true;
  // "¿Me puede pagar?" is not about paying for me.
  if (node.entry.flags.includes("d") && node.args.vp?.kind === "vp" && takesReceiver(node.args.vp))
    return false;
  // "Vamos a dejarla ingresada" is what the doctors are going to do; "let's" is only said.
  if (node.entry.flags.includes("E")) return false;
  if (!node.entry.flags.includes("q")) return true;
  return (parse.question >= 0 && at >= parse.question) || askingWord.test(parse.word(at));
}

const isObliged = (node: Node | undefined) =>
  node?.kind === "vp" && node.entry.en[0]?.head === "have" && node.args.vp !== undefined;

const takesReceiver = ({ entry }: Vp) =>
  /^(?:pay|give|tell|show|bring|send|lend|sell|charge|teach|explain|return|owe|call|help|wait|see|hear|lower|examine|check|cure|operate)$/.test(
    entry.en[0]?.head ?? "",
  );

const askers =
  /^(?:tiene|tienen|puede|pueden|hay|vende|venden|acepta|aceptan|habla|quiere|necesita|sabe|conoce|hacen|queda|incluye|cobra|cobran|dan|trae|viene|abre|abren|ha|toma|duele)$/;

/** Typed without any mark, a Spanish sentence asks if it begins with such a verb, or speaks of "algún". */
function mayAsk({ tokens }: Sentence): number {
  if (tokens.some(({ word }) => /^(?:algun|alguna)$/.test(word))) return 0;
  const first = tokens.findIndex(
    ({ word }) => !/^(?:hola|buenas|buenos|dias|tardes|noches|disculpe|perdon|me|nos|lo|la|le|,)$/.test(word),
  );
  return first >= 0 && askers.test(tokens[first]?.word ?? "") ? 0 : -1;
}

/** Whom the sentence was about before a segment: "my daughter has a fever and (she) is vomiting". */
export function subjectBefore(segments: readonly Segment[], index: number): Np | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const node = segments[at]?.node;
    if (node?.kind === "clause" && node.subject && personOf(node.subject) === "3s") return node.subject;
    if (node?.kind === "clause") return node.type === "order" ? whoGets(node.vp.args) : somebodyOf(node);
    if (node?.kind === "filled" && segments[at]?.kind === "clause") return subjectOfPhrase(node);
  }
  return undefined;
}

/** "Se cayó" is about somebody: he goes on. */
function somebodyOf({ type, person, subject, vp }: Clause): Np | undefined {
  const pronoun = lexicon().pronouns.byKey.get("he");
  const isSomebody = type === "statement" && person === "3s" && !subject && vp.entry.flags.includes("H");
  return isSomebody && pronoun
    ? { kind: "np", determiner: "bare", pronoun, isPlural: false, adjectives: [], posts: [] }
    : undefined;
}

/** "Give him this pill and bring him": the one who was spoken of. */
function whoGets({ i, o }: Args): Np | undefined {
  return [o, i].find(
    (one): one is Np =>
      one?.kind === "np" &&
      (/^(?:he|she)$/.test(one.pronoun?.key ?? "") || /^(?:person|animal)$/.test(one.noun?.group ?? "")),
  );
}

/** Whom a phrase is about: "she's not in", "my son has a fever". */
function subjectOfPhrase({ entry, args }: Extract<Node, { kind: "filled" }>): Np | undefined {
  if (args.subject?.kind === "np") return args.subject;
  if (args.np?.kind === "np" && args.np.noun?.group === "person" && entry.en[0]?.pattern[0]?.kind === "slot")
    return args.np;
  if (args.np?.kind === "np" && args.np.noun?.group === "person" && entry.flags.includes("q")) return args.np;
  const first = entry.en[0]?.pattern[0];
  const word = first?.kind === "word" ? first.say : "";
  const pronoun = /^(?:he|she)$/.test(word) ? lexicon().pronouns.byKey.get(word) : undefined;
  return pronoun
    ? { kind: "np", determiner: "bare", pronoun, isPlural: false, adjectives: [], posts: [] }
    : undefined;
}

/** A clause without a subject, with the person that the clause before it was about. */
export function goingOn(segments: readonly Segment[], index: number): Node {
  const node = segments[index]?.node;
  if (!node) throw new Error("no segment");
  if (node.kind !== "clause" || node.subject || node.person || node.asksSubject || node.type !== "statement")
    return node;
  const before = segments
    .slice(0, index)
    .reverse()
    .find(({ kind }) => kind === "clause")?.node;
  return { ...node, person: before ? personBefore(before) : "3s" };
}

function personBefore(node: Node): Person {
  if (node.kind === "clause")
    return node.subject
      ? node.subject.pronoun?.key === "you"
        ? "3s"
        : personOf(node.subject, "es")
      : (node.person ?? "3s");
  if (node.kind !== "filled") return "3s";
  const subject = node.args.subject;
  if (subject?.kind === "np") return personOf(subject, "es");
  const first = node.entry.en[0]?.pattern[0];
  const word = first?.kind === "word" ? first.alternatives[0]?.[0] : "";
  return word === "i" || word === "my" ? "1s" : word === "we" ? "1p" : "3s";
}

/** "No ha entrado todavía" is "yet". */
const isStill = ({ node }: Found) => node.kind === "filled" && wordsOf(node.entry) === "still";

/** Whether a segment asks. */
export function isAsking({ node }: Segment): boolean {
  if (node?.kind === "clause") return node.type === "question";
  return node?.kind === "filled" && node.entry.flags.includes("q");
}

/** The phrases of the phrasebook in a row of segments. */
export const phrasesIn = (segments: readonly Segment[]): Entry[] =>
  segments.flatMap(({ node }) => (node?.kind === "filled" && node.entry.isPhrase ? [node.entry] : []));
