import { expect, test } from "vitest";
import { rangeOf, reportFilter, weeksOf } from "./period.ts";

// A Tuesday; in Santo Domingo it is still Monday the 28th.
const now = new Date("2026-12-29T03:00:00Z");

test.each([
  [{}, "2026-12-01", "2026-12-31"],
  [{ period: "week" }, "2026-12-28", "2027-01-03"],
  [{ period: "quarter" }, "2026-10-01", "2026-12-31"],
  [{ period: "year" }, "2026-01-01", "2026-12-31"],
  [{ period: "year", from: "2026-11-03", to: "2026-11-05" }, "2026-11-03", "2026-11-05"],
  [{ from: "2026-11-05", to: "2026-11-03" }, "2026-11-03", "2026-11-05"],
  [{ from: "2026-12-01" }, "2026-12-01", "2026-12-28"],
  [{ to: "2026-12-01" }, "2026-12-01", "2026-12-01"],
  [{ from: "1990-01-01", to: "2026-12-31" }, "2023-12-29", "2026-12-31"],
] as const)("%o", (filter, from, to) => {
  expect(rangeOf(filter, now)).toEqual({ from, to });
});

test("February of a leap year ends on the 29th", () => {
  expect(rangeOf({ period: "month" }, new Date("2028-02-10T12:00:00Z")).to).toBe("2028-02-29");
});

test("weeks run from Monday over a month's and a year's end", () => {
  expect(weeksOf({ from: "2026-12-31", to: "2027-01-11" })).toEqual([
    "2026-12-28",
    "2027-01-04",
    "2027-01-11",
  ]);
  expect(weeksOf({ from: "2026-11-30", to: "2026-11-30" })).toEqual(["2026-11-30"]);
  expect(weeksOf({ from: "2026-01-01", to: "2026-12-31" })).toHaveLength(53);
});

test("a report of the last days of the calendar is refused: its weeks would never end", () => {
  for (const to of ["9999-12-31", "2200-01-01", "0000-01-01"])
    expect(reportFilter.safeParse({ to }).success, to).toBe(false);
  const { from, to } = rangeOf(reportFilter.parse({ to: "2199-12-31" }), now);
  expect(weeksOf({ from, to }).at(-1)).toBe("2199-12-30");
});
