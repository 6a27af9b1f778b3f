import { expect, test } from "vitest";
import { weekdays } from "../values.ts";
import { nextOpenDay, openDaysOf, runsOfDays } from "./open-days.ts";

const workdays = weekdays.slice(0, 5);
const hours = Object.fromEntries(weekdays.map((day) => [day, "9:00 AM - 5:00 PM"]));

test.each([
  ["nothing is said", {}, [], []],
  ["the hours", { ...hours, saturday: "Closed", sunday: "Solo emergencias" }, [], workdays],
  ["a day without hours is unknown", { monday: "Con cita", tuesday: " " }, [], ["monday"]],
  ["the list of days", {}, ["Lunes", "Thursday"], ["monday", "thursday"]],
  ["a day of the list that is closed", { monday: "Cerrado" }, ["Monday", "Friday"], ["friday"]],
  ["a list that says something else", { sunday: "24/7" }, ["Most days"], ["sunday"]],
] as const)("%s", (_, businessHours, availableDates, open) => {
  expect(openDaysOf({ businessHours, availableDates: [...availableDates] })).toEqual(open);
});

// 2027-03-29 is a Monday.
test("the next open day is never today, unless there is no other", () => {
  expect(nextOpenDay(["monday", "friday"], [], "2027-03-29")).toEqual({
    date: "2027-04-02",
    day: "friday",
    inDays: 4,
  });
  expect(nextOpenDay(["monday", "friday"], [], "2027-03-28")).toMatchObject({ day: "monday", inDays: 1 });
  expect(nextOpenDay(["monday"], [], "2027-03-29")).toMatchObject({ date: "2027-04-05", inDays: 7 });
  expect(nextOpenDay([], [], "2027-03-29")).toBeNull();
});

test("days off are not open, however long", () => {
  const easter = { day: "2027-03-30", until: "2027-04-11" };
  expect(nextOpenDay(["monday", "friday"], [easter], "2027-03-29")).toMatchObject({
    date: "2027-04-12",
    inDays: 14,
  });
  expect(nextOpenDay(["monday"], [{ day: "2027-03-30", until: "2028-03-30" }], "2027-03-29")).toBeNull();
});

test("days in a row are one run", () => {
  expect(runsOfDays(workdays)).toEqual([{ from: "monday", to: "friday" }]);
  expect(runsOfDays(["sunday", "tuesday", "wednesday"])).toEqual([
    { from: "tuesday", to: "wednesday" },
    { from: "sunday", to: "sunday" },
  ]);
});
