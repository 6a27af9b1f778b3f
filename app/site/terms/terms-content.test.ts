import { expect, test } from "vitest";
import { termsVersion } from "./acceptance.ts";
import { fillParticulars, type Particular, particulars, type TermsSection } from "./terms-content.ts";
import { termsEn } from "./terms-en.ts";
import { termsEs } from "./terms-es.ts";

const texts = (sections: readonly TermsSection[]) =>
  sections.flatMap(({ title, body }) => [title, ...body.flat()]);
const ids = (sections: readonly TermsSection[]) => sections.map(({ id }) => id);
const shapes = (sections: readonly TermsSection[]) =>
  sections.map(({ id, body }) => [id, body.map((part) => (typeof part === "string" ? "text" : part.length))]);

const operator: Parameters<typeof particulars>[0] = {
  legal: { effectiveDate: null, governingState: null, county: null, supportContact: null, address: null },
  supportPhone: "+1 809 555 0100",
};
const both = [
  ["en", termsEn],
  ["es", termsEs],
] as const;

test("both languages say the same sections in the same order and shape; Spanish adds the privacy policy", () => {
  expect(ids(termsEs)).toEqual([...ids(termsEn), "privacy-policy"]);
  expect(shapes(termsEs).slice(0, -1)).toEqual(shapes(termsEn));
  expect(termsEs.at(-1)?.title).toBe("Política de privacidad");
  expect(new Set(ids(termsEs)).size).toBe(termsEs.length);
});

test.each(both)("%s: no text is empty, unfinished or loosely spaced", (_, sections) => {
  for (const text of texts(sections)) {
    expect(text).toMatch(/^\S(.*\S)?$/);
    expect(text).not.toMatch(/ {2}|TODO|Lorem/);
  }
  for (const { body } of sections) expect(body.flat().length).toBeGreaterThan(0);
});

test.each(both)("%s: every particular is used, and no other is named", (locale, sections) => {
  const named = texts(sections).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  expect(new Set(named)).toEqual(new Set(Object.keys(particulars(operator, locale))));
});

test.each(both)("%s: the constants of the spec stand in the text", (_, sections) => {
  const whole = texts(sections).join("\n");
  for (const constant of [termsVersion, "13", "18", "172-13"]) expect(whole).toContain(constant);
  expect(whole).toMatch(/6 (months|meses)/);
  expect(whole).toMatch(/24 (months|meses)/);
  expect(whole).toMatch(/90 (days|días)/);
});

test("an unset particular reads as a placeholder in the reader's language", () => {
  const blank: Record<Particular, string> = particulars(operator, "en");
  expect(blank).toEqual({
    effectiveDate: "[effective date]",
    governingState: "[governing state]",
    county: "[county]",
    supportContact: "[support contact]",
    address: "[address]",
    supportPhone: "+1 809 555 0100",
  });
  expect(particulars(operator, "es").effectiveDate).toBe("[fecha de vigencia]");
});

test("a set particular takes the placeholder's place; an ISO date is written out", () => {
  const set = {
    ...operator,
    legal: { ...operator.legal, effectiveDate: "2026-12-01", county: "Miami-Dade" },
  };
  expect(particulars(set, "en").effectiveDate).toBe("December 1, 2026");
  expect(particulars(set, "es").effectiveDate).toBe("1 de diciembre de 2026");
  expect(fillParticulars("the courts of {county}.", particulars(set, "en"))).toBe(
    "the courts of Miami-Dade.",
  );
  const worded = { ...operator, legal: { ...operator.legal, effectiveDate: "2026-13-45" } };
  expect(particulars(worded, "en").effectiveDate).toBe("2026-13-45");
});

test("filling in leaves hostile values and unknown names as plain text", () => {
  const values = { ...particulars(operator, "en"), address: "$& {county} <b>" };
  expect(fillParticulars("{address} {constructor} {nobody}", values)).toBe(
    "$& {county} <b> {constructor} {nobody}",
  );
});
