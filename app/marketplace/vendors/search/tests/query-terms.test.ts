import fc from "fast-check";
import { expect, test } from "vitest";
import { locations } from "../../rules/locations.ts";
import { plainWords } from "../../search-words.ts";
import { services } from "../lists/services.ts";
import { queryOnlyTerms } from "../lists/word-lists.ts";
import { anywhere, placeOf, placesByDistance, placesIn, roadKilometres } from "../places.ts";
import { parseQuery } from "../query-terms.ts";
import { isOneTypoApart, wordsOneTypoAway } from "../typos.ts";
import { anybody, categoryKeys, isServiceKey } from "../vocabulary.ts";

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

test("all words that are one typo away are made, and no others", () => {
  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  fc.assert(
    fc.property(word, (text) => wordsOneTypoAway(text).every((one) => isOneTypoApart(one, text))),
    { numRuns: 20 },
  );
  const near = ["lumber", "plmber", "pllumber", "plimber", "plubmer", "plumberz", "aplumber"];
  expect(wordsOneTypoAway("plumber")).toEqual(expect.arrayContaining(near));
});

test("the towns near by, and the areas that vendors write", () => {
  const { Sosúa: sosua, Cabarete: cabarete, Samaná: samana, "Las Terrenas": lasTerrenas } = placeOf;
  expect(placesByDistance(sosua)[0]).toBe(cabarete);
  expect(placesByDistance(samana)[0]).toBe(lasTerrenas);
  for (const one of Object.values(placeOf))
    for (const other of Object.values(placeOf)) {
      expect(roadKilometres(one, other)).toBe(roadKilometres(other, one));
      if (one !== other) expect(roadKilometres(one, other)).toBeGreaterThan(10);
    }
  expect(placesIn("Sosúa, Cabarete y Gaspar Hernández").toSorted()).toEqual([sosua, cabarete]);
  expect(placesIn("Toda la costa norte").toSorted()).toEqual([placeOf["Puerto Plata"], sosua, cabarete]);
  expect(placesIn("Nationwide")).toHaveLength(locations.length);
  expect(placesIn("Moca, La Vega")).toEqual([]);
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

test("every term of both lists is one wish, for its own service", () => {
  const lost = services.flatMap(({ id, key, en, es }) =>
    [...en, ...es, ...(queryOnlyTerms[id]?.split(", ") ?? [])].filter((term) => {
      const [first, more] = parseQuery(term);
      return more || !first?.keys.includes(key);
    }),
  );
  expect(lost).toEqual([]);
  expect(Object.keys(queryOnlyTerms).filter((id) => !services.some((service) => service.id === id))).toEqual(
    [],
  );
});

test("no two services, categories or towns have one number", () => {
  const keys = [anybody, ...services.map(({ key }) => key), ...Object.values(categoryKeys)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(services.every(({ key }) => isServiceKey(key))).toBe(true);
  expect(Object.values(categoryKeys).some(isServiceKey)).toBe(false);
  expect(new Set([anywhere, ...Object.values(placeOf)]).size).toBe(locations.length + 1);
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
