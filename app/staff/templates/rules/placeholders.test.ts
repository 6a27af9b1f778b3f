import { expect, test } from "vitest";
import { firstTemplates } from "../server/first-templates.ts";
import {
  fillIn,
  gapsIn,
  inText,
  placeholderKeys,
  placeholders,
  typedShortcut,
  unknownPlaceholders,
} from "./placeholders.ts";

test("a placeholder is known by its name in either language, in capitals or not", () => {
  const values = { firstName: "Patricia", firmPhone: "809" };
  expect(fillIn("{first name} {Primer Nombre} {phone  of the firm}", values)).toBe("Patricia Patricia 809");
});

test("what has no value stays as written, and is a gap; a value is not read again", () => {
  expect(fillIn("At {hour}, {name}.", { name: "{hour} $& $1" })).toBe("At {hour}, {hour} $& $1.");
  expect(fillIn("{vendor}", { vendor: "" })).toBe("{vendor}");
  expect(gapsIn("At {hour} or {hora} or {hour}. {}")).toEqual(["{hour}", "{hora}", "{}"]);
  expect(gapsIn("nothing { here\n}")).toEqual([]);
});

test("an unknown one is found", () => {
  expect(unknownPlaceholders("{frist name} {name} {frist name}{}")).toEqual(["{frist name}", "{}"]);
});

test("no two placeholders have one name in one language", () => {
  for (const locale of ["en", "es"] as const) {
    const names = placeholderKeys.map((key) => placeholders[key][locale]);
    expect(new Set(names).size).toBe(names.length);
    for (const key of placeholderKeys) expect(fillIn(inText(key, locale), { [key]: "x" })).toBe("x");
  }
});

test("a shortcut is being typed only at the beginning of an otherwise blank text", () => {
  expect(["/", "/fir", "/first-answer", "a/", "/a b", "/a\n", "//", ""].map(typedShortcut)).toEqual([
    ...["", "fir", "first-answer"],
    ...[null, null, null, null, null],
  ]);
});

test("the templates that come with the product know their placeholders, have both languages, and their own shortcuts", () => {
  for (const { name, subject, text } of firstTemplates) {
    const texts = [text.en, text.es, subject?.en ?? "a", subject?.es ?? "a"];
    expect([name.en, texts.flatMap(unknownPlaceholders)]).toEqual([name.en, []]);
    expect(texts.every((one) => one.trim() !== "")).toBe(true);
    // Both languages say the same of the record.
    const filled = (one: string) => gapsIn(one).map((gap) => fillIn(gap, asKeys));
    expect(new Set(filled(text.en))).toEqual(new Set(filled(text.es)));
  }
  expect(new Set(firstTemplates.map(({ shortcut }) => shortcut)).size).toBe(firstTemplates.length);
});

const asKeys = Object.fromEntries(placeholderKeys.map((key) => [key, key]));
