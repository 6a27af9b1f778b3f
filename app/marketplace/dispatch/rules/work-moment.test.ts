import { expect, test } from "vitest";
import { mayGiveBack, workMoment } from "./work-moment.ts";

const accepted = new Date("2027-03-29T12:00:00Z");

test.each([
  ["2027-03-31", "2027-03-31T03:59:59Z", true],
  ["2027-03-31", "2027-03-31T04:00:00Z", false],
  ["2027-03-31", "2027-04-02T12:00:00Z", false],
  ["2027-05-31", "2027-05-01T12:00:00Z", true],
  [null, "2027-04-05T11:59:59Z", true],
  [null, "2027-04-05T12:00:00Z", false],
])("work on %s may be given back at %s: %s", (workDay, now, may) => {
  expect(mayGiveBack(workDay, accepted, new Date(now))).toBe(may);
});

test.each([
  ["2027-03-31", "14:30", "2027-03-31T18:30:00.000Z"],
  ["2027-03-31", null, "2027-04-01T04:00:00.000Z"],
  ["2027-12-31", null, "2028-01-01T04:00:00.000Z"],
])("work on %s at %s can be accepted until %s", (workDay, workTime, moment) => {
  expect(workMoment({ workDay, workTime })?.toISOString()).toBe(moment);
});

test.each([null, "14:30"])("without a day, at %s, it has no end", (workTime) => {
  expect(workMoment({ workDay: null, workTime })).toBeNull();
});
