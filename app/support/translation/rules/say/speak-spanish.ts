import type { Entry, Way } from "../entries.ts";
import { lexicon } from "../lexicon.ts";
import {
  type Args,
  type Clause,
  type Filled,
  type Form,
  genderOf,
  hasOwnCurrency,
  isPlural,
  type Node,
  type Np,
  personOf,
  type Vp,
} from "../nodes.ts";
import { sayQuantity } from "../number-words.ts";
import type { Slot } from "../patterns.ts";
import { attachClitics, type Person, persons, type SpanishTense } from "../spanish-verbs.ts";
import { asSpanishSays, midWords, ownPart } from "./spanish-clauses.ts";
import { sayClock } from "./spanish-clock.ts";
import { type Around, sayAdjectives, sayNp } from "./spanish-nouns.ts";

/** Says a part of a sentence in Spanish. Blank words are left out; "al", "del" and the like are for `finish`. */
export function sayInSpanish(node: Node, around: Around = {}): string[] {
  switch (node.kind) {
    case "np":
      return [
        ...sayNp(node, around, sayInSpanish),
        ...(node.more ?? []).flatMap(({ word, np }) => [
          word === "," ? "," : word === "and" ? "y" : "o",
          // "Every page or only the first": of the same thing.
          ...sayNp(
            np.noun || np.pronoun || np.said ? np : { ...np, gender: genderOf(node) },
            around,
            sayInSpanish,
          ),
        ]),
      ];
    case "adj":
      return sayAdjectives(node, "m", false);
    case "filled":
      return sayFilled(node, around);
    case "clause":
      return sayClause(node, around);
    case "vp":
      return sayInfinitive(node, around.person ?? "3s", around);
    case "said":
      return [node.text];
    case "number":
      return [sayQuantity(node.value, "es", "m", false)];
    case "clock":
      return sayClock(node);
    case "gap":
      return [];
  }
}

function firstNp(args: Args, name: string): Np | undefined {
  const wanted = name === "" ? undefined : /^\d$/.test(name) ? args[`np${name}`] : args[name];
  const node = wanted ?? Object.values(args).find(({ kind }) => kind === "np");
  return node?.kind === "np" ? node : undefined;
}

/** Says a pattern with what its slots hold. */
function sayWay(way: Way, args: Args, around: Around, subject?: Np): string[] {
  return way.pattern.flatMap((element, index) => {
    if (element.kind === "word") return hasOwnCurrency(way, args, index) ? [] : [element.say];
    if (element.kind === "agree") {
      const np =
        element.slot === "subject" && !args.subject
          ? (subject ?? around.subject)
          : (firstNp(args, element.slot) ?? subject);
      const plural = np ? isPlural(np, "es") : false;
      const { forms } = element;
      const at = forms.length > 2 ? (np && genderOf(np) === "f" ? 1 : 0) + (plural ? 2 : 0) : plural ? 1 : 0;
      return [forms[at] ?? ""];
    }
    const node = args[element.name];
    if (!node) return missing(element);
    const previous = way.pattern[index - 1];
    const isAfterPreposition = previous?.kind === "word" && !noPreposition.test(previous.say);
    const to = previous?.kind === "word" && seesSomebody.test(previous.say) && isSomebody(node) ? ["a"] : [];
    const described =
      args.o?.kind === "np" && element.type === "adj"
        ? args.o
        : (around.object ?? subject ?? around.subject ?? firstNp(args, ""));
    const isOver = way.pattern.some(
      (one) => one.kind === "word" && /^(?:dijo|dijeron|pidió|pidieron)$/.test(one.say),
    );
    return [...to, ...saySlot(element, node, { ...around, isAfterPreposition, isOver }, described)];
  });
}

/** "Solo yo", "que yo", but "para mí". */
const noPreposition = /^(?:solo|solamente|que|como|ni|y|o|no|excepto|menos|soy|es)$/;

/** Verbs of phrases that take "a" before somebody: "busco a mi hija". */
const seesSomebody =
  /^(?:busco|buscando|encuentro|encontramos|esperando|espero|esperar|conoce|conozco|veo|vi|ver|recoger|traer|traiga|llevar|lleve)$/;

const isSomebody = (node: Node) =>
  node.kind === "np" &&
  node.noun?.group === "person" &&
  node.determiner !== "a" &&
  node.determiner !== "bare";

/** An optional part may be missing. @throws Error for another one: what was understood must be said */
function missing({ name, isOptional, type }: Slot): string[] {
  if (isOptional || type === "o" || type === "i") return [];
  throw new Error(`nothing for ${name}`);
}

function saySlot(slot: Slot, node: Node, around: Around, subject?: Np): string[] {
  if (node.kind === "adj")
    return sayAdjectives(node, subject ? genderOf(subject) : "m", subject ? isPlural(subject, "es") : false);
  const isSubject = slot.type === "subject";
  const isSubjunctive = slot.mod === "subj" || (slot.type === "cl" && around.isSubjunctive === true);
  return sayInSpanish(node, { ...around, mod: slot.mod, isSubject, isSubjunctive, isPart: true });
}

const speakers: Readonly<Record<string, Person>> = { i: "1s", my: "1s", we: "1p", our: "1p" };

function sayFilled({ entry, args }: Filled, around: Around): string[] {
  const [way] = entry.es;
  const first = entry.en[0]?.pattern[0];
  // "We would like to stay": nos gustaría quedarnos.
  const second = entry.en[0]?.pattern[1];
  const isLetUs =
    first?.kind === "word" && first.say === "let" && second?.kind === "word" && second.say === "us";
  const person = isLetUs
    ? "1p"
    : first?.kind === "word"
      ? speakers[first.alternatives[0]?.[0] ?? ""]
      : undefined;
  // "When it is finished" may not have happened yet; "because it is finished" has.
  const mayBe = first?.kind === "word" && /^(?:when|whenever|until|once|as)$/.test(first.say);
  const own: Around = {
    ...around,
    ...(person ? { person } : {}),
    isSubjunctive: mayBe && around.isSubjunctive === true,
  };
  return way ? sayWay(way, args, own) : [];
}

type Said = { clitics: string[]; inf: string; tail: string[] };
const reflexive: Readonly<Record<Person, string>> = {
  "1s": "me",
  "2s": "se",
  "3s": "se",
  "1p": "nos",
  "3p": "se",
};

function wayOf(entry: Entry, args: Args, { isGoingOn = false }: Around): Way | undefined {
  // "She is wearing a dress" is another verb than "I wear glasses".
  if (entry.flags.includes("G")) return entry.es[isGoingOn ? 0 : 1];
  // "Be" is ser or estar: the adjective decides.
  if (!entry.flags.includes("C")) return entry.es[0];
  const adjective = args.adj?.kind === "adj" ? args.adj.list[0]?.adjective : undefined;
  const isEstar = adjective?.flags.includes("e") ?? false;
  return entry.es.find(({ head }) => head === (isEstar ? "estar" : "ser")) ?? entry.es[0];
}

function sayVp({ entry, args }: Vp, person: Person, around: Around, subject?: Np): Said {
  const way = wayOf(entry, args, around);
  const clitics: string[] = way?.isReflexive ? [reflexive[person]] : [];
  const cliticOf = (name: string, isIndirect: boolean): string | undefined => {
    const node = args[name];
    if (node?.kind !== "np") return undefined;
    if (node.pronoun?.key === "myself") return reflexive[person];
    const clitic = cliticFor(node, isIndirect);
    if (clitic) return clitic;
    return isIndirect && !node.clause ? (isPlural(node, "es") ? "les" : "le") : undefined;
  };
  const indirect = cliticOf("i", true);
  const isPronoun = args.o?.kind === "np" && args.o.pronoun !== undefined;
  const direct = isPronoun ? cliticOf("o", entry.flags.includes("D")) : undefined;
  if (indirect) clitics.push(direct && /^l/.test(direct) && /^les?$/.test(indirect) ? "se" : indirect);
  if (direct) clitics.push(direct);
  const rest: Record<string, Node> = { ...args };
  if (rest.o?.kind === "np") rest.o = ownPart(rest.o, person);
  if (direct) delete rest.o;
  const receiver = args.i;
  if (receiver?.kind === "np" && cliticFor(receiver, true)) delete rest.i;
  const object = direct && args.o?.kind === "np" ? { object: args.o } : {};
  const tail = way ? sayTail({ ...way }, rest, { ...around, ...object, person }, subject) : [];
  return { clitics, inf: way?.head ?? "", tail };
}

function sayTail(way: Way, args: Args, around: Around, subject?: Np): string[] {
  const pattern = way.pattern.flatMap((element, index) => {
    const next = way.pattern[index + 1];
    // "See {o}" is "ver a {o}", but "la ve".
    const isBeforeClitic = next?.kind === "slot" && next.name === "o" && args.o === undefined;
    if (element.kind === "word" && element.say === "a" && isBeforeClitic) return [];
    if (element.kind !== "slot" || (element.type !== "o" && element.type !== "i")) return [element];
    const node = args[element.name];
    const isPerson =
      node?.kind === "np" &&
      (node.noun?.group === "person"
        ? node.determiner !== "a" && node.determiner !== "bare"
        : /^(?:someone|everyone)$/.test(node.pronoun?.key ?? "") ||
          (node.noun?.group === "animal" && node.determiner === "my"));
    const before = way.pattern[index - 1];
    const isWritten = before?.kind === "word" && before.say === "a";
    const hasA =
      node !== undefined && !isWritten && (element.type === "i" || (isPerson && !element.mod.includes("x")));
    return hasA ? [{ kind: "word" as const, say: "a", alternatives: [] }, element] : [element];
  });
  return sayWay({ ...way, pattern }, args, around, subject);
}

const personal: Readonly<Record<string, readonly [direct: string, indirect: string]>> = {
  I: ["me", "me"],
  you: ["lo", "le"],
  he: ["lo", "le"],
  she: ["la", "le"],
  it: ["lo", "le"],
  we: ["nos", "nos"],
  they: ["los", "les"],
};

function cliticFor(np: Np, isIndirect: boolean): string | undefined {
  const clitic = personal[np.pronoun?.key ?? ""]?.[isIndirect ? 1 : 0];
  return np.gender === "f" && !isIndirect ? clitic?.replace(/^lo/, "la") : clitic;
}

function sayInfinitive(vp: Vp, person: Person, around: Around): string[] {
  const { mod = "", isNegative = false, subject } = around;
  const { clitics, inf, tail } = sayVp(vp, person, { isNegative, ...(subject ? { subject } : {}) });
  const verb = lexicon().verbs.spanish.get(inf);
  const form = mod === "ger" ? (verb?.ger ?? inf) : inf;
  if (mod === "subj")
    return [...clitics, conjugated(inf, around.isOver ? "ipsubj" : "subj", person), ...tail];
  return [attachClitics(form, clitics), ...tail];
}

function conjugated(inf: string, tense: SpanishTense, person: Person): string {
  const at = persons.indexOf(person === "2s" ? "3s" : person);
  return lexicon().verbs.spanish.get(inf)?.tenses[tense][at] ?? inf;
}

/** The person a clause's verb has in Spanish: "you" is usted. */
function spanishPerson({ subject, person, asks, asksSubject }: Clause): Person {
  if (subject) return subject.pronoun?.key === "you" ? "3s" : personOf(subject, "es");
  if (asksSubject && asks?.kind === "np") return personOf(asks, "es");
  return person === "2s" ? "3s" : (person ?? "3s");
}

type Chain = { words: string[]; isClosed: boolean };

/** The finite verb and what follows it up to the main verb: "va a llegar", "está goteando", "puede". */
function chainOf({ form, vp, type }: Clause, said: Said, person: Person, { isSubjunctive }: Around): Chain {
  const { inf } = said;
  const verb = lexicon().verbs.spanish.get(inf);
  const tense: SpanishTense =
    isSubjunctive && (form.tense === "pres" || form.tense === "fut" || form.tense === "perf")
      ? "subj"
      : tenseOf(form.tense, vp, inf);
  const of = (head: string, as: SpanishTense = tense) => conjugated(head, as, person);
  if (form.isPerfect) return perfectModal(form, verb?.pp ?? inf, of);
  if (form.modal === "wouldLike") return { words: [of("querer", "ipsubj")], isClosed: false };
  if (form.modal === "can")
    return { words: [of("poder", isSubjunctive ? "subj" : "pres"), inf], isClosed: true };
  if (form.modal === "could") return { words: [of("poder", "cond"), inf], isClosed: true };
  if (form.modal === "should") return { words: [of("deber", "cond"), inf], isClosed: true };
  if (form.modal === "must") return { words: [of("deber", "pres"), inf], isClosed: true };
  if (form.modal === "let") return { words: [inf], isClosed: false };
  if (
    form.tense === "perf" &&
    form.mid !== "just" &&
    (form.isNegative ||
      form.mid === "hardly" ||
      type === "question" ||
      form.isProgressive ||
      vp.entry.flags.includes("s") ||
      inf === "estar")
  )
    return {
      words: [
        of("haber", "pres"),
        form.isProgressive ? "estado" : (verb?.pp ?? inf),
        form.isProgressive ? (verb?.ger ?? inf) : "",
      ],
      isClosed: true,
    };
  if (form.isProgressive && /[Ps]/.test(vp.entry.flags)) return { words: [of(inf)], isClosed: false };
  if (form.isProgressive && /^(?:ser|estar)$/.test(inf)) throw new Error("nothing is being");
  if (form.isProgressive)
    return { words: [of("estar", tense === "past" ? "impf" : tense), verb?.ger ?? inf], isClosed: true };
  if (form.mid === "just" && (form.tense === "past" || form.tense === "perf"))
    return { words: [of("acabar", "pres"), "de", inf], isClosed: true };
  if (form.tense === "fut" && !isSubjunctive) return { words: [of("ir", "pres"), "a", inf], isClosed: true };
  return { words: [of(inf)], isClosed: false };
}

/** "Should have come", "could have been". @throws Error for "will have": Spanish has no such everyday form */
function perfectModal(
  { modal, tense }: Form,
  participle: string,
  of: (head: string, as?: SpanishTense) => string,
) {
  if (modal === "should") return { words: [of("deber", "past"), "haber", participle], isClosed: true };
  if (modal === "could") return { words: [of("poder", "cond"), "haber", participle], isClosed: true };
  if (modal === "must") return { words: [of("deber", "pres"), "haber", participle], isClosed: true };
  if (tense !== "cond") throw new Error("no such tense");
  return { words: [of("haber", "cond"), participle], isClosed: true };
}

function tenseOf(tense: Clause["form"]["tense"], vp: Vp, inf: string): SpanishTense {
  if (tense === "perf") return "past";
  if (tense === "fut") return "pres";
  // "I had a fever" was over.
  if (tense === "past" && vp.entry.flags.includes("T")) return "past";
  const isState =
    vp.entry.flags.includes("s") || (inf === "estar" && vp.args.adj !== undefined) || inf === "ser";
  return tense === "past" && isState ? "impf" : tense;
}

function sayClause({ lead, ...given }: Clause, around: Around): string[] {
  if (lead) return [...sayFilled(lead, {}), ...sayClause(given, around)];
  const { clause, experiencer, isSubjectLast } = asSpanishSays(given);
  const { form, vp, subject, asks, type } = clause;
  if (
    hasNo(vp.args) &&
    !/^(?:have|want|need|see|know|hear|feel|find|like|eat|drink|be|get|sell|accept)$/.test(
      vp.entry.en[0]?.head ?? "",
    )
  )
    throw new Error("no verb that denies for its object");
  const person = spanishPerson(clause);
  const isNegative = form.isNegative || form.mid === "never" || form.mid === "hardly" || hasNo(vp.args);
  const said = sayVp(
    vp,
    person,
    {
      isNegative,
      isGoingOn: form.isProgressive,
      isQuestion: type === "question",
      ...(subject ? { subject } : {}),
    },
    subject ?? (asks?.kind === "np" ? asks : undefined),
  );
  if (type === "order") return sayOrder(clause, said);
  const chain = chainOf(clause, said, person, around);
  const isJust = form.mid === "just" && chain.words[1] === "de";
  const mid = form.mid && !isJust ? (midWords[form.mid] ?? "") : "";
  const no = (form.isNegative || hasNo(vp.args)) && form.mid !== "never" ? "no" : "";
  const verb =
    form.modal === "let"
      ? [attachClitics(chain.words[0] ?? "", said.clitics)]
      : [...said.clitics, ...chain.words];
  const question = asks ? sayAsks(asks) : [];
  const subjectWords = subject ? saySubject(subject, clause, around) : [];
  const isSubjectLater = isSubjectLast || (asks !== undefined && !clause.asksSubject);
  const felt = experiencer ? ["a", ...sayInSpanish(experiencer)] : [];
  return isSubjectLater
    ? [...question, ...felt, mid, no, ...verb, ...subjectWords, ...said.tail]
    : [...question, ...subjectWords, mid, no, ...verb, ...said.tail];
}

/** "I have no water": in Spanish the verb is negative. */
const hasNo = (args: Args) =>
  Object.entries(args).some(
    ([name, node]) =>
      /^(?:o|np)$/.test(name) &&
      node.kind === "np" &&
      (node.determiner === "no" || node.pronoun?.key === "nothing" || node.pronoun?.key === "nobody"),
  );

function sayAsks(asks: Filled | Np): string[] {
  return sayInSpanish(asks, {});
}

function saySubject(subject: Np, { type, asks }: Clause, { isPart }: Around): string[] {
  const key = subject.pronoun?.key ?? "";
  if (/^(?:I|we|it|they)$/.test(key)) return [];
  if (key === "you") return type === "statement" && !isPart && !asks ? ["usted"] : [];
  return sayInSpanish(subject, { isSubject: true });
}

function sayOrder({ form, person = "3s" }: Clause, { clitics, inf, tail }: Said): string[] {
  const verb = conjugated(inf, "subj", person === "3p" ? "3p" : "3s");
  return form.isNegative ? ["no", ...clitics, verb, ...tail] : [attachClitics(verb, clitics), ...tail];
}
