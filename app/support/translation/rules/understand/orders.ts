import { lookup } from "../lookup.ts";
import type { Person } from "../spanish-verbs.ts";
import { nothingOpen, type Parse } from "./parse.ts";
import { cliticList, englishVerbs, plainForm, type Reading, splitClitics, tailsAt } from "./verb-phrases.ts";

/** Orders: "send me the bill", "no abra la puerta", "dígame". */
export function ordersAt(parse: Parse, at: number): Reading[] {
  if (parse.language === "en") {
    const isNegative = parse.has(["do", "not"], at);
    const start = isNegative ? at + 2 : at;
    return englishVerbs(parse, start, "base", nothingOpen).map(({ node, end, cost }) => ({
      form: { ...plainForm, isNegative },
      vp: node,
      end,
      cost,
      open: nothingOpen,
    }));
  }
  const isNegative = parse.word(at) === "no";
  let start = isNegative ? at + 1 : at;
  const before: string[] = [];
  while (isNegative && before.length < 2 && cliticList.includes(parse.word(start))) {
    before.push(parse.word(start));
    start += 1;
  }
  return splitClitics(parse.word(start)).flatMap(({ verb, clitics }) =>
    orderForms(parse, verb, clitics, isNegative).flatMap(({ inf, person, cost: extra }) =>
      tailsAt(
        parse,
        inf,
        start + 1,
        {
          gap: false,
          clitics: [...before, ...clitics],
          isOrder: true,
          isPair: before.length + clitics.length === 2,
        },
        person,
      )
        .filter(({ open }) => open.clitics.length === 0)
        .map((tail) => ({
          form: { ...plainForm, isNegative },
          ...tail,
          ...(person === "3p" ? { person } : {}),
          cost: tail.cost + extra,
        })),
    ),
  );
}

const familiar = lookup<string>({
  di: "decir",
  ven: "venir",
  pon: "poner",
  haz: "hacer",
  sal: "salir",
  ten: "tener",
  ve: "ir",
  oye: "oír",
});

function orderForms(
  parse: Parse,
  verb: string,
  clitics: readonly string[],
  isNegative: boolean,
): { inf: string; person: Person; cost: number }[] {
  // "Del pasillo" gives nobody anything; "dé" has its accent.
  if (verb === "de" && clitics.length === 0 && !parse.tokens.some(({ raw }) => /^dé$/i.test(raw))) return [];
  const forms = parse.lexicon.verbs.esForms.get(verb) ?? [];
  const formal = forms
    .filter(({ tense, person }) => tense === "subj" && person !== "1s" && person !== "1p")
    .map(({ inf, person }) => ({ inf, person, cost: 0 }));
  if (isNegative) return formal;
  const own = familiar[verb];
  const close =
    clitics.length > 0
      ? forms
          .filter(({ tense, person }) => tense === "pres" && person === "3s")
          .map(({ inf }) => ({ inf, person: "2s" as const, cost: 0.1 }))
      : [];
  return [...formal, ...close, ...(own ? [{ inf: own, person: "2s" as const, cost: 0.1 }] : [])];
}
