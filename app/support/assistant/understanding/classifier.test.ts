import { expect, test } from "vitest";
import { Classifier } from "./classifier.ts";

const taught = (label: string, kind: string, texts: string[], weight = 1) =>
  texts.map((text) => ({ label, kind, text, weight }));

const classifier = await Classifier.build(
  [
    ...taught("plumber", "vendors", [
      "the tap drips",
      "i need a plumber",
      "la llave gotea",
      "busco un plomero",
    ]),
    ...taught("painter", "vendors", [
      "paint the house",
      "i need a painter",
      "pintar la casa",
      "busco un pintor",
    ]),
    ...taught("visa", "guide", [
      "do i need a visa",
      "visa for tourists",
      "hace falta visa",
      "la visa de turista",
    ]),
  ],
  async () => {},
);

const best = (text: string, before?: string) => classifier.rank(text, before)[0];

test.each([
  ["an example itself", "the tap drips", "plumber"],
  ["other words of the label", "drips from a tap", "plumber"],
  ["a typo", "busco un plomreo", "plumber"],
  ["both languages", "i need un pintor", "painter"],
  ["accents, capitals and signs", "¿¡VÍSA!?", "visa"],
])("%s is understood", (_, text, label) => expect(best(text)?.label).toBe(label));

test("a short text takes what it leaves out from the turn before it, a long one does not", () => {
  expect(best("and in santiago?", "do i need a visa")?.label).toBe("visa");
  const long = "we have a house by the sea and the tap in its kitchen drips all night long";
  expect(best(long, "do i need a visa")?.label).toBe("plumber");
});

test("probabilities add up to 1, and nothing known is no label", () => {
  const sum = classifier.rank("tap or visa").reduce((all, { probability }) => all + probability, 0);
  expect(sum).toBeCloseTo(1);
  expect(classifier.rank("🙂 ?!")).toEqual([]);
});
