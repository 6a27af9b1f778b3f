import { expect, test } from "vitest";
import { mayGiveBack } from "./give-back.ts";

test.each([
  ["2027-03-31", "2027-03-31T03:59:59Z", true],
  ["2027-03-31", "2027-03-31T04:00:00Z", false],
  ["2027-03-31", "2027-04-02T12:00:00Z", false],
  [null, "2027-04-02T12:00:00Z", true],
])("work on %s may be given back at %s: %s", (workDay, now, may) => {
  expect(mayGiveBack(workDay, new Date(now))).toBe(may);
});
