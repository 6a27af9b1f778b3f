import type { NounForm } from "../lexicon.ts";
import type { Adj, Np, Post } from "../nodes.ts";
import { quantityAt } from "../number-words.ts";
import { adjectiveListsAt } from "./adjectives.ts";
import { nameAt } from "./names.ts";
import type { Found, Parse, Wanted } from "./parse.ts";

function fits(form: NounForm, groups: readonly string[]): boolean {
  if (form.noun.group === "title") return false;
  if (groups.includes("things")) return !/^(?:person|animal)$/.test(form.noun.group);
  return groups.length === 0 || groups.includes(form.noun.group);
}

function nounsAt(parse: Parse, at: number): readonly NounForm[] {
  // "Te" is nobody's tea without its accent.
  if (parse.language === "es" && parse.tokens[at]?.raw === "te") return [];
  // "Una nueva" is no new nail without its tilde.
  if (parse.language === "es" && /^(?:unas?|ano)$/i.test(parse.tokens[at]?.raw ?? "")) return [];
  // "Pase mañana" is about tomorrow; a morning has its article.
  if (
    parse.language === "es" &&
    parse.word(at) === "manana" &&
    !/^(?:la|una|esta|cada|toda|mi|las|de|por|en)$/.test(parse.word(at - 1))
  )
    return [];
  const meant = parse.meanings.get(parse.word(at));
  return parse.lexicon.nouns[parse.language]
    .get(parse.word(at))
    .filter(
      ({ words, noun }) =>
        parse.has(words, at) &&
        (words.length > 1 || meant === undefined || meant === (parse.language === "en" ? noun.es : noun.en)),
    );
}

/** A noun form as a noun phrase without determiner. */
export const npOf = (
  { noun, isPlural, gender }: NounForm,
  adjectives: Adj["list"],
  posts: readonly Post[] = [],
): Np => ({
  kind: "np",
  determiner: "bare",
  noun,
  isPlural,
  gender,
  adjectives,
  posts,
});

/** English nouns with what stands before them, without determiner. */
export function englishCore(parse: Parse, at: number, { groups }: Wanted): Found<Np>[] {
  const found: Found<Np>[] = [];
  for (const before of [
    { list: [] as Adj["list"], end: at, cost: 0 },
    ...adjectiveListsAt(parse, at, true),
  ]) {
    for (const form of nounsAt(parse, before.end)) {
      const end = before.end + form.words.length;
      const cost = 0.5 + before.cost - 0.02 * form.words.length + (form.noun.flags.includes("2") ? 0.6 : 0);
      if (fits(form, groups)) found.push({ node: npOf(form, before.list), end, cost });
      if (form.isPlural && !form.noun.flags.includes("P")) continue;
      // A noun before a noun: "bathroom light".
      for (const head of nounsAt(parse, end)) {
        if (!fits(head, groups) || /^(?:time|measure|name|body)$/.test(head.noun.group)) continue;
        const part = npOf(form, []);
        const determiner = /^(?:place|room|vehicle|body|person)$/.test(form.noun.group) ? "the" : "bare";
        const post: Post = { join: "of", np: { ...part, determiner } };
        found.push({ node: npOf(head, before.list, [post]), end: end + head.words.length, cost: cost + 0.6 });
      }
    }

    found.push(...dozensAt(parse, before));
    // "The other one", "a bigger one".
    if (before.end > at && groups.length === 0) found.push(...onesAt(parse, before));
  }
  return [
    ...found,
    ...namedAt(parse, at, groups),
    ...agedAt(parse, at, groups),
    ...pricedAt(parse, at, groups),
  ];
}

type Before = { list: Adj["list"]; end: number; cost: number };

/** "A dozen eggs". */
function dozensAt(parse: Parse, { list, end }: Before): Found<Np>[] {
  return nounsAt(parse, end)
    .filter(({ noun }) => noun.en.endsWith("dozen"))
    .flatMap((dozen) =>
      nounsAt(parse, end + dozen.words.length).map((eggs) => ({
        node: npOf(dozen, list, [{ join: "of", np: npOf(eggs, []) }]),
        end: end + dozen.words.length + eggs.words.length,
        cost: 0.6,
      })),
    );
}

/** "A bigger one", "the soft ones". */
function onesAt(parse: Parse, { list, end, cost }: Before): Found<Np>[] {
  const word = parse.word(end);
  const isOrdinal =
    list.length === 1 && /^(?:first|second|third|last|other|same)$/.test(list[0]?.adjective.en ?? "");
  if (word !== "one" && word !== "ones" && !isOrdinal) return [];
  const node: Np = {
    kind: "np",
    determiner: "bare",
    isPlural: word === "ones",
    gender: "m",
    adjectives: list,
    posts: [],
  };
  return word === "one" || word === "ones"
    ? [{ node, end: end + 1, cost: 0.6 + cost }]
    : [{ node, end, cost: 1.2 + cost }];
}

/** "The Puerto Plata airport": a name before a noun. */
function namedAt(parse: Parse, at: number, groups: readonly string[]): Found<Np>[] {
  return nameAt(parse, at).flatMap(({ node: name, end, cost }) =>
    name.kind === "said" && cost < 2
      ? nounsAt(parse, end)
          .filter((form) => fits(form, groups) && form.noun.group !== "name")
          .map((form): Found<Np> => {
            const np: Np = {
              kind: "np",
              determiner: "bare",
              said: name,
              isPlural: false,
              adjectives: [],
              posts: [],
            };
            return {
              node: npOf(
                form,
                [],
                [isNamed(form) ? { join: "number", text: name.text } : { join: "of", np }],
              ),
              end: end + form.words.length,
              cost: cost + 0.6,
            };
          })
      : [],
  );
}

/** Streets, hotels and the like are called by their name; an airport is that of a town. */
export const isNamed = ({ noun }: NounForm) =>
  /^(?:street|avenue|highway|road|hotel|building|tower|restaurant|supermarket|clinic|condo|resort|park|mall|shopping mall|square)$/.test(
    noun.en,
  );

/** "A 20,000 deposit", "that 75-peso charge". */
function pricedAt(parse: Parse, at: number, groups: readonly string[]): Found<Np>[] {
  const number = quantityAt(parse.tokens, at, "en");
  if (!number || number.value.value < 10) return [];
  const currency = nounsAt(parse, number.end).find(({ noun }) => /^(?:peso|dollar|euro)$/.test(noun.en));
  const end = currency ? number.end + currency.words.length : number.end;
  const amount: Np = currency
    ? { ...npOf(currency, []), count: number.value, isPlural: true }
    : {
        kind: "np",
        determiner: "bare",
        count: number.value,
        isPlural: true,
        gender: "m",
        adjectives: [],
        posts: [],
      };
  return nounsAt(parse, end)
    .filter(
      (form) =>
        fits(form, groups) &&
        /^(?:deposit|charge|fee|bill|tip|discount|fine|top-up|payment|refund|loan|commission|check|service charge|down payment)$/.test(
          form.noun.en,
        ) &&
        !form.isPlural,
    )
    .map((form) => ({
      node: npOf(form, [], [{ join: "of" as const, np: amount }]),
      end: end + form.words.length,
      cost: 0.4,
    }));
}

/** "A nine-month-old", "our four-year-old son": somebody of an age. */
function agedAt(parse: Parse, at: number, groups: readonly string[]): Found<Np>[] {
  const number = quantityAt(parse.tokens, at, "en");
  if (!number) return [];
  const unit = nounsAt(parse, number.end).find(({ noun }) => /^(?:year|month|week|day)$/.test(noun.en));
  if (!unit || parse.word(number.end + 1) !== "old") return [];
  const age: Np = { ...npOf(unit, []), count: number.value, isPlural: number.value.value !== 1 };
  const end = number.end + 2;
  const child = parse.lexicon.nouns.en
    .get("child")
    .find(({ words, isPlural }) => words.length === 1 && !isPlural);
  const somebody = nounsAt(parse, end).map((form) => ({ form, end: end + form.words.length }));
  return [...somebody, ...(child ? [{ form: child, end }] : [])]
    .filter(({ form }) => fits(form, groups))
    .map((one) => ({ node: npOf(one.form, [], [{ join: "of", np: age }]), end: one.end, cost: 0.5 }));
}

/** "Una nueva", "los blandos": an adjective that stands for its thing, after an article. */
function spanishOnesAt(parse: Parse, at: number): Found<Np>[] {
  const article = /^(?:(un|el|ese|este)|(una|la|esa|esta)|(unos|los|esos|estos)|(unas|las|esas|estas))$/.exec(
    parse.word(at - 1),
  );
  if (!article || parse.word(at + 1) === "de") return [];
  const isPlural = (article[3] ?? article[4]) !== undefined;
  const gender = (article[2] ?? article[4]) === undefined ? "m" : "f";
  return parse.lexicon.adjectives.es.get(parse.word(at)).flatMap((form) => {
    const agrees = form.gender === gender && (form.isPlural ?? false) === isPlural;
    const isOfThings = form.words.length === 1 && !form.adjective.flags.includes("h");
    if (!agrees || !isOfThings) return [];
    const adjectives: Adj["list"] = [{ adjective: form.adjective, degree: "" }];
    const node: Np = { kind: "np", determiner: "bare", isPlural, gender, adjectives, posts: [] };
    return [{ node, end: at + 1, cost: 1.4 }];
  });
}

/** Spanish nouns with adjectives before and after, without determiner. */
export function spanishCore(parse: Parse, at: number, { groups }: Wanted): Found<Np>[] {
  const found: Found<Np>[] = groups.length === 0 ? spanishOnesAt(parse, at) : [];
  for (const before of [
    { list: [] as Adj["list"], end: at, cost: 0 },
    ...adjectiveListsAt(parse, at, true),
  ]) {
    for (const form of nounsAt(parse, before.end)) {
      if (!fits(form, groups)) continue;
      const end = before.end + form.words.length;
      const isOdd = form.isPlural && form.noun.flags.includes("u") && !form.noun.flags.includes("p");
      const cost =
        0.5 +
        before.cost -
        0.02 * form.words.length +
        (form.noun.flags.includes("4") ? 0.3 : 0) +
        (isOdd ? 0.1 : 0);
      found.push({ node: npOf(form, before.list), end, cost });
      for (const after of adjectiveListsAt(parse, end, false, form))
        found.push({
          node: npOf(form, [...before.list, ...after.list]),
          end: after.end,
          cost: cost + after.cost,
        });
    }
  }
  return found;
}
