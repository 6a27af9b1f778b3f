import { expect, test } from "vitest";
import { calculateDueAt, dueState } from "./due.ts";

const week = { days: [1, 2, 3, 4, 5, 6], from: 8, to: 20 };
const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 };
const createdAt = new Date("2026-11-20T13:00:00Z");
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

// 20 November 2026 is a Friday; Santo Domingo is four hours behind UTC, so the team works from 12:00 to 24:00 UTC.
test.each([
  ["standard", "20T13:00", "21T13:00"],
  ["urgent", "20T13:00", "20T21:00"],
  ["asap", "20T13:00", "20T15:00"],
  // Up to closing time, and past it.
  ["asap", "20T22:00", "21T00:00"],
  ["asap", "20T23:30", "21T13:30"],
  ["urgent", "20T20:00", "21T16:00"],
  // During the night.
  ["asap", "20T07:00", "20T14:00"],
  // Before and on a Sunday (closed): capped at 24 hours.
  ["asap", "21T23:30", "22T23:30"],
  ["urgent", "22T20:00", "23T20:00"],
  ["asap", "22T20:00", "23T14:00"],
] as const)("%s, asked at %s, is due at %s", (urgency, requestedAt, due) => {
  expect(calculateDueAt(at(requestedAt), urgency, week)).toEqual(at(due));
});

test("a team that is always there counts every hour", () => {
  expect(calculateDueAt(at("22T03:30"), "asap", always)).toEqual(at("22T05:30"));
});

test.each([
  ["20T13:00", null, "on-time"],
  ["21T06:59", null, "on-time"],
  ["21T07:00", null, "soon"],
  ["21T12:59", null, "soon"],
  ["21T13:00", null, "late"],
  ["22T13:00", "20T14:00", "answered"],
])("at %s, answered %s: %s", (now, answered, state) => {
  const booking = {
    urgency: "standard" as const,
    dueAt: calculateDueAt(createdAt, "standard", week),
    answeredAt: answered ? at(answered) : null,
  };
  expect(dueState(booking, at(now))).toBe(state);
});
