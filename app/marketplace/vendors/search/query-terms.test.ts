import fc from "fast-check";
import { expect, test } from "vitest";
import { plainWords } from "../search-words.ts";
import { parseQuery } from "./query-terms.ts";
import { services } from "./services.ts";
import { isOneTypoApart } from "./typos.ts";
import { queryOnlyTerms } from "./word-lists.ts";

test.each([
  ["plumber", "plumer", true],
  ["plumber", "plummber", true],
  ["plumber", "plomber", true],
  ["plumber", "plmuber", true],
  ["plumber", "plumber", false],
  ["plumber", "plmbuer", false],
  ["plumber", "plombar", false],
  ["", "a", true],
  ["ab", "ba", true],
])("%s and %s: one typo apart is %s", (one, other, apart) => {
  expect(isOneTypoApart(one, other)).toBe(apart);
  expect(isOneTypoApart(other, one)).toBe(apart);
});

test("one letter put in, taken out, changed or swapped is always one typo", () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom("in", "out", "change", "swap"), (text, seed, kind) => {
      const at = seed % (text.length - 1);
      const typed = {
        in: `${text.slice(0, at)}q${text.slice(at)}`,
        out: text.slice(0, at) + text.slice(at + 1),
        change: `${text.slice(0, at)}ñ${text.slice(at + 1)}`,
        swap: text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
      }[kind];
      return typed === text || isOneTypoApart(text, typed);
    }),
  );
});

// Every term counts: one that is dropped by mistake finds nobody, and no other test names it.
test("the list of services has as many terms as were reviewed", () => {
  const count = (of: (one: (typeof services)[number]) => readonly string[]) =>
    services.reduce((total, one) => total + of(one).length, 0);
  expect([services.length, count(({ en }) => en), count(({ es }) => es)]).toEqual([106, 722, 703]);
});

test("words are read without accents, capitals and signs", () => {
  expect(plainWords("  Plomería & Más: ¡24/7!")).toEqual(["plomeria", "mas", "24", "7"]);
});

test("every term of the list is known by its own service in the other language", () => {
  for (const { en, es } of services) {
    const [english = "", spanish = ""] = [en[0], es[0]];
    const [term] = parseQuery(english);
    expect([english, term?.synonyms.map(({ words }) => words.join(" "))]).toEqual([
      english,
      expect.arrayContaining([plainWords(spanish).join(" ")]),
    ]);
  }
});

test("every term of both lists is one wish, for its own service", () => {
  const lost = services.flatMap(({ id, en, es }) =>
    [...en, ...es, ...(queryOnlyTerms[id]?.split(", ") ?? [])].filter((term) => {
      const [first, more] = parseQuery(term);
      const proper = plainWords(en[0] ?? "").join(" ");
      return more || !first?.synonyms.some(({ words }) => words.join(" ") === proper);
    }),
  );
  expect(lost).toEqual([]);
  expect(Object.keys(queryOnlyTerms).filter((id) => !services.some((service) => service.id === id))).toEqual(
    [],
  );
});

test.each([
  ["toilet blocked", ["service"]],
  ["blocked the toilet", ["service"]],
  ["handy man", ["service"]],
  ["hair cut", ["service"]],
  ["drycleaning", ["service"]],
  ["broken", ["word"]],
  ["condu", ["service"]],
  ["cond", ["word"]],
  ["broker", ["word"]],
  ["salud y bienestar", ["category"]],
  ["Servicios del hogar", ["category"]],
  ["plomber batista", ["service", "word"]],
  ["plumber plomber", ["service", "word"]],
  ["las terrenas yoga", ["service", "place"]],
  ["punta kana", ["place"]],
  ["semana", ["word"]],
])("%s asks for %j", (search, kinds) => {
  expect(parseQuery(search).map((term) => term.kind)).toEqual(kinds);
});

test("fillers are left out, unless there is nothing else", () => {
  expect(parseQuery("I need a plumber near me").map((term) => term.typed)).toEqual([["plumber"]]);
  expect(parseQuery("el de la").map((term) => term.typed)).toEqual([["el"], ["de"], ["la"]]);
  expect(parseQuery("¿?")).toEqual([]);
});
