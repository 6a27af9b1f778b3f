import { expect, test } from "vitest";
import { mostCounted, mostFound } from "#platform/database/lists/capped-count.ts";
import { formatCapped } from "./formats.ts";

test("a search's count ends at two hundred", () => {
  expect([200, 201].map((count) => formatCapped(count, "en", mostFound))).toEqual(["200", "200+"]);
});

test.each([
  [7, "en", "7"],
  [1_000, "en", "1,000"],
  [1_000, "es", "1,000"],
  [mostCounted, "en", "1,000+"],
  [mostCounted, "es", "1,000+"],
] as const)("%i in %s is %s", (count, locale, text) => {
  expect(formatCapped(count, locale)).toBe(text);
});
