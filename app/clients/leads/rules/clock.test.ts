import { expect, test } from "vitest";
import { readClock } from "./clock.ts";

const hour = 3_600_000;
const created = Date.parse("2026-11-20T12:00:00.000Z");
const lead = (answeredAfter?: number) => ({
  status: answeredAfter === undefined ? ("new" as const) : ("contacted" as const),
  createdAt: new Date(created).toISOString(),
  answerDueAt: new Date(created + 24 * hour).toISOString(),
  firstAnsweredAt:
    answeredAfter === undefined ? null : new Date(created + answeredAfter * hour).toISOString(),
});
const at = (hours: number) => readClock(lead(), created + hours * hour);

test("what is left of the promise is told rounded down, in hours and then in minutes", () => {
  expect(at(0)).toMatchObject({ state: "on-time", unit: "hours", amount: 24 });
  expect(at(0.5)).toMatchObject({ state: "on-time", unit: "hours", amount: 23 });
  expect(at(18)).toMatchObject({ state: "soon", unit: "hours", amount: 6 });
  expect(at(23.5)).toMatchObject({ state: "soon", unit: "minutes", amount: 30 });
});

test("from the promised moment on it is late, in minutes, hours, then days", () => {
  expect(at(24)).toMatchObject({ state: "late", unit: "minutes", amount: 0 });
  expect(at(25)).toMatchObject({ state: "late", unit: "hours", amount: 1 });
  expect(at(24 + 47)).toMatchObject({ state: "late", unit: "hours", amount: 47 });
  expect(at(24 + 72)).toMatchObject({ state: "late", unit: "days", amount: 3 });
});

test("to close a lead answers nobody: its clock stops, and no answer is claimed", () => {
  expect(readClock({ ...lead(), status: "closed" }, created + 30 * hour).state).toBe("closed");
  expect(readClock({ ...lead(3), status: "closed" }, created + 30 * hour).state).toBe("answered");
});

test("an answer stops the clock: it tells how long it took, whatever the time is now", () => {
  const reading = readClock(lead(3), created + 900 * hour);
  expect(reading).toEqual({ state: "answered", unit: "hours", amount: 3, afterPromise: false });
  expect(readClock(lead(30), created)).toMatchObject({ state: "answered", amount: 30, afterPromise: true });
});
