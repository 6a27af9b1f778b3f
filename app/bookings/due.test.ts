import { expect, test } from "vitest";
import { dueAfter, dueState } from "./due.ts";

const createdAt = new Date("2026-11-20T12:00:00Z");
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test.each([
  ["standard", "21T12:00"],
  ["urgent", "20T20:00"],
  ["asap", "20T14:00"],
] as const)("%s is due at %s", (urgency, due) => {
  expect(dueAfter(createdAt, urgency)).toEqual(at(due));
});

test.each([
  ["20T12:00", null, "on-time"],
  ["21T05:59", null, "on-time"],
  ["21T06:00", null, "soon"],
  ["21T11:59", null, "soon"],
  ["21T12:00", null, "late"],
  ["22T12:00", "20T13:00", "answered"],
])("at %s, answered %s: %s", (now, answered, state) => {
  const booking = {
    urgency: "standard" as const,
    dueAt: dueAfter(createdAt, "standard"),
    answeredAt: answered ? at(answered) : null,
  };
  expect(dueState(booking, at(now))).toBe(state);
});
