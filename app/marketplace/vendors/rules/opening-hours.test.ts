import { expect, test } from "vitest";
import { formatHours, parseHours, parseWeekday, weekdayAt } from "./opening-hours.ts";

test.each([
  ["9:00 AM - 5:00 PM", "09:00", "17:00"],
  ["7:30 am – 12:00 pm", "07:30", "12:00"],
  ["12:00 AM - 12:30 PM", "00:00", "12:30"],
  ["9 a.m. a 6 p.m.", "09:00", "18:00"],
  ["08:30-17:00", "08:30", "17:00"],
  ["Open 24 hours", "00:00", "23:59"],
])("%s is read", (text, opens, closes) => {
  expect(parseHours(text)).toEqual({ opens, closes });
});

test("closed is closed, and what can be read two ways is not read", () => {
  expect(parseHours(" Cerrado ")).toBe("closed");
  for (const text of [
    "",
    "9 - 5",
    "By appointment",
    "9:00 AM - 17:00",
    "25:00 - 26:00",
    "13:00 PM - 2:00 PM",
  ])
    expect(parseHours(text), text).toBeNull();
});

const words = { closed: "Cerrado", always: "24 h", appointment: "Con cita", emergencies: "Solo emergencias" };

test.each([
  ["9:00 AM - 5:00 PM", "9:00 a. m. - 5:00 p. m."],
  ["08:30–17:00", "8:30 a. m. - 5:00 p. m."],
  ["Closed", "Cerrado"],
  ["24 hours", "24 h"],
  ["por cita", "Con cita"],
  ["Sólo emergencias", "Solo emergencias"],
  ["Ask Rafael", null],
  ["", null],
])("%s is told in Spanish as %s", (text, told) => {
  expect(formatHours(text, words, "es")).toBe(told);
});

test("a weekday is known in either language", () => {
  expect(["Monday", "miércoles", " SABADO ", "any day", "__proto__"].map(parseWeekday)).toEqual([
    ...["monday", "wednesday", "saturday", undefined, undefined],
  ]);
});

test("the day is Santo Domingo's", () => {
  expect(weekdayAt(Date.parse("2026-11-23T03:59:00Z"))).toBe("sunday");
  expect(weekdayAt(Date.parse("2026-11-23T04:00:00Z"))).toBe("monday");
});
