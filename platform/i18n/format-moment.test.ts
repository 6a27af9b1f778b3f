import { expect, test } from "vitest";
import { formatPublicMoment } from "./format-moment.ts";

const noon = "2026-11-24T16:00:00Z";

test.each([
  ["day", "Nov 24, 2026", "24 nov 2026"],
  ["weekday", "Tue, Nov 24, 2026", "mar, 24 nov 2026"],
  ["time", "12:00 PM", "12:00 p. m."],
  ["shortMoment", "Nov 24, 12:00 PM", "24 nov, 12:00 p. m."],
  ["moment", "Nov 24, 2026, 12:00 PM", "24 nov 2026, 12:00 p. m."],
  ["weekdayMoment", "Tue, Nov 24, 2026, 12:00 PM", "mar, 24 nov 2026, 12:00 p. m."],
] as const)("%s: %s, %s", (shape, en, es) => {
  expect([formatPublicMoment(noon, shape, "en"), formatPublicMoment(noon, shape, "es")]).toEqual([en, es]);
});

test("midnight is twelve, and the day is Santo Domingo's", () => {
  expect(formatPublicMoment("2027-03-31T04:05:00Z", "weekdayMoment", "en")).toBe(
    "Wed, Mar 31, 2027, 12:05 AM",
  );
  expect(formatPublicMoment("2027-04-01T01:32:59Z", "moment", "es")).toBe("31 mar 2027, 9:32 p. m.");
});
