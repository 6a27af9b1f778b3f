import { expect, test } from "vitest";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { formatCapped } from "./formats.ts";

test.each([
  [7, "en", "7"],
  [1_000, "en", "1,000"],
  [1_000, "es", "1,000"],
  [mostCounted, "en", "1,000+"],
  [mostCounted, "es", "1,000+"],
] as const)("%i in %s is %s", (count, locale, text) => {
  expect(formatCapped(count, locale)).toBe(text);
});
