import { expect, test } from "vitest";
import { describeOfficeHours } from "./office-hours.ts";

test.each([
  [[1, 2, 3, 4, 5, 6], 8, 20, "Monday to Saturday, 8 AM to 8 PM", "lunes a sábado, 8 a. m. a 8 p. m."],
  [[0, 6], 0, 12, "Saturday, Sunday, 12 AM to 12 PM", "sábado, domingo, 12 a. m. a 12 p. m."],
  [
    [5, 1, 2, 4],
    9,
    24,
    "Monday, Tuesday, Thursday, Friday, 9 AM to 12 AM",
    "lunes, martes, jueves, viernes, 9 a. m. a 12 a. m.",
  ],
  [[3], 13, 17, "Wednesday, 1 PM to 5 PM", "miércoles, 1 p. m. a 5 p. m."],
])("days %j from %i to %i", (days, from, to, en, es) => {
  const hours = { days, from, to };
  expect([describeOfficeHours(hours, "en"), describeOfficeHours(hours, "es")]).toEqual([en, es]);
});
