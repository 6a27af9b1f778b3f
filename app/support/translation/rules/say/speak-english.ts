import { conjugateEnglish } from "../english-verbs.ts";
import type { Entry, Way } from "../entries.ts";
import { lexicon } from "../lexicon.ts";
import {
  type Args,
  type Clause,
  type Clock,
  type DayPart,
  type Filled,
  type Form,
  hasOwnCurrency,
  isPlural,
  type Node,
  type Np,
  personOf,
  type Vp,
} from "../nodes.ts";
import { sayQuantity } from "../number-words.ts";
import type { Slot } from "../patterns.ts";
import type { Person } from "../spanish-verbs.ts";
import { type Around, sayAdjectives, sayNp } from "./english-nouns.ts";
import { refuseOneself, subjectOf } from "./english-subjects.ts";

/** Says a part of a sentence in English. "a~" becomes "a" or "an" in `finish`. */
export function sayInEnglish(node: Node, around: Around = {}): string[] {
  switch (node.kind) {
    case "np":
      return [
        ...sayNp(node, around, sayInEnglish),
        ...(node.more ?? []).flatMap(({ word, np }) => [
          word,
          ...sayNp(np, alsoBare(node, np) ? { ...around, mod: "bare" } : around, sayInEnglish),
        ]),
      ];
    case "adj":
      return sayAdjectives(node);
    case "filled":
      return sayFilled(node, around);
    case "clause":
      return sayClause(node, around);
    case "vp":
      return sayVp(node, around.mod === "ing" ? "ing" : "base");
    case "said":
      return [node.text];
    case "number":
      return [sayQuantity(node.value, "en", "m", false)];
    case "clock":
      return sayClock(node);
    case "gap":
      return [];
  }
}

/** "The wash and dry": one article for both. */
const alsoBare = (first: Np, next: Np) =>
  first.determiner !== "bare" && next.determiner === "bare" && !first.count;

const partWords: Readonly<Record<DayPart, string>> = {
  "": "",
  am: "AM",
  pm: "PM",
  morning: "in the morning",
  afternoon: "in the afternoon",
  night: "at night",
  noon: "noon",
};

const beforeHour: Readonly<Record<Exclude<Clock["half"], "to" | "past">, string>> = {
  "": "",
  half: "half past",
  quarter: "a quarter past",
  toQuarter: "a quarter to",
};

function sayClock({ hour, half, minutes, part }: Clock): string[] {
  const spoken = hour.startsWith("#")
    ? sayQuantity({ value: Number(hour.slice(1)) }, "en", "m", false)
    : hour;
  const words = minutes === undefined ? "" : sayQuantity({ value: minutes }, "en", "m", false);
  if (half === "past") return [spoken, minutes === 5 ? "oh five" : words, partWords[part]];
  return [half === "to" ? `${words} to` : beforeHour[half], spoken, partWords[part]];
}

function sayWay(way: Way, args: Args, around: Around): string[] {
  return way.pattern.flatMap((element, index) => {
    if (element.kind === "word") return hasOwnCurrency(way, args, index) ? [] : [element.say];
    if (element.kind === "agree") {
      const wanted = /^\d$/.test(element.slot) ? args[`np${element.slot}`] : args[element.slot];
      const np = wanted ?? Object.values(args).find(({ kind }) => kind === "np");
      const plural = np?.kind === "np" ? isPlural(np, "en") || np.pronoun?.key === "you" : false;
      return [element.forms[plural ? 1 : 0] ?? ""];
    }
    const node = args[element.name];
    if (node) return saySlot(isOwned(way, index) ? { ...element, mod: "bare" } : element, node, around);
    if (element.isOptional || element.type === "o" || element.type === "i") return [];
    throw new Error(`nothing for ${element.name}`);
  });
}

/** "My {np}": the noun has its determiner already. */
function isOwned({ pattern }: Way, index: number): boolean {
  const before = pattern[index - 1];
  return before?.kind === "word" && /^(?:my|your|his|her|our|their)$/.test(before.say);
}

function saySlot(slot: Slot, node: Node, around: Around): string[] {
  const mod = slot.type === "ving" ? "ing" : slot.mod;
  return sayInEnglish(node, { ...around, mod, isSubject: slot.type === "subject", isPart: true });
}

function sayFilled({ entry, args }: Filled, around: Around): string[] {
  const [way] = entry.en;
  if (!way) return [];
  const asks = entry.flags.includes("q");
  const words = sayWay(way, args, asks ? { ...around, isToYou: true } : around);
  // Spanish "en" is in, at or on: the place decides.
  const flags = entry.flags.includes("N") && args.np?.kind === "np" ? (args.np.noun?.flags ?? "") : "";
  if (flags === "") return words;
  return [flags.includes("A") ? "at" : flags.includes("O") ? "on" : "in", ...words.slice(1)];
}

/** The doctor sees those who listen. */
const isSeenBy = ({ owner }: Around) => owner?.noun !== undefined && isAtWork.test(owner.noun.en);

/** "La doctora lo puede ver" is not about the doctor. */
const isAtWork =
  /doctor|Dr\.|nurse|dentist|technician|plumber|electrician|mechanic|driver|manager|officer|teacher|waiter|guard|doorman|secretary|lawyer|cashier|specialist|pediatrician|cardiologist|vet\b|owner|landlord/;

/** "Lo vamos a operar" is about him; so is "báñelo", after a dog was spoken of, or "no lo mueva" after "la ambulancia". */
function isOfSomebody(entry: Entry, { gender = "m" }: Np, { previous }: Around): boolean {
  if (entry.flags.includes("N")) return true;
  const isSomebody =
    previous?.noun?.group === "animal" ||
    (previous?.noun?.group === "person" && !isAtWork.test(previous.noun.en)) ||
    /^(?:he|she)$/.test(previous?.pronoun?.key ?? "");
  return isSomebody && (previous?.gender ?? "m") === gender;
}

const personOfNothing: Np = { kind: "np", determiner: "bare", isPlural: false, adjectives: [], posts: [] };

function sayVp(
  { entry, args }: Vp,
  form: "base" | "s" | "past" | "pp" | "ing",
  around: Around = {},
): string[] {
  const way = englishWay(entry.en, args);
  if (!way?.head) return [];
  const object = args.o;
  if (object?.kind === "np" && object.pronoun?.key === "it" && isOfSomebody(entry, object, around)) {
    const one = lexicon().pronouns.byKey.get(object.gender === "f" ? "she" : "he");
    if (one)
      return sayVp({ kind: "vp", entry, args: { ...args, o: { ...object, pronoun: one } } }, form, around);
  }
  // Nobody calls a thing: "hasta que lo llamen" is about you.
  const isOfPeople =
    (/^(?:call|help|invite|thank|attend)$/.test(way.head) ||
      (isSeenBy(around) && /^(?:see|examine)$/.test(way.head))) &&
    args.o?.kind === "np" &&
    args.o.pronoun?.key === "it";
  const you = lexicon().pronouns.byKey.get("you");
  if (isOfPeople && you)
    return sayVp(
      { kind: "vp", entry, args: { ...args, o: { ...personOfNothing, pronoun: you } } },
      form,
      around,
    );
  return [conjugateEnglish(way.head)[form], ...sayWay(way, ownParts(entry, args, around), around)];
}

const owners: Readonly<Record<string, Np["determiner"]>> = {
  I: "my",
  you: "your",
  he: "his",
  she: "her",
  we: "our",
  they: "their",
};

/** "Se rompió el brazo" is about somebody's own arm, and English says whose. */
function ownParts({ es }: Entry, args: Args, { owner }: Around): Args {
  const whose = owner && (owner.pronoun ? owners[owner.pronoun.key] : isWhose(owner));
  if (!whose || es[0]?.isReflexive !== true) return args;
  const own = (node: Node): Node =>
    node.kind === "np" && node.noun?.group === "body" && node.determiner === "the"
      ? { ...node, determiner: whose }
      : node;
  return Object.fromEntries(Object.entries(args).map(([name, node]) => [name, own(node)]));
}

const isWhose = ({ noun, gender }: Np): Np["determiner"] | undefined =>
  noun?.group === "person" ? (gender === "f" ? "her" : "his") : undefined;

/** "Send me the bill", but "send it to me". */
function englishWay(ways: readonly Way[], args: Args): Way | undefined {
  const isPronoun = args.o?.kind === "np" && args.o.pronoun !== undefined && args.i !== undefined;
  const afterTo = ways.find(({ pattern }) =>
    pattern.some(
      (one, index) => one.kind === "word" && one.say === "to" && pattern[index + 1]?.kind === "slot",
    ),
  );
  if (isPronoun && !afterTo) throw new Error("no way to say it to somebody");
  return (isPronoun ? afterTo : undefined) ?? ways[0];
}

/** "¿Me presta una escalera?" asks whether somebody can. */
function asksFavor(subject: Np | undefined, person: Person, { args }: Vp): boolean {
  const isMe = (node: Node | undefined) => node?.kind === "np" && /^(?:I|we)$/.test(node.pronoun?.key ?? "");
  return !subject && person === "3s" && (isMe(args.i) || isMe(args.o));
}

/** "Le mando el plomero": what somebody says they do for you, they will do. */
function offers(person: Person, { args, entry }: Vp): boolean {
  const isYou = (node: Node | undefined) => node?.kind === "np" && node.pronoun?.key === "you";
  const isIt = (node: Node | undefined) => node?.kind === "np" && node.pronoun?.key === "it";
  return person === "1s" && !entry.flags.includes("s") && (isYou(args.i) || isYou(args.o) || isIt(args.o));
}

/** "Termino eso mañana": what the speaker does tomorrow, they will do. */
const isPlan = ({ modal, isProgressive, isNegative }: Form, person: Person, { entry }: Vp): boolean =>
  (person === "1s" || person === "1p") &&
  modal === "" &&
  !isProgressive &&
  !isNegative &&
  !/[sP]/.test(entry.flags);

const isPersonal = (subject: Np | undefined) =>
  !subject ||
  (subject.pronoun
    ? !/^(?:it|this|that)$/.test(subject.pronoun.key)
    : /^(?:person|animal|title)$/.test(subject.noun?.group ?? "") || subject.said !== undefined);

type Finite = { aux: string; rest: string[] };

const be = (person: Person, key: string, isPast: boolean) => {
  if (isPast) return person === "3s" && key !== "you" ? "was" : person === "1s" ? "was" : "were";
  if (person === "1s") return "am";
  return person === "3s" && key !== "you" ? "is" : "are";
};

const modals: Readonly<Record<string, string>> = {
  can: "can",
  could: "could",
  should: "should",
  must: "must",
};

/** The auxiliary (blank where a statement needs none) and the rest of the verb phrase. */
function finite(
  { form, vp, subject: clauseSubject, type, asks }: Clause,
  person: Person,
  key: string,
  needsAux: boolean,
  around: Around,
): Finite {
  const { tense, modal, isProgressive } = form;
  const say = (as: "base" | "s" | "past" | "pp" | "ing") => sayVp(vp, as, around);
  if (form.isPassive) return passive(form, person, key, say("pp"));
  const isThird = person === "3s" && key !== "you";
  const isBe = vp.entry.en[0]?.head === "be";
  if (modal === "wouldLike") return { aux: "would", rest: ["like", ...sayVp(vp, "base", around).slice(1)] };
  if (modals[modal]) return { aux: modals[modal] ?? "", rest: say("base") };
  if (form.mid === "formerly") return { aux: "used", rest: ["to", ...say("base")] };
  if (form.isGoing) return { aux: be(person, key, tense === "cond"), rest: ["going", "to", ...say("base")] };
  if (tense === "fut") return { aux: "will", rest: say("base") };
  if (tense === "cond") return { aux: "would", rest: say("base") };
  // "¿Le traigo la cuenta?" asks whether one should.
  if (type === "question" && person === "1s" && tense === "pres" && !asks && !vp.entry.flags.includes("s"))
    return { aux: "should", rest: say("base") };
  if (
    type === "question" &&
    tense === "pres" &&
    !form.isNegative &&
    !vp.entry.flags.includes("s") &&
    asksFavor(clauseSubject, person, vp)
  )
    return { aux: "can", rest: say("base") };
  if (tense === "impf" && vp.entry.flags.includes("P"))
    return { aux: be(person, key, true), rest: say("ing") };
  const isPast = tense === "past" || tense === "impf" || (tense === "perf" && form.mid !== "just");
  if (
    tense === "pres" &&
    modal === "" &&
    !form.isNegative &&
    type === "statement" &&
    !around.isPart &&
    offers(person, vp)
  )
    return { aux: "will", rest: say("base") };
  if (around.isLater && tense === "pres" && isPlan(form, person, vp))
    return { aux: "will", rest: say("base") };
  if (
    isProgressive ||
    (vp.entry.flags.includes("P") &&
      tense === "pres" &&
      !around.isPart &&
      !around.isHabit &&
      isPersonal(clauseSubject))
  )
    return { aux: be(person, key, isPast), rest: say("ing") };
  if (tense === "perf" || form.mid === "just") return { aux: isThird ? "has" : "have", rest: say("pp") };
  if (isBe) return { aux: be(person, key, isPast), rest: say("base").slice(1) };
  if (needsAux) return { aux: isPast ? "did" : isThird ? "does" : "do", rest: say("base") };
  return { aux: "", rest: say(isPast ? "past" : isThird ? "s" : "base") };
}

function passive(form: Form, person: Person, key: string, participle: string[]): Finite {
  if (modals[form.modal]) return { aux: modals[form.modal] ?? "", rest: ["be", ...participle] };
  if (form.tense === "fut") return { aux: "will", rest: ["be", ...participle] };
  return { aux: be(person, key, form.tense !== "pres"), rest: participle };
}

function midOf(form: Form): { mid: string; end: string } {
  if (form.mid === "already" && form.isNegative) return { mid: "", end: "anymore" };
  if (form.mid === "already" && form.tense === "fut") return { mid: "", end: "soon" };
  if (form.mid === "formerly") return { mid: "", end: "" };
  if (form.mid === "still" && form.isNegative) return { mid: "", end: "yet" };
  return { mid: form.mid ?? "", end: "" };
}

/** "Solo puede entrar una persona": the article is a number here. */
const onlyOne = (subject: Np) =>
  sayInEnglish(
    subject.determiner === "a" ? { ...subject, determiner: "bare", count: { value: 1 } } : subject,
    { isSubject: true },
  );

function sayClause({ lead, ...clause }: Clause, around: Around): string[] {
  if (lead) return [...sayFilled(lead, {}), ...sayClause(clause, around)];
  const { form, type, asks, vp } = clause;
  if (form.modal === "let" && clause.isBase) return sayVp(vp, "base");
  if (form.modal === "let") return [...(asks ? sayInEnglish(asks) : []), "to", ...sayVp(vp, "base")];
  if (type === "order") {
    const words = sayVp(vp, "base", {
      isNegative: form.isNegative,
      ...(around.previous ? { previous: around.previous } : {}),
    });
    return form.isNegative ? ["don't", ...words] : words;
  }
  const subject = subjectOf(clause, around);
  refuseOneself(subject, vp);
  const asked = clause.asksSubject && asks?.kind === "np" ? asks : undefined;
  const person = subject ? personOf(subject, "en") : asked ? personOf(asked, "en") : (clause.person ?? "3s");
  const isQuestion = type === "question";
  const needsAux = form.isNegative || (isQuestion && !clause.asksSubject);
  const { aux, rest } = finite(clause, person, subject?.pronoun?.key ?? "", needsAux, {
    isNegative: form.isNegative,
    isQuestion,
    ...(around.previous ? { previous: around.previous } : {}),
    ...(around.isPart ? { isPart: true } : {}),
    ...(subject ? { owner: subject } : {}),
    ...(around.isLater ? { isLater: true } : {}),
    ...(around.isHabit ? { isHabit: true } : {}),
  });
  const { mid, end } = midOf(form);
  const not = form.isNegative && form.mid !== "never" ? "not" : "";
  const subjectWords = subject ? sayInEnglish(subject, { isSubject: true }) : [];
  const asksWords = asks ? sayInEnglish(asks) : [];
  if (mid === "only" && subject && !subject.pronoun && !isQuestion)
    return [...asksWords, "only", ...onlyOne(subject), aux, not, ...rest, end];
  const words =
    isQuestion && !clause.asksSubject
      ? [aux, aux === "am" ? "" : not, ...subjectWords, aux === "am" ? not : "", mid, ...rest]
      : [...subjectWords, aux, not, mid, ...rest];
  return [...asksWords, ...words, end];
}
