import { expect, test } from "vitest";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import {
  formatHours,
  likelyHours,
  parseBlocks,
  parseHours,
  parseWeekday,
  weekdayOf,
} from "./opening-hours.ts";

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

test.each([
  ["2:00 PM - 6:00 PM / 8:00 AM - 12:00 PM", ["08:00-12:00", "14:00-18:00"]],
  ["8 a.m. a 12 p.m. y 2 p.m. a 6 p.m.", ["08:00-12:00", "14:00-18:00"]],
  ["9:00 AM - 5:00 PM", ["09:00-17:00"]],
  ["24/7", ["00:00-23:59"]],
])("%s is read as blocks", (text, blocks) => {
  const read = parseBlocks(text);
  expect(Array.isArray(read) && read.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(blocks);
});

test("a part that cannot be read makes all unknown", () => {
  expect(parseBlocks("8:00 AM - 12:00 PM, later")).toBeNull();
  expect(parseBlocks("8:00 AM - 12:00 PM,")).toBeNull();
  expect(parseBlocks("Cerrado")).toBe("closed");
});

const words = { closed: "Cerrado", always: "24 h", appointment: "Con cita", emergencies: "Solo emergencias" };

test.each([
  ["9:00 AM - 5:00 PM", "9:00 a. m. - 5:00 p. m."],
  ["08:30–17:00", "8:30 a. m. - 5:00 p. m."],
  ["8:00 AM-12:00 PM, 14:00-18:00", "8:00 a. m. - 12:00 p. m., 2:00 p. m. - 6:00 p. m."],
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
  const weekdayAt = (now: string) => weekdayOf(todayInSantoDomingo(new Date(now)));
  expect(weekdayAt("2026-11-23T03:59:00Z")).toBe("sunday");
  expect(weekdayAt("2026-11-23T04:00:00Z")).toBe("monday");
});

test.each([
  ["9 a 7", "9:00 AM - 7:00 PM"],
  ["9-5", "9:00 AM - 5:00 PM"],
  ["8 a 12 y 2 a 6", "8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM"],
  ["9am a 7", "9:00 AM - 7:00 PM"],
])("%s most likely means %s", (text, likely) => {
  expect(parseBlocks(text)).toBeNull();
  expect(likelyHours(text)).toBe(likely);
});

test("what is clear, or means nothing, is not guessed at", () => {
  for (const text of [
    "9:00 AM - 5:00 PM",
    "08:30-17:00",
    "Cerrado",
    "24/7",
    "",
    "por la mañana",
    "9 a 25",
    "7 PM a 9 AM",
  ])
    expect(likelyHours(text), text).toBeNull();
});
