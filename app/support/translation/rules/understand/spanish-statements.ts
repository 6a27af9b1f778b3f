import { genderOf, isPlural, type Np } from "../nodes.ts";
import { agrees, canBe, clauseOf, type FoundClause, thingCost } from "./clause-parts.ts";
import type { Found, Open, Parse } from "./parse.ts";
import { midOf, spanishPredicates } from "./spanish-predicates.ts";

/** "¿Ya usted pagó?", "todavía la luz no ha llegado": such a word stands before the subject, too. */
function withMidFirst(parse: Parse, at: number, open: Open): FoundClause[] {
  const mid = midOf(parse.word(at));
  if (!mid || !/^(?:already|still)$/.test(mid)) return [];
  return parse.grammar
    .nounPhrases(parse, at + 1, { groups: [], use: "subject" })
    .flatMap(({ node, end, cost }) =>
      spanishPredicates(parse, end, open, () => [])
        .filter(({ form, person }) => !form.mid && agrees(node, person))
        .map((reading) =>
          clauseOf(
            "statement",
            { ...reading, form: { ...reading.form, mid } },
            { subject: node, cost: cost - 0.2 + thingCost(node, reading) },
          ),
        ),
    );
}

/** "Esa medicina no la tenemos": what stands first is not the subject, but what "la" takes up. */
function frontedObjects(parse: Parse, { node, end, cost }: Found<Np>, open: Open): FoundClause[] {
  const at = parse.word(end) === "no" ? end + 1 : end;
  const wanted =
    genderOf(node) === "f" ? (isPlural(node, "es") ? "las" : "la") : isPlural(node, "es") ? "los" : "lo";
  const isWanted =
    parse.word(at) === wanted || (/^(?:se|me|te|nos)$/.test(parse.word(at)) && parse.word(at + 1) === wanted);
  if ((node.pronoun && !/^(?:this|that)$/.test(node.pronoun.key)) || !isWanted) return [];
  return spanishPredicates(parse, end, open, () => [])
    .filter(({ vp }) => vp.args.o?.kind === "np" && vp.args.o.pronoun !== undefined)
    .map((reading) => ({ ...reading, vp: { ...reading.vp, args: { ...reading.vp.args, o: node } } }))
    .flatMap((reading) => [
      // "El carro lo espera": the car is rather who waits.
      clauseOf("statement", reading, { cost: cost + (reading.person?.startsWith("3") ? 0.6 : -0.4) }),
      // "El peaje lo paga usted".
      ...parse.grammar
        .nounPhrases(parse, reading.end, { groups: [], use: "subject" })
        .filter((one) => agrees(one.node, reading.person) && canBe(one.node, reading))
        .map((one) =>
          clauseOf(
            "statement",
            { ...reading, end: one.end },
            { subject: one.node, cost: cost + one.cost - 0.4 },
          ),
        ),
    ]);
}

/** Spanish verbs without a subject, or with one after them. */
function withoutSubject(parse: Parse, at: number, open: Open): FoundClause[] {
  const subjectsAt = (place: number) =>
    parse.grammar.nounPhrases(parse, place, { groups: [], use: "subject" });
  return spanishPredicates(parse, at, open, subjectsAt)
    .flatMap((reading) => {
      if (reading.subjectAt === undefined) return [clauseOf("statement", reading, { cost: 0.1 })];
      // Which of the subjects it was follows from where the rest began; all that agree are tried.
      return [];
    })
    .concat(subjectsAfter(parse, at, open));
}

function subjectsAfter(parse: Parse, at: number, open: Open): FoundClause[] {
  const found: FoundClause[] = [];
  const tried = new Map<number, Found<Np>[]>();
  const subjectsAt = (place: number) => {
    const list = parse.grammar.nounPhrases(parse, place, { groups: [], use: "subject" });
    for (const one of list) tried.set(one.end, [...(tried.get(one.end) ?? []), one]);
    return list;
  };
  for (const reading of spanishPredicates(parse, at, open, subjectsAt)) {
    if (reading.subjectAt === undefined) {
      // Or it stands at the end: "¿cuánto cuesta llegar el carro?"
      for (const { node, end, cost } of parse.grammar.nounPhrases(parse, reading.end, {
        groups: [],
        use: "subject",
      }))
        if (agrees(node, reading.person) && canBe(node, reading) && !node.pronoun?.key.startsWith("it"))
          found.push(
            clauseOf(
              "statement",
              { ...reading, end },
              { subject: node, cost: cost + 0.5 + thingCost(node, reading) },
            ),
          );
      continue;
    }
    for (const { node, cost } of parse.grammar
      .nounPhrases(parse, reading.subjectAt, { groups: [], use: "subject" })
      .filter(({ end }) => end === reading.subjectEnd))
      if (agrees(node, reading.person) && canBe(node, reading))
        found.push(
          clauseOf("statement", reading, { subject: node, cost: cost + 0.1 + thingCost(node, reading) }),
        );
  }
  return found;
}

/** Spanish statements: with their subject before the verb, after it, or without any. */
export function spanishStatements(
  parse: Parse,
  at: number,
  open: Open,
  subjects: readonly Found<Np>[],
): FoundClause[] {
  return [
    ...withMidFirst(parse, at, open),
    ...subjects.flatMap((one) => frontedObjects(parse, one, open)),
    ...subjects.flatMap(({ node, end, cost }) =>
      spanishPredicates(parse, end, open, () => [])
        .filter((reading) => agrees(node, reading.person) && canBe(node, reading))
        .map((reading) =>
          clauseOf("statement", reading, { subject: node, cost: cost + thingCost(node, reading) }),
        ),
    ),
    ...withoutSubject(parse, at, open).map((found) => ({
      ...found,
      node: { ...found.node, type: "statement" as const },
    })),
  ];
}
