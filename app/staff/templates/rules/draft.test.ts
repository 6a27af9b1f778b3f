import { expect, test } from "vitest";
import type { MessageTemplate } from "../contract.ts";
import { type Draft, gapsOf, isAsTemplate, outgoingOf } from "./draft.ts";

const to = {
  locale: "en" as const,
  values: { firstName: { en: "Patricia", es: "Patricia" }, day: { en: "Tue, Nov 24", es: "mar, 24 nov" } },
};
const template = {
  ...{ subjectEn: "Your move", subjectEs: "Tu mudanza" },
  ...{ textEn: "Hello {first name}, on {day}.", textEs: "Hola, {primer nombre}, el {día}." },
} as MessageTemplate;
const draft: Draft = {
  ...{
    subject: "Tu mudanza",
    text: "Hola, Patricia, el mar, 24 nov.",
    language: "es",
    template: 1,
    key: "k",
  },
};

test("an unchanged template leaves in the reader's language; one that was changed as it was written", () => {
  expect(isAsTemplate(draft, to, template)).toBe(true);
  expect(outgoingOf(draft, to, template, undefined)).toEqual({
    ...{ subject: "Your move", text: "Hello Patricia, on Tue, Nov 24.", language: "en", from: "template" },
  });
  const changed = { ...draft, text: `${draft.text} Ana` };
  expect(outgoingOf(changed, to, template, undefined)).toMatchObject({ language: "es", from: "own" });
});

test("a translation leaves only if it is of exactly these words", () => {
  const own = { ...draft, subject: "Hola", text: "Llamo ahora." };
  const into = { subject: "Hello", text: "I am calling now." };
  const translated = { of: { subject: "Hola", text: "Llamo ahora." }, into };
  expect(outgoingOf(own, to, undefined, translated)).toEqual({
    ...into,
    language: "en",
    from: "translation",
  });
  const later = { ...own, text: "Llamo mañana." };
  expect(outgoingOf(later, to, undefined, translated)).toMatchObject({ text: "Llamo mañana.", from: "own" });
});

test("what is written in the reader's language leaves as it is, whatever was translated before", () => {
  const english = { ...draft, language: "en" as const, subject: "A", text: "B" };
  const translated = { of: { subject: "A", text: "B" }, into: { subject: "C", text: "D" } };
  expect(outgoingOf(english, to, template, translated)).toMatchObject({
    subject: "A",
    text: "B",
    from: "own",
  });
});

test("gaps are those of what leaves", () => {
  const unknown = { ...to, values: { firstName: to.values.firstName } };
  const filled = { ...draft, text: "Hola, Patricia, el {día}." };
  const outgoing = outgoingOf(filled, unknown, template, undefined);
  expect(outgoing.from).toBe("template");
  expect(gapsOf(outgoing)).toEqual(["{day}"]);
});
