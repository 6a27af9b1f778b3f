import { type Clause, type Filled, type Np, personOf } from "../nodes.ts";
import { canBe, clauseOf, type FoundClause, type Rest, thingCost } from "./clause-parts.ts";
import { ordersAt } from "./orders.ts";
import { entriesAt, type Found, nothingOpen, type Open, type Parse } from "./parse.ts";
import { spanishPredicates } from "./spanish-predicates.ts";
import { spanishStatements } from "./spanish-statements.ts";
import {
  afterAuxiliary,
  auxiliariesAt,
  englishPredicates,
  isClosed,
  plainForm,
  type Reading,
  spanishVerbs,
} from "./verb-phrases.ts";

const gapOpen: Open = { gap: true, clitics: [] };
type Asks = { asks: Filled | Np; end: number; cost: number; isThing: boolean };

/** Statements, questions and orders at a place. */
export function clausesAt(parse: Parse, at: number): Found<Clause>[] {
  return parse.keep(`clause ${at}`, () => [
    ...toldAt(parse, at),
    ...(parse.language === "en" ? englishQuestions(parse, at) : spanishQuestions(parse, at)),
    ...goingOnAt(parse, at),
    ...ordersAt(parse, at).map((reading) =>
      clauseOf("order", reading, {
        cost: (parse.language === "en" ? 0.5 : 0.1) + (reading.vp.entry.flags.includes("I") ? 0.3 : 0),
        isBase: parse.language === "en" && !reading.form.isNegative,
      }),
    ),
  ]);
}

/** Statements; where a Spanish question has begun with its mark, asking comes first. */
function toldAt(parse: Parse, at: number): Found<Clause>[] {
  const isAsked = parse.language === "es" && parse.question >= 0 && at >= parse.question;
  const found = statementsAt(parse, at);
  // "No haga ruido" orders; it does not tell that something makes a noise.
  return found.map((one) => ({
    ...one,
    cost: one.cost + (isAsked ? 0.3 : 0) + (one.node.isSubjunctive && !one.node.subject ? 1 : 0),
  }));
}

/** English after "and" or "but": "… and doesn't want to eat". Whose clause it goes on is known when it is said. */
function goingOnAt(parse: Parse, at: number): Found<Clause>[] {
  const before = parse.word(at - 1);
  if (parse.language === "es" && /^(?:y|o|e|u|ni|pero)$/.test(before)) return infinitivesGoingOn(parse, at);
  if (parse.language === "es" || !/^(?:and|but|or)$/.test(before)) return [];
  return englishPredicates(parse, at, nothingOpen)
    .filter((reading) => isClosed(reading) && (reading.verbForm !== "base" || at > 1))
    .flatMap((reading) => {
      if (reading.verbForm !== "base") return [clauseOf("statement", reading, { cost: 0.3 })];
      const asInfinitive: Reading = { ...reading, form: { ...reading.form, modal: "let" } };
      return [reading, asInfinitive].map((one) => clauseOf("statement", one, { cost: 0.4, isBase: true }));
    });
}

/** "Tiene que caminar más y comer menos". */
function infinitivesGoingOn(parse: Parse, at: number): Found<Clause>[] {
  return spanishVerbs(parse, at, "inf", nothingOpen).flatMap(({ node, end, cost, open }) => {
    const reading = {
      form: { ...plainForm, modal: "let" as const },
      vp: node,
      end,
      cost,
      open: open ?? nothingOpen,
    };
    return isClosed(reading) ? [clauseOf("statement", reading, { isBase: true })] : [];
  });
}

/** Statements at a place; in Spanish also without a subject. */
export function statementsAt(parse: Parse, at: number): Found<Clause>[] {
  return parse.keep(`statement ${at}`, () => statementsWith(parse, at, nothingOpen).filter(isClosed));
}

function statementsWith(parse: Parse, at: number, open: Open): FoundClause[] {
  const subjects = parse.grammar.nounPhrases(parse, at, { groups: [], use: "subject" });
  if (parse.language === "en")
    return subjects.flatMap(({ node, end, cost }) =>
      englishPredicates(parse, end, open)
        .filter((reading) => agreesInEnglish(parse, end, node, reading) && canBe(node, reading))
        .map((reading) =>
          clauseOf("statement", reading, { subject: node, cost: cost + thingCost(node, reading) }),
        ),
    );
  return spanishStatements(parse, at, open, subjects);
}

function agreesInEnglish(parse: Parse, at: number, subject: Np, { form, verbForm }: Reading): boolean {
  const isOne =
    personOf(subject, "en") === "3s" && subject.pronoun?.key !== "you" && !subject.pronoun?.isPlural;
  // "Cut" is past after "she", and present after "I".
  if (verbForm === "base" && isOne) return false;
  if (verbForm === "s" && !isOne) return false;
  const word = parse.word(at);
  // "After the church and it's on your right": the church and it are two.
  if (subject.more?.some((one) => one.word === "and") && /^(?:is|was|has|does|'s)$/.test(word)) return false;
  if (form.tense !== "pres" || form.modal !== "" || form.mid) return true;
  const isThird = personOf(subject) === "3s" && subject.pronoun?.key !== "you";
  // "The tires is flat" is understood, "I goes" too; but "my dogs bark" must not be a command to "my dogs".
  return !(isThird && /^(?:am|are|do|have)$/.test(word));
}

function asksAt(parse: Parse, at: number): Asks[] {
  const entries = entriesAt(
    parse,
    parse.startingWith(parse.lexicon.questions[parse.language], parse.word(at)),
    at,
  ).flatMap(({ node, end, cost }): Asks[] =>
    node.kind === "filled" ? [{ asks: node, end, cost, isThing: node.entry.flags.includes("o") }] : [],
  );
  return [...entries, ...askedThings(parse, at)];
}

const askedDeterminers: Record<"en" | "es", readonly (readonly [string, Np["determiner"]])[]> = {
  en: [
    ["which", "which"],
    ["what kind of", "whatKind"],
    ["what type of", "whatKind"],
    ["what", "what"],
    ["how many", "howMany"],
    ["how much", "howMany"],
    ["whose", "which"],
  ],
  es: [
    ["cual", "which"],
    ["cuales", "which"],
    ["que tipo de", "whatKind"],
    ["que clase de", "whatKind"],
    ["que", "what"],
    ["cuantos", "howMany"],
    ["cuantas", "howMany"],
    ["cuanto", "howMany"],
    ["cuanta", "howMany"],
  ],
};

function askedThings(parse: Parse, at: number): Asks[] {
  return askedDeterminers[parse.language].flatMap(([text, determiner]) => {
    const words = text.split(" ");
    if (!parse.has(words, at)) return [];
    return parse.grammar
      .nounPhrases(parse, at + words.length, { groups: [], use: "object" })
      .filter(({ node }) => node.determiner === "bare" && node.noun && !node.count && !node.more)
      .map(({ node, end, cost }) => ({
        asks: { ...node, determiner },
        end,
        cost: cost + 0.1,
        isThing: true,
      }));
  });
}

function englishQuestions(parse: Parse, at: number): Found<Clause>[] {
  const found: FoundClause[] = [...afterInversion(parse, at, nothingOpen)];
  for (const { asks, end, cost, isThing } of asksAt(parse, at)) {
    const rest: Rest = { asks, cost };
    const add = (one: FoundClause) =>
      found.push({ ...one, node: { ...one.node, asks }, cost: one.cost + cost });
    afterInversion(parse, end, isThing ? gapOpen : nothingOpen).forEach(add);
    if (isThing)
      found.push(
        ...englishPredicates(parse, end, nothingOpen)
          .filter((reading) => asks.kind !== "np" || canBe(asks, reading))
          .map((reading) => clauseOf("question", reading, { ...rest, asksSubject: true })),
      );
  }
  return found.filter(isClosed);
}

/** "Do you have", "is the bank open". */
function afterInversion(parse: Parse, at: number, open: Open): FoundClause[] {
  return auxiliariesAt(parse, at).flatMap((aux) =>
    parse.grammar.nounPhrases(parse, aux.end, { groups: [], use: "subject" }).flatMap(({ node, end, cost }) =>
      afterAuxiliary(parse, aux, end, open)
        .filter((reading) => canBe(node, reading))
        .map((reading) =>
          clauseOf("question", reading, { subject: node, cost: cost + thingCost(node, reading) }),
        ),
    ),
  );
}

function spanishQuestions(parse: Parse, at: number): Found<Clause>[] {
  const found: FoundClause[] = [];
  const isAsked = parse.question >= 0 && at >= parse.question;
  if (isAsked)
    for (const one of statementsWith(parse, at, nothingOpen))
      found.push({ ...one, node: { ...one.node, type: "question" }, cost: one.cost - 0.05 });
  for (const { asks, end, cost, isThing } of asksAt(parse, at)) {
    for (const one of statementsWith(parse, end, isThing ? gapOpen : nothingOpen))
      found.push({ ...one, node: { ...one.node, type: "question", asks }, cost: one.cost + cost });
    if (isThing)
      for (const reading of spanishPredicates(parse, end, nothingOpen, () => []))
        if (reading.person === "3s" || reading.person === "3p")
          found.push(clauseOf("question", reading, { asks, asksSubject: true, cost: cost + 0.3 }));
  }
  return found.filter(isClosed);
}

/** "Where it is", "how to get there": a question inside a sentence. */
export function indirectAt(parse: Parse, at: number): Found[] {
  return parse.keep(`indirect ${at}`, () =>
    asksAt(parse, at).flatMap(({ asks, end, cost, isThing }) => [
      ...statementsWith(parse, end, isThing ? gapOpen : nothingOpen)
        .filter(isClosed)
        .map((one) => ({ ...one, node: { ...one.node, asks }, cost: one.cost + cost })),
      ...(isThing
        ? (parse.language === "en"
            ? englishPredicates(parse, end, nothingOpen)
            : spanishPredicates(parse, end, nothingOpen, () => [])
          ).map((reading) => clauseOf("statement", reading, { asks, asksSubject: true, cost: cost + 0.2 }))
        : []),
      ...infinitives(parse, end, asks, cost, isThing),
    ]),
  );
}

function infinitives(
  parse: Parse,
  at: number,
  asks: Filled | Np,
  cost: number,
  isThing: boolean,
): Found<Clause>[] {
  if (parse.language === "en" && parse.word(at) !== "to") return [];
  const start = parse.language === "en" ? at + 1 : at;
  const slot = { kind: "slot", name: "vp", type: "vp", groups: [], mod: "", isOptional: false } as const;
  return parse.grammar
    .verbPhrases(parse, start, slot, isThing ? gapOpen : nothingOpen)
    .flatMap(({ node, end, cost: own, open }) =>
      node.kind === "vp" && !(open?.gap ?? false)
        ? [
            {
              node: {
                kind: "clause" as const,
                type: "statement" as const,
                form: { ...plainForm, modal: "let" as const },
                vp: node,
                asks,
              },
              end,
              cost: own + cost + 0.3,
            },
          ]
        : [],
    );
}

/** What follows "that", "who", "what": a clause about it, as subject ("who speaks English") or object ("what I ordered"). */
export function relativeAt(parse: Parse, at: number): Found<Clause>[] {
  return parse.keep(`relative ${at}`, () => {
    const asSubject =
      parse.language === "en"
        ? englishPredicates(parse, at, nothingOpen)
        : spanishPredicates(parse, at, nothingOpen, () => []).filter(
            ({ person }) => person === "3s" || person === "3p",
          );
    return [
      ...asSubject
        .filter(isClosed)
        .map((reading) => clauseOf("statement", reading, { asksSubject: true, cost: 0.2 })),
      ...statementsWith(parse, at, gapOpen).filter(isClosed),
    ];
  });
}
