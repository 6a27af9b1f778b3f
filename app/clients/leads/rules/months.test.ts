import { expect, test } from "vitest";
import { monthName, monthOf, monthsFrom } from "./months.ts";

test("the month is the island's, not the server's", () => {
  expect(monthOf(new Date("2026-12-01T03:59:00Z"))).toBe("2026-11");
  expect(monthOf(new Date("2026-12-01T04:00:00Z"))).toBe("2026-12");
});

test("the months run on over the year's end", () => {
  const months = monthsFrom("2026-11", 18);
  expect(months.slice(0, 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(months.at(-1)).toBe("2028-04");
});

test("a month reads naturally in both languages", () => {
  expect(monthName("2027-03", "en")).toBe("March 2027");
  expect(monthName("2027-03", "es")).toBe("marzo de 2027");
});
