import { expect, test } from "vitest";
import { planOf } from "./availability.ts";

// 2027-03-31 is a Wednesday, 2027-04-04 a Sunday.
const [wednesday, sunday] = ["2027-03-31", "2027-04-04"];
const week = ["Monday", "martes", "Wednesday", "Jueves", "Friday", "sábado"];
const silent = { businessHours: {}, availableDates: [], availableTimes: "", closures: [] };

test.each([
  ["nothing is said", {}, [], "works", "works"],
  ["the hours say so", { sunday: "Cerrado", wednesday: "9:00 AM - 5:00 PM" }, [], "works", "away"],
  ["emergencies only", { sunday: "Emergencies only" }, week, "works", "emergencies"],
  ["the list leaves it out", {}, week, "works", "away"],
  ["the list says something else", {}, ["Most days", "Monday"], "works", "works"],
  ["by appointment is work", { sunday: "By appointment only" }, [], "works", "works"],
] as const)("%s", (_, businessHours, availableDates, onWednesday, onSunday) => {
  const vendor = { ...silent, businessHours, availableDates: [...availableDates] };
  expect([wednesday, sunday].map((day) => planOf(vendor, day).day)).toEqual([onWednesday, onSunday]);
});

test("a closure goes before the hours, from its first day to its last", () => {
  const closure = { day: "2027-03-29", until: "2027-04-02", words: "Semana Santa" };
  const vendor = { ...silent, businessHours: { wednesday: "Closed" }, closures: [closure] };
  expect(planOf(vendor, "2027-03-28")).toEqual({ day: "works", blocks: null });
  for (const day of ["2027-03-29", wednesday, "2027-04-02"])
    expect(planOf(vendor, day)).toEqual({ day: "closure", closure });
  expect(planOf(vendor, "2027-04-03").day).toBe("works");
});

test("a day's blocks are its hours, else the available times, else unknown", () => {
  const morning = { opens: "08:00", closes: "12:00" };
  const afternoon = { opens: "14:00", closes: "18:00" };
  const blocks = (hours: string, availableTimes: string) =>
    planOf({ ...silent, businessHours: { wednesday: hours }, availableTimes }, wednesday);
  expect(blocks("8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM", "")).toEqual({
    day: "works",
    blocks: [morning, afternoon],
  });
  expect(blocks("", "8:00 AM - 12:00 PM")).toEqual({ day: "works", blocks: [morning] });
  expect(blocks("Ask Rafael", "mornings")).toEqual({ day: "works", blocks: null });
  expect(blocks("By appointment", "8:00 AM - 12:00 PM")).toEqual({ day: "works", blocks: null });
});
