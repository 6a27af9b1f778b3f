import { expect, test } from "vitest";
import type { Booking } from "../contract.ts";
import { readDueClock } from "./due-clock.ts";

const dueAt = "2026-11-21T12:00:00.000Z";
const read = (at: string, due: Booking["due"] = "on-time") =>
  readDueClock({ urgency: "standard", dueAt, due }, Date.parse(at));

test.each([
  ["2026-11-20T12:00:00Z", "on-time", "hours", 24],
  ["2026-11-21T05:59:59Z", "on-time", "hours", 6],
  ["2026-11-21T06:00:00Z", "soon", "hours", 6],
  ["2026-11-21T11:30:30Z", "soon", "minutes", 29],
  ["2026-11-21T12:00:00Z", "late", "minutes", 0],
  ["2026-11-23T11:59:00Z", "late", "hours", 47],
  ["2026-11-23T12:00:00Z", "late", "days", 2],
])("at %s it is %s by %s %i", (at, state, unit, amount) => {
  expect(read(at)).toEqual({ state, unit, amount });
});

test("what is no booking keeps the time that it was promised", () => {
  const callForHelp = { urgency: "urgent", dueAt, due: "on-time", promisedMs: 7_200_000 } as const;
  expect(readDueClock(callForHelp, Date.parse("2026-11-21T11:00:00Z")).state).toBe("on-time");
  expect(readDueClock(callForHelp, Date.parse("2026-11-21T11:30:00Z")).state).toBe("soon");
});

test("a promise that was kept is never late", () => {
  expect(read("2026-12-01T00:00:00Z", "answered").state).toBe("answered");
});
