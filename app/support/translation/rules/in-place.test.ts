import { expect, test } from "vitest";
import reviews from "#app/clients/reviews/server/samples.json" with { type: "json" };
import { likelyLanguage } from "./likely-language.ts";
import { partsOf } from "./text-parts.ts";

test("the language of every sample review is recognised", () => {
  for (const { text, locale } of reviews) expect([text, likelyLanguage(text)]).toEqual([text, locale]);
});

test("what holds no small words has no language", () => {
  for (const text of ["", "OK!", "12:30", "👍"]) expect(likelyLanguage(text)).toBeNull();
  expect(likelyLanguage("Gracias, Sheila.")).toBe("es");
  expect(likelyLanguage("Thank you, Sheila.")).toBe("en");
});

test("a text is cut between sentences, and nothing of it is lost", () => {
  const text = "One is short. Two is longer than one!\nThree? Four";
  expect(partsOf(text, 30)).toEqual(["One is short. ", "Two is longer than one!\n", "Three? Four"]);
  expect(partsOf(text, 1_000)).toEqual([text]);
  for (const most of [1, 7, 20]) {
    expect(partsOf(text, most).join("")).toBe(text);
    expect(Math.max(...partsOf(text, most).map(({ length }) => length))).toBeLessThanOrEqual(most);
  }
});
