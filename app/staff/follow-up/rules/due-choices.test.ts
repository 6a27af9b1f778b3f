import { expect, test } from "vitest";
import { dueChoices, dueOf, isOverdue } from "./due-choices.ts";

const all = (now: string) => dueChoices.map((choice) => dueOf(choice, new Date(now)));

test("the choices follow the calendar of Santo Domingo, also when it is tomorrow in London", () => {
  // Thursday, 21:00 in Santo Domingo.
  expect(all("2026-11-27T01:00:00Z")).toEqual([
    undefined,
    { day: "2026-11-27", hour: "" },
    { day: "2026-11-29", hour: "" },
    { day: "2026-11-30", hour: "" },
  ]);
});

test.each([
  ["2026-11-30T13:00:00Z", "2026-12-07"],
  ["2026-12-06T13:00:00Z", "2026-12-07"],
  ["2026-12-31T13:00:00Z", "2027-01-04"],
])("next Monday of %s is %s", (now, day) => {
  expect(dueOf("monday", new Date(now))?.day).toBe(day);
});

test("today at four is offered until four", () => {
  expect(dueOf("afternoon", new Date("2026-11-27T19:59:00Z"))).toEqual({ day: "2026-11-27", hour: "16:00" });
  expect(dueOf("afternoon", new Date("2026-11-27T20:00:00Z"))).toBeUndefined();
});

test("a day without an hour is overdue when it is over", () => {
  const dueAt = "2026-11-27T04:00:00.000Z";
  expect(isOverdue({ dueAt, hour: "" }, Date.parse("2026-11-28T03:59:00Z"))).toBe(false);
  expect(isOverdue({ dueAt, hour: "" }, Date.parse("2026-11-28T04:00:00Z"))).toBe(true);
  expect(isOverdue({ dueAt, hour: "00:00" }, Date.parse("2026-11-27T04:00:00Z"))).toBe(true);
});
