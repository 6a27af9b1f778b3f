import { describe, expect, test } from "vitest";
import { Phrases } from "./phrases.ts";

const phrases = new Phrases(
  `
## pain
@pain = hurts|duele
chest|pecho ~2 @pain
suicid*
## asked
no ~0 puedo
`,
  (word) => word === "chess",
);

const labels = (text: string) => [...phrases.find(phrases.read(text))].map(({ label }) => label);

describe("a phrase", () => {
  test.each([
    ["word after word", "my chest hurts"],
    ["with others between, as many as its gap", "my pecho really much duele"],
    ["with accents, capitals and signs", "¡¡CHEST… HURTS!!"],
    ["a word that begins so", "about suicide"],
    ["a letter wrong", "my chesst hurst"],
  ])("is found: %s", (_, text) => expect(labels(text)).toEqual(["pain"]));

  test.each([
    ["too many words between", "my chest is not what it hurts"],
    ["the other order", "hurts chest"],
    ["an ordinary word that is only like one of its own", "my chess hurts"],
    ["a word between where there may be none", "no yo puedo"],
  ])("is not: %s", (_, text) => expect(labels(text)).toEqual([]));

  test("knows its place", () => {
    expect([...phrases.find(phrases.read("ya no puedo"))]).toEqual([{ label: "asked", from: 1, to: 3 }]);
  });
});

test("a class that is not defined is a mistake of the notation", () => {
  expect(() => new Phrases("a @b", () => false).read("a")).toThrow("@b");
});
