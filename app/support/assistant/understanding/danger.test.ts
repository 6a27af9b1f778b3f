import { expect, test } from "vitest";
import { isDanger, resemblesDanger } from "./danger.server.ts";
import examples from "./danger-examples.json" with { type: "json" };

test("there are hundreds of examples", () => {
  expect(examples.danger.length).toBeGreaterThanOrEqual(500);
  expect(examples.harmless.length).toBeGreaterThanOrEqual(250);
});

test("what people in danger write is recognised, in both languages and mistyped", () => {
  expect(examples.danger.filter((text) => !isDanger(text) && !resemblesDanger(text))).toEqual([]);
});

test("nearly all of it by its phrases", () => {
  const byPhrase = examples.danger.filter(isDanger).length;
  expect(byPhrase / examples.danger.length).toBeGreaterThanOrEqual(0.98);
});

test("what only sounds like it is not", () => {
  expect(examples.harmless.filter(isDanger)).toEqual([]);
});

test.each([
  ["cannot breathe, mistyped", "my husbnd cant breeth"],
  ["letters left out", "me stan siguiendo y toy sola"],
  ["both languages at once", "my esposo no puede breathe"],
  ["capitals and signs", "¡¡AUXILIO!! HAY FUEGO EN LA COCINA!!!"],
  ["a letter held down", "helppppp there is a man in my house"],
  ["inside a long story", `${"We came here in May and like it. ".repeat(20)} now my father collapsed`],
])("%s", (_, text) => expect(isDanger(text)).toBe(true));

test("the time grows linearly with the text", () => {
  /** The shortest of twenty times, as other processes make single ones longer. */
  const time = (text: string) =>
    Math.min(
      ...Array.from({ length: 20 }, () => {
        const begun = performance.now();
        isDanger(text);
        return performance.now() - begun;
      }),
    );
  const words = "help my father cant the water is at home and on the way ";
  time(words.repeat(4));
  // Eight times as long; quadratic would be 64 times.
  expect(time(words.repeat(32))).toBeLessThan(24 * time(words.repeat(4)));
});
