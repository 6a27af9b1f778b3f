import fc from "fast-check";
import { expect, test } from "vitest";
import { quietUntil } from "./dispatch-policy.ts";

const at = (santoDomingo: string) => new Date(`${santoDomingo}-04:00`);

test.each([
  ["2026-11-21T20:59:59", null],
  ["2026-11-21T21:00:00", "2026-11-22T07:00:00"],
  ["2026-11-21T23:30:00", "2026-11-22T07:00:00"],
  ["2026-11-22T00:10:00", "2026-11-22T07:00:00"],
  ["2026-11-22T06:59:59", "2026-11-22T07:00:00"],
  ["2026-11-22T07:00:00", null],
  ["2026-12-31T22:00:00", "2027-01-01T07:00:00"],
])("at %s a message waits until %s", (now, until) => {
  expect(quietUntil(at(now), "normal")).toEqual(until && at(until));
});

test("urgent jobs never wait", () => {
  expect(quietUntil(at("2026-11-22T03:00:00"), "urgent")).toBeNull();
});

test("whenever it is, the end of the quiet hours is ahead, within ten hours, and not quiet itself", () => {
  const anyTime = fc.date({
    min: at("2026-01-01T00:00:00"),
    max: at("2028-01-01T00:00:00"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyTime, (now) => {
      const until = quietUntil(now, "high");
      if (!until) return;
      const wait = until.getTime() - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(10 * 3_600_000);
      expect(quietUntil(until, "high")).toBeNull();
    }),
  );
});
