import { expect, test } from "vitest";
import { isAhead } from "./appointment.ts";

// 27 November 2026, 10:30 in Santo Domingo.
const now = new Date("2026-11-27T14:30:00Z");

test("an appointment is ahead until its hour; without an hour, until its day", () => {
  const ahead = [
    ["2026-11-28", ""],
    ["2026-11-28", "9:00 AM"],
    ["2026-11-27", "11:00 AM"],
  ] as const;
  const come = [
    ["2026-11-27", ""],
    ["2026-11-27", "10:00 AM"],
    ["2026-11-26", "5:00 PM"],
    ["", "9:00 AM"],
  ] as const;
  for (const [preferredDate, preferredTime] of ahead)
    expect([preferredDate, preferredTime, isAhead({ preferredDate, preferredTime }, now)]).toEqual([
      ...[preferredDate, preferredTime, true],
    ]);
  for (const [preferredDate, preferredTime] of come)
    expect([preferredDate, preferredTime, isAhead({ preferredDate, preferredTime }, now)]).toEqual([
      ...[preferredDate, preferredTime, false],
    ]);
});

test("the day is Santo Domingo's, also late in the evening", () => {
  const late = new Date("2026-11-28T01:30:00Z");
  expect(isAhead({ preferredDate: "2026-11-28", preferredTime: "" }, late)).toBe(true);
  expect(isAhead({ preferredDate: "2026-11-27", preferredTime: "" }, late)).toBe(false);
});
