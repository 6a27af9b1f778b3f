import { lookup } from "../lookup.ts";
import type { Form, MidAdverb, Tense } from "../nodes.ts";
import { endsAccented } from "../patterns.ts";
import type { Person, SpanishTense } from "../spanish-verbs.ts";
import type { Open, Parse } from "./parse.ts";
import { cliticList, plainForm, type Reading, spanishVerbs, tailsAt } from "./verb-phrases.ts";

const spanishMids = lookup<MidAdverb>({
  ya: "already",
  todavia: "still",
  aun: "still",
  siempre: "always",
  nunca: "never",
  tambien: "also",
  solo: "only",
  solamente: "only",
  casi: "almost",
  normalmente: "usually",
  probablemente: "probably",
  antes: "formerly",
});

export const midOf = (word: string): MidAdverb | undefined => spanishMids[word];

/** A Spanish verb with what stands before it: "ya no me", and what follows. `afterVerb` reads a subject there. */
export function spanishPredicates(
  parse: Parse,
  start: number,
  open: Open,
  afterVerb: (at: number) => { end: number }[],
): (Reading & { subjectAt?: number; subjectEnd?: number })[] {
  let at = start;
  let form: Form = plainForm;
  for (;;) {
    const word = parse.word(at);
    const mid = parse.has(["casi", "no"], at) ? "hardly" : spanishMids[word];
    if (mid === "hardly") at += 1;
    if (mid && !form.mid) form = { ...form, mid };
    else if (word === "no" && !form.isNegative) form = { ...form, isNegative: true };
    else break;
    at += 1;
  }
  const clitics: string[] = [];
  while (clitics.length < 2 && cliticList.includes(parse.word(at))) {
    clitics.push(parse.word(at));
    at += 1;
  }
  const here: Open = { gap: open.gap, clitics, isPair: clitics.length === 2 };
  const plain = verbsAt(parse, at, form, here, afterVerb);
  return plain.flatMap((reading): WithSubject[] => {
    if (reading.open.clitics.length === 0) return [reading];
    // "Se paga en la caja": nobody in particular does it.
    const isImpersonal =
      reading.open.clitics.join("") === "se" &&
      reading.person === "3s" &&
      !reading.vp.args.o &&
      reading.subjectAt === undefined;
    return isImpersonal
      ? [{ ...reading, person: "2s", open: { ...reading.open, clitics: [] }, cost: reading.cost + 0.5 }]
      : [];
  });
}

const tenseOf: Partial<Record<SpanishTense | "inf" | "ger" | "pp", Tense>> = {
  pres: "pres",
  past: "past",
  impf: "impf",
  fut: "fut",
  cond: "cond",
};

const pastWord = /^(?:ayer|anoche|antier|anteayer|pasad[ao]s?)$/;

/** "Cierre la puerta" is an order, and "cuando salga" is rather about you than about me. */
function subjunctiveCost(inf: string, tense: string, person: Person): number {
  if (inf === "querer" && tense === "ipsubj") return 0;
  return person === "1s" ? 0.5 : 0.4;
}

type WithSubject = Reading & { subjectAt?: number; subjectEnd?: number };

function verbsAt(
  parse: Parse,
  at: number,
  form: Form,
  open: Open,
  afterVerb: (at: number) => { end: number }[],
): WithSubject[] {
  const all: WithSubject[] = [];
  for (const { inf, tense, person, isAccented } of parse.lexicon.verbs.esForms.get(parse.word(at)) ?? []) {
    const tensed = tenseOf[tense];
    const isSubjunctive = tense === "subj" || tense === "ipsubj";
    if (!tensed && !isSubjunctive) continue;
    if (form.mid === "formerly" && tense !== "impf") continue;
    const asTense = tensed ?? (tense === "ipsubj" ? "past" : "pres");
    const raw = parse.tokens[at]?.raw ?? "";
    // "De" and "para" are prepositions, not forms of "dar" and "parar".
    if (
      (parse.word(at) === "de" && raw !== "dé" && raw !== "Dé") ||
      (raw === "para" && at > 0 && parse.word(at - 1) !== "se" && tense === "pres" && form.isNegative)
    )
      continue;
    const accent = raw !== "" && endsAccented(raw) !== isAccented ? 0.6 : 0;
    // "Venía" is rather about you or him, since who speaks of himself says "yo".
    const unsaid = person === "1s" && /^(?:impf|cond)$/.test(tense) ? 0.3 : 0;
    // "Lo llevamos" tells of last night where the sentence says so.
    const isOver =
      person === "1p" && tense === "pres" && parse.tokens.some(({ word }) => pastWord.test(word));
    const extra =
      accent + unsaid + (isOver ? 0.5 : 0) + (isSubjunctive ? subjunctiveCost(inf, tense, person) : 0);
    const now: Form = { ...form, tense: asTense };
    const from = [{ end: at + 1 }, ...afterVerb(at + 1)];
    for (const { end } of from) {
      const subject = end > at + 1 ? { subjectAt: at + 1, subjectEnd: end, cost: 0.2 } : { cost: 0 };
      const base = {
        person,
        // "Quisiera" is how one asks for something.
        ...(isSubjunctive && !(inf === "querer" && tense === "ipsubj") ? { isSubjunctive } : {}),
        ...("subjectAt" in subject ? { subjectAt: subject.subjectAt, subjectEnd: subject.subjectEnd } : {}),
      };
      for (const one of afterSpanish(parse, { inf, tense, person }, now, end, open))
        all.push({ ...one, ...base, cost: one.cost + subject.cost + extra });
    }
  }
  return all;
}

type Head = { inf: string; tense: string; person: Person };

function afterSpanish(
  parse: Parse,
  { inf, tense, person }: Head,
  form: Form,
  at: number,
  open: Open,
): Reading[] {
  const readings: Reading[] = tailsAt(parse, inf, at, open, person).map((tail) => ({
    form: quisiera(form, inf, tense),
    ...tail,
  }));
  // "El alquiler se paga": the subject is what is paid.
  if (open.clitics.join("") === "se" && !open.gap && (person === "3s" || person === "3p"))
    for (const tail of tailsAt(parse, inf, at, { gap: true, clitics: [] }))
      if (!tail.open.gap && tail.vp.args.o?.kind === "gap")
        readings.push({ form: { ...form, isPassive: true }, ...tail, cost: tail.cost + 0.3 });
  const inner = (kind: "inf" | "ger", as: Form, place = at) =>
    spanishVerbs(parse, place, kind, open).map(({ node, end, cost, open: rest }) => ({
      form: as,
      vp: node,
      end,
      cost,
      open: rest ?? open,
    }));
  if (inf === "poder")
    readings.push(
      ...inner("inf", {
        ...form,
        tense: "pres",
        modal: form.tense === "pres" || form.tense === "fut" ? "can" : "could",
      }),
    );
  if (inf === "deber") readings.push(...inner("inf", { ...form, tense: "pres", modal: "should" }));
  if (inf === "estar")
    readings.push(
      ...inner("ger", { ...form, tense: form.tense === "impf" ? "past" : form.tense, isProgressive: true }),
    );
  if (inf === "ir" && parse.word(at) === "a" && form.tense !== "past")
    readings.push(
      ...inner("inf", { ...form, tense: form.tense === "impf" ? "cond" : "fut", isGoing: true }, at + 1),
    );
  if (inf === "acabar" && parse.word(at) === "de")
    readings.push(...inner("inf", { ...form, tense: "past", mid: "just" }, at + 1));
  if (inf === "haber") readings.push(...participles(parse, at, form, open, person));
  return readings;
}

const quisiera = (form: Form, inf: string, tense: string): Form =>
  inf === "querer" && (tense === "ipsubj" || tense === "cond")
    ? { ...form, tense: "pres", modal: "wouldLike" }
    : form;

function participles(parse: Parse, at: number, form: Form, open: Open, person: Person): Reading[] {
  return (parse.lexicon.verbs.esForms.get(parse.word(at)) ?? [])
    .filter(({ tense }) => tense === "pp")
    .flatMap(({ inf }) =>
      tailsAt(parse, inf, at + 1, open, person).map((tail) => ({
        form: { ...form, tense: "perf" as const },
        ...tail,
      })),
    );
}
