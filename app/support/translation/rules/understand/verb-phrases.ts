import type { EnglishForm } from "../english-verbs.ts";
import type { Entry, Way } from "../entries.ts";
import { lookup } from "../lookup.ts";
import type { Args, Determiner, Form, MidAdverb, Modal, Tense, Vp } from "../nodes.ts";
import type { Slot } from "../patterns.ts";
import type { Person } from "../spanish-verbs.ts";
import { asVerb } from "./meanings.ts";
import { type FoundInSlot, type Match, matchPattern, nothingOpen, type Open, type Parse } from "./parse.ts";
import { isAnybody, isDoneToSomebody, isFelt, isWaiting, spokenTo } from "./whom.ts";

/** A verb phrase with the form of its verb; `open` is what it did not take up. */
export type Reading = {
  verbForm?: EnglishForm;
  form: Form;
  vp: Vp;
  end: number;
  cost: number;
  open: Open;
  person?: Person;
  isSubjunctive?: boolean;
};
export const plainForm: Form = { tense: "pres", isProgressive: false, isNegative: false, modal: "" };

/** A verb rather means what it is first said for: "llegar" is to arrive, and only then to land. */
const secondWay = 0.04;

/** What follows a verb whose base form or infinitive is `head`. */
export function tailsAt(
  parse: Parse,
  head: string,
  at: number,
  open: Open,
  person?: Person,
): { vp: Vp; end: number; cost: number; open: Open }[] {
  const list = parse.lexicon.verbs.byHead[parse.language].get(head) ?? [];
  return list.flatMap(([entry, way]) => {
    if (parse.language === "es" && entry.flags.includes("Y")) return [];
    if (!parse.mayHave(way.pattern) || (entry.flags.includes("X") && /^1/.test(person ?? ""))) return [];
    if (!isMeantVerb(parse, head, entry, way)) return [];
    const left = way.isReflexive ? withoutReflexive(open, person) : open;
    if (!left) return [];
    const matches = matchPattern(parse, way.pattern, at, left).flatMap((match) => [
      match,
      ...ofInterest(match, way.isReflexive === true),
    ]);
    return matches
      .filter(
        ({ args }) =>
          isDoneToSomebody(head, args) && !isFelt(head, args) && !isAnybody(parse, head, args, person),
      )
      .map(({ args, end, cost, open: rest }) => ({
        vp: { kind: "vp" as const, entry, args: spokenTo(parse, isWaiting(entry) ? "esperar" : head, args) },
        end,
        cost:
          0.4 +
          cost -
          0.16 * way.pattern.filter(({ kind }) => kind === "word").length +
          (entry[parse.language][0] === way ? 0 : secondWay),
        open: rest,
      }));
  });
}

const interested: Readonly<Record<string, Determiner>> = { me: "my", te: "your", nos: "our" };

/** "¿Me revisa el aceite?" is about my oil; "se lo seco" is for you. Spanish says so more often than English. */
function ofInterest(match: Match, isReflexive: boolean): Match[] {
  const [clitic = "", ...others] = match.open.clitics;
  const { o, i } = match.args;
  // "Se le quita": it goes away.
  if (isReflexive && others.length === 0 && !i && !o && /^(?:te|le|les)$/.test(clitic))
    return [closed(match, match.args)];
  if (others.length > 0 || i || o?.kind !== "np" || !/^(?:me|te|le|les|nos|se)$/.test(clitic)) return [];
  if (o.pronoun) return match.open.isPair ? [closed(match, match.args)] : [];
  if (!o.noun || o.noun.group === "time" || clitic === "se") return [];
  const isPart = /^(?:body|device|vehicle|document|furniture|room)$/.test(o.noun.group);
  const owner =
    interested[clitic] ?? (match.open.isOrder ? "his" : /^les?$/.test(clitic) ? "your" : undefined);
  const isHis = owner === "his" && o.noun.group !== "body";
  const hasOwner = owner !== undefined && !isHis && isPart && o.determiner === "the";
  return [closed(match, hasOwner ? { ...match.args, o: { ...o, determiner: owner } } : match.args)];
}

const closed = (match: Match, args: Args): Match => ({
  ...match,
  args,
  cost: match.cost + 0.25,
  open: { ...match.open, clitics: [] },
});

const reflexive: Readonly<Record<Person, string>> = {
  "1s": "me",
  "2s": "te",
  "3s": "se",
  "1p": "nos",
  "3p": "se",
};

function withoutReflexive(open: Open, person: Person | undefined): Open | undefined {
  const place = open.clitics.findIndex((one) =>
    person ? one === reflexive[person] : /^(?:me|te|se|nos)$/.test(one),
  );
  return place < 0 ? undefined : { ...open, clitics: open.clitics.filter((_, index) => index !== place) };
}

/** Whether a verb with two meanings has this one here: one breaks a bill otherwise than a glass. Idioms with words of their own stay. */
function isMeantVerb(parse: Parse, head: string, entry: Entry, way: Way): boolean {
  const meant = parse.meanings.get(asVerb(head));
  const isPlain = way.pattern.every((one) => one.kind === "slot" && /^(?:o|i|np|adv)$/.test(one.type));
  if (meant === undefined || !isPlain) return true;
  return entry[parse.language === "en" ? "es" : "en"][0]?.head === meant;
}

export const cliticList = ["me", "te", "se", "le", "les", "lo", "la", "los", "las", "nos"];

/** A Spanish word without the pronouns at its end: mandarmelo → mandar, me, lo. */
export function splitClitics(word: string): { verb: string; clitics: string[] }[] {
  const one = cliticList
    .filter((clitic) => word.endsWith(clitic) && word.length > clitic.length + 1)
    .map((clitic) => ({ verb: word.slice(0, -clitic.length), clitics: [clitic] }));
  const two = one.flatMap(({ verb, clitics }) =>
    ["me", "te", "se", "nos"]
      .filter((clitic) => verb.endsWith(clitic) && verb.length > clitic.length + 1)
      .map((clitic) => ({ verb: verb.slice(0, -clitic.length), clitics: [clitic, ...clitics] })),
  );
  return [{ verb: word, clitics: [] }, ...one, ...two];
}

/** An infinitive or gerund phrase, as what another verb takes: "(want to) open an account". */
export function verbPhrasesAt(parse: Parse, at: number, slot: Slot, open: Open): FoundInSlot[] {
  const key = `vp ${slot.type} ${slot.mod} ${at}`;
  const find = () =>
    parse.language === "en"
      ? englishVerbs(parse, at, slot.type === "vp" ? "base" : "ing", open)
      : spanishVerbs(parse, at, slot.mod === "ger" ? "ger" : slot.mod === "subj" ? "subj" : "inf", open);
  const found = open === nothingOpen ? parse.keep(key, find) : find();
  return found;
}

export function englishVerbs(parse: Parse, at: number, form: EnglishForm, open: Open): FoundInSlot<Vp>[] {
  const forms = parse.lexicon.verbs.enForms.get(parse.word(at)) ?? [];
  return forms
    .filter((one) => one.form === form)
    .flatMap(({ lemma }) => tailsAt(parse, lemma, at + 1, open))
    .map(({ vp, ...rest }) => ({ node: vp, ...rest }));
}

/** "Lo recoja", after "quiere que". */
function subjunctives(parse: Parse, start: number): FoundInSlot<Vp>[] {
  const clitics: string[] = [];
  let at = start;
  while (clitics.length < 2 && cliticList.includes(parse.word(at))) {
    clitics.push(parse.word(at));
    at += 1;
  }
  return (parse.lexicon.verbs.esForms.get(parse.word(at)) ?? [])
    .filter(({ tense, person }) => tense === "subj" && person.startsWith("3"))
    .flatMap(({ inf, person }) =>
      tailsAt(parse, inf, at + 1, { gap: false, clitics, isPair: clitics.length === 2 }, person),
    )
    .filter(({ open }) => open.clitics.length === 0)
    .map(({ vp, end, cost }) => ({ node: vp, end, cost }));
}

export function spanishVerbs(
  parse: Parse,
  at: number,
  tense: "inf" | "ger" | "subj",
  open: Open,
): FoundInSlot<Vp>[] {
  if (tense === "subj") return subjunctives(parse, at);
  return splitClitics(parse.word(at)).flatMap(({ verb, clitics }) =>
    (parse.lexicon.verbs.esForms.get(verb) ?? [])
      .filter((one) => one.tense === tense)
      .flatMap(({ inf }) =>
        tailsAt(
          parse,
          inf,
          at + 1,
          clitics.length > 0
            ? { ...open, clitics: [...open.clitics, ...clitics], isPair: clitics.length === 2 }
            : open,
        ),
      )
      .filter(({ open: rest }) => clitics.length === 0 || rest.clitics.length === 0)
      // "Para abrir la cuenta": an infinitive is rather what somebody does than what a thing does.
      .map(({ vp, ...rest }) => ({
        node: vp,
        ...rest,
        cost: rest.cost + (vp.entry.flags.includes("I") ? 0.4 : 0),
      })),
  );
}

export type Aux = { kind: "be" | "do" | "have" | "modal"; form: Form; end: number };

const englishAux = lookup<readonly [Aux["kind"], Tense, Modal]>({
  am: ["be", "pres", ""],
  is: ["be", "pres", ""],
  are: ["be", "pres", ""],
  was: ["be", "past", ""],
  were: ["be", "past", ""],
  do: ["do", "pres", ""],
  does: ["do", "pres", ""],
  did: ["do", "past", ""],
  have: ["have", "perf", ""],
  has: ["have", "perf", ""],
  had: ["have", "perf", ""],
  will: ["modal", "fut", ""],
  would: ["modal", "cond", ""],
  can: ["modal", "pres", "can"],
  could: ["modal", "pres", "could"],
  may: ["modal", "pres", "can"],
  might: ["modal", "pres", "could"],
  should: ["modal", "pres", "should"],
  must: ["modal", "pres", "must"],
  shall: ["modal", "fut", ""],
});
const mids = lookup<MidAdverb>({
  already: "already",
  still: "still",
  always: "always",
  never: "never",
  also: "also",
  only: "only",
  just: "just",
  almost: "almost",
  hardly: "hardly",
  barely: "hardly",
  really: "really",
  probably: "probably",
  usually: "usually",
  sometimes: "sometimes",
  finally: "finally",
  ever: "ever",
  actually: "really",
});

/** English auxiliaries at a place, with "not" after them; "she's" is "is" or "has". */
export function auxiliariesAt(parse: Parse, at: number): Aux[] {
  const word = parse.word(at);
  const isShort = word === "'s" || (word === "is" && parse.tokens[at]?.raw === "");
  const as = isShort ? (hasParticiple(parse, at + 1) ? ["is", "has"] : ["is"]) : [word];
  return as.flatMap((one) => {
    const found = englishAux[one];
    if (!found) return [];
    const [kind, tense, modal] = found;
    const isNegative = parse.word(at + 1) === "not";
    const isWill = word === "will" ? { isWill: true } : {};
    return [
      { kind, form: { ...plainForm, tense, modal, isNegative, ...isWill }, end: at + (isNegative ? 2 : 1) },
    ];
  });
}

function hasParticiple(parse: Parse, at: number): boolean {
  const start = parse.word(at) === "not" || mids[parse.word(at)] ? at + 1 : at;
  const forms = parse.lexicon.verbs.enForms.get(parse.word(start)) ?? [];
  return parse.word(start) === "been" || forms.some(({ form }) => form === "pp");
}

/** What follows an English auxiliary (and, in a question, the subject): a participle, a base form, what somebody is. */
export function afterAuxiliary(parse: Parse, aux: Aux, start: number, open: Open): Reading[] {
  const isNegative = aux.form.isNegative || parse.word(start) === "not";
  const at = !aux.form.isNegative && isNegative ? start + 1 : start;
  const mid = mids[parse.word(at)];
  const readings = restOf(parse, { ...aux, form: { ...aux.form, isNegative } }, at, open);
  if (!mid) return readings;
  const withMid = restOf(parse, { ...aux, form: { ...aux.form, isNegative, mid } }, at + 1, open);
  return [...readings, ...withMid];
}

function restOf(parse: Parse, { kind, form }: Aux, at: number, open: Open): Reading[] {
  const verb = (want: EnglishForm, as: Form, place = at): Reading[] =>
    englishVerbs(parse, place, want, open).map(({ node, end, cost, open: rest }) => ({
      form: as,
      vp: node,
      end,
      cost,
      open: rest ?? open,
    }));
  const tails = (head: string, as: Form, place: number): Reading[] =>
    tailsAt(parse, head, place, open).map((tail) => ({ form: as, ...tail }));
  const perfectsAt = (modal: Form): Reading[] =>
    parse.word(at) === "have"
      ? [
          ...verb("pp", { ...modal, isPerfect: true }, at + 1),
          ...(parse.word(at + 1) === "been" ? tails("be", { ...modal, isPerfect: true }, at + 2) : []),
        ]
      : [];
  switch (kind) {
    case "be":
      return [
        ...verb("ing", { ...form, isProgressive: true }),
        ...(parse.has(["going", "to"], at) && form.tense === "pres"
          ? verb("base", { ...form, tense: "fut" }, at + 2)
          : []),
        ...tails("be", form, at),
        ...passives(parse, form, at),
      ];
    case "do":
      return verb("base", form);
    case "have":
      return [
        ...verb("pp", form),
        ...(parse.word(at) === "been"
          ? [
              ...verb("ing", { ...form, isProgressive: true }, at + 1),
              ...tails("be", form, at + 1),
              ...passives(parse, form, at + 1),
            ]
          : []),
        ...(parse.word(at) === "got" ? tails("have", { ...form, tense: "pres" }, at + 1) : []),
      ];
    default:
      if (form.tense === "cond" && parse.word(at) === "like")
        return tails("want", { ...form, tense: "pres", modal: "wouldLike" }, at + 1);
      return [...verb("base", form), ...perfectsAt(form)];
  }
}

/** "Was cleaned", "is paid": the subject is what the verb takes. */
function passives(parse: Parse, form: Form, at: number): Reading[] {
  return englishVerbs(parse, at, "pp", { gap: true, clitics: [] })
    .filter(({ node, open }) => open?.gap === false && node.args.o?.kind === "gap")
    .map(({ node, end, cost }) => ({
      form: { ...form, isPassive: true },
      vp: gettingIt(node),
      end,
      cost: cost + 0.5,
      open: nothingOpen,
    }));
}

/** "I was charged a fee": the subject is who got it, and what stands after the verb is the thing. */
function gettingIt(vp: Vp): Vp {
  const { o, i } = vp.args;
  if (o?.kind !== "gap" || i?.kind !== "np" || i.noun?.group === "person" || i.pronoun || i.said) return vp;
  return { ...vp, args: { ...vp.args, o: i, i: o } };
}

/** An English verb in a statement, from its auxiliary or its own form on. */
export function englishPredicates(parse: Parse, at: number, open: Open): Reading[] {
  const readings = auxiliariesAt(parse, at).flatMap((aux) => afterAuxiliary(parse, aux, aux.end, open));
  if (parse.has(["used", "to"], at))
    for (const { node, end, cost, open: rest } of englishVerbs(parse, at + 2, "base", open))
      readings.push({ form: { ...plainForm, tense: "impf" }, vp: node, end, cost, open: rest ?? open });
  const mid = mids[parse.word(at)];
  const start = mid ? at + 1 : at;
  // "Still isn't working".
  if (mid)
    for (const aux of auxiliariesAt(parse, start))
      for (const reading of afterAuxiliary(parse, aux, aux.end, open))
        if (!reading.form.mid) readings.push({ ...reading, form: { ...reading.form, mid } });
  for (const { lemma, form } of parse.lexicon.verbs.enForms.get(parse.word(start)) ?? []) {
    if (form === "ing" || form === "pp" || lemma === "be") continue;
    const tense: Tense = form === "past" ? "past" : "pres";
    // "I put in 200 pesos" rather tells what happened.
    const extra = form === "base" && samePast.test(lemma) ? 0.15 : 0;
    for (const { cost, ...tail } of tailsAt(parse, lemma, start + 1, open))
      readings.push({
        cost: cost + extra,
        verbForm: form,
        form: { ...plainForm, tense, ...(mid ? { mid } : {}) },
        ...tail,
      });
  }
  return readings;
}

const samePast = /^(?:put|cut|hit|set|shut|split|quit)$/;

/** Whether two readings differ in what they leave open. */
export const isClosed = ({ open }: { open: Open }): boolean => !open.gap && open.clitics.length === 0;
