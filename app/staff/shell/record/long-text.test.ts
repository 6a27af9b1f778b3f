import { expect, test } from "vitest";
import { collapsedText } from "./long-text.ts";

test("a hundred characters show whole, a hundred and one are collapsed to a hundred", () => {
  expect(collapsedText("a".repeat(100))).toBeNull();
  expect(collapsedText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
});

test("an emoji counts as one character and is never cut in half", () => {
  expect(collapsedText("🌴".repeat(100))).toBeNull();
  expect(collapsedText("🌴".repeat(101))).toBe(`${"🌴".repeat(100)}…`);
});

test("no blank stands before the dots", () => {
  expect(collapsedText(`${"a".repeat(99)} and more`)).toBe(`${"a".repeat(99)}…`);
});
