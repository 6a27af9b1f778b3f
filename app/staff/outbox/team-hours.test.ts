import { expect, test } from "vitest";
import { closingTime, nextOpening } from "./team-hours.ts";

const week = { days: [1, 2, 3, 4, 5, 6], from: 8, to: 20 };

// 22 November 2026 is a Sunday; Santo Domingo is four hours behind UTC.
test.each([
  ["Saturday at noon", "2026-11-21T16:00:00Z", null],
  ["Saturday at eight in the evening", "2026-11-22T00:00:00Z", "2026-11-23T12:00:00.000Z"],
  ["Sunday", "2026-11-22T16:00:00Z", "2026-11-23T12:00:00.000Z"],
  ["Monday before eight", "2026-11-23T11:59:00Z", "2026-11-23T12:00:00.000Z"],
  ["Monday at eight", "2026-11-23T12:00:00Z", null],
])("%s: when the team answers again", (_when, now, opening) => {
  expect(nextOpening(new Date(now), week)?.toISOString() ?? null).toBe(opening);
});

test.each([
  ["Saturday at noon", "2026-11-21T16:00:00Z", "2026-11-22T00:00:00.000Z"],
  ["Saturday at eight in the evening", "2026-11-22T00:00:00Z", null],
  ["Sunday", "2026-11-22T16:00:00Z", null],
  ["Monday before eight", "2026-11-23T11:59:00Z", null],
  ["Monday at eight", "2026-11-23T12:00:00Z", "2026-11-24T00:00:00.000Z"],
])("%s: until when the team answers", (_when, now, end) => {
  expect(closingTime(new Date(now), week)?.toISOString() ?? null).toBe(end);
});

test("a closed day is none of the team's: it answers again on the next working day", () => {
  const closed = { ...week, closed: ["2026-11-21", "2026-11-23"] };
  // Saturday at noon, with Saturday and Monday closed.
  const saturday = new Date("2026-11-21T16:00:00Z");
  expect(nextOpening(saturday, closed)?.toISOString()).toBe("2026-11-24T12:00:00.000Z");
  expect(closingTime(saturday, closed)).toBe(null);
  const year = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10),
  );
  // The 60 days end on Tuesday, 19 January.
  expect(nextOpening(saturday, { ...week, closed: year })?.toISOString()).toBe("2027-01-20T12:00:00.000Z");
});
