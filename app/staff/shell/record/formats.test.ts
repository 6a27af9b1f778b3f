import { expect, test } from "vitest";
import { mostCounted, mostFound } from "#platform/database/lists/capped-count.ts";
import { formatCapped, formatDateTime, formatDay } from "./formats.ts";

test("a search's count ends at two hundred", () => {
  expect([200, 201].map((count) => formatCapped(count, "en", mostFound))).toEqual(["200", "200+"]);
});

test("a date of another year shows the year, by the calendar of Santo Domingo", () => {
  // 31 December 2026, 23:00 in Santo Domingo.
  const now = new Date("2027-01-01T03:00:00Z");
  expect(formatDay("2026-01-05", "en", now)).toBe("5 Jan");
  expect(formatDay("2025-01-05", "en", now)).toBe("5 Jan 2025");
  expect(formatDay("2027-01-01", "es", now)).toMatch(/^1 (de )?ene\.? (de )?2027$/);
  expect(formatDateTime("2027-01-01T03:30:00Z", "shortMoment", "en", now)).toBe("31 Dec, 23:30");
  expect(formatDateTime("2027-01-01T04:30:00Z", "shortMoment", "en", now)).toBe("1 Jan 2027, 00:30");
  expect(formatDateTime("2025-12-31T12:00:00Z", "weekdayDay", "en", now)).toMatch(/^Wed,? 31 Dec 2025$/);
  expect(formatDateTime("2025-12-31T12:00:00Z", "time", "en", now)).toBe("08:00");
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
