import { expect, test } from "vitest";
import { daysShown, step } from "./days.ts";

test("a week runs from Monday, over the year's end too", () => {
  const days = daysShown("week", "2027-01-02");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-12-28", "2027-01-03", 7]);
  expect(daysShown("week", "2026-12-28")).toEqual(days);
});

test("a month is shown in whole weeks, six at most", () => {
  const february = daysShown("month", "2027-02-14");
  expect([february[0], february.at(-1), february.length]).toEqual(["2027-02-01", "2027-02-28", 28]);
  const august = daysShown("month", "2026-08-31");
  expect([august[0], august.at(-1), august.length]).toEqual(["2026-07-27", "2026-09-06", 42]);
});

test("the next and the previous of both views", () => {
  expect(step("week", "2026-12-30", 1)).toBe("2027-01-06");
  expect(step("month", "2027-01-31", 1)).toBe("2027-02-01");
  expect(step("month", "2027-01-31", -1)).toBe("2026-12-01");
  expect(step("month", "2028-02-29", 1)).toBe("2028-03-01");
});
