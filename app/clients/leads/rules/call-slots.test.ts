import { expect, test } from "vitest";
import { callSlots } from "./call-slots.ts";

const hours = { days: [1, 2, 3, 4, 5], from: 9, to: 11 };
// 2027-04-02 is a Friday; Santo Domingo is four hours behind UTC.
const friday = new Date("2027-04-02T12:10:00Z");

test("half hours of ten working days, from two hours ahead", () => {
  const slots = callSlots(friday, hours, new Set());
  expect(slots.slice(0, 4)).toEqual([
    "2027-04-02T14:30:00.000Z",
    "2027-04-05T13:00:00.000Z",
    "2027-04-05T13:30:00.000Z",
    "2027-04-05T14:00:00.000Z",
  ]);
  // Four a day, and of the first day one is left.
  expect(slots).toHaveLength(1 + 9 * 4);
  expect(slots.at(-1)).toBe("2027-04-15T14:30:00.000Z");
});

test("what is taken is not offered", () => {
  const taken = new Set([Date.parse("2027-04-05T13:00:00Z")]);
  expect(callSlots(friday, hours, taken)[1]).toBe("2027-04-05T13:30:00.000Z");
});

test("a team that is always there has every half hour", () => {
  const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 };
  expect(callSlots(new Date("2027-04-02T02:00:00Z"), always, new Set())).toHaveLength(9 * 48);
});

test("no slot on a closed day: another working day takes its place", () => {
  const slots = callSlots(friday, { ...hours, closed: ["2027-04-05"] }, new Set());
  expect(slots[1]).toBe("2027-04-06T13:00:00.000Z");
  expect(slots).toHaveLength(1 + 9 * 4);
});
