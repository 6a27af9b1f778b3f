import { expect, test } from "vitest";
import { hoursFromWords } from "./hours-from-words.ts";

const week = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const every = (days: string[], hours: string) => Object.fromEntries(days.map((day) => [day, hours]));

test.each([
  ["Mon-Fri 8-5", every(week, "8:00 AM - 5:00 PM")],
  ["Lunes a sábado, 8 a 6", every([...week, "saturday"], "8:00 AM - 6:00 PM")],
  ["L-V de 8:30 a. m. a 5:30 p. m.", every(week, "8:30 AM - 5:30 PM")],
  ["8am to 5pm, Monday through Friday", every(week, "8:00 AM - 5:00 PM")],
  [
    "Monday to Friday 9 AM - 6 PM; Saturday 9-12\nSunday closed",
    { ...every(week, "9:00 AM - 6:00 PM"), saturday: "9:00 AM - 12:00 PM", sunday: "Closed" },
  ],
  ["Sáb y dom: 10:00-16:00", every(["saturday", "sunday"], "10:00 AM - 4:00 PM")],
  ["Todos los días de 7 a 7", every([...week, "saturday", "sunday"], "7:00 AM - 7:00 PM")],
  ["24/7", every([...week, "saturday", "sunday"], "24 hours")],
  ["Vie a lun 8 a 5", every(["friday", "saturday", "sunday", "monday"], "8:00 AM - 5:00 PM")],
  ["Domingos cerrado, lunes a viernes 8-5", { ...every(week, "8:00 AM - 5:00 PM"), sunday: "Closed" }],
])("%s is read", (words, hours) => {
  expect(hoursFromWords(words)).toEqual(hours);
});

test("what does not name a day, can be read two ways or says more is left in words", () => {
  for (const words of [
    ...[
      "",
      "8 a 6",
      "Mon-Fri",
      "Mon-Fri 7-10",
      "Mon-Fri 2-6",
      "Mon-Fri 8-12 and 2-6",
      "Mon-Fri 8-5 by phone",
    ],
    ...[
      "constructor 8-5",
      "Mon-Fri 8-5, Friday 9-1",
      "Mon-Fri 25-26",
      "Mon - 8-5",
      "Con cita",
      "Mon-Fri 5pm - 8am",
      "a".repeat(500),
    ],
  ])
    expect([words, hoursFromWords(words)]).toEqual([words, null]);
});
