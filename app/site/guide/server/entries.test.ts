import { expect, test } from "vitest";
import { locales } from "#platform/i18n/locale.ts";
import { topics } from "../contract.ts";
import { entries } from "./entries.server.ts";

test("each entry has an address of its own, and every subject has answers", () => {
  expect(entries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
  for (const topic of topics)
    expect([topic, entries.filter((one) => one.topic === topic).length > 2]).toEqual([topic, true]);
});

test("answers are short, plain text, and no two are the same", () => {
  for (const locale of locales) {
    const answers = entries.map(({ answer }) => answer[locale]);
    expect(new Set(answers).size).toBe(entries.length);
    for (const answer of answers) {
      expect(answer.split(/\s+/).length).toBeLessThanOrEqual(130);
      expect(answer).not.toMatch(/[*_`<>]|https?:|\u2014/);
    }
  }
});

// Fees and laws change, so readers must know the date.
test("an answer with a fee, a year or a law in it names its source", () => {
  const bare = entries.filter(
    ({ answer, source, topic }) =>
      !source && topic !== "packages" && /US\$\s?\d|RD\$\s?\d|\b20\d\d\b|\bLaw \d/.test(answer.en),
  );
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});
