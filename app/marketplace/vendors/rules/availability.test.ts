import { expect, test } from "vitest";
import { availabilityOn } from "./availability.ts";

// 2027-03-31 is a Wednesday, 2027-04-04 a Sunday.
const [wednesday, sunday] = ["2027-03-31", "2027-04-04"];
const week = ["Monday", "martes", "Wednesday", "Jueves", "Friday", "sábado"];

test.each([
  ["nothing is said", {}, [], "works", "works"],
  ["the hours say so", { sunday: "Cerrado", wednesday: "9:00 AM - 5:00 PM" }, [], "works", "away"],
  ["emergencies only", { sunday: "Emergencies only" }, week, "works", "emergencies"],
  ["the list leaves it out", {}, week, "works", "away"],
  ["the list says something else", {}, ["Most days", "Monday"], "works", "works"],
  ["by appointment is work", { sunday: "By appointment only" }, [], "works", "works"],
] as const)("%s", (_, businessHours, availableDates, onWednesday, onSunday) => {
  const vendor = { businessHours, availableDates: [...availableDates] };
  expect([availabilityOn(vendor, wednesday), availabilityOn(vendor, sunday)]).toEqual([
    onWednesday,
    onSunday,
  ]);
});
