import { beforeEach, expect, test } from "vitest";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import { writeSession } from "#platform/forms/session-store.ts";
import { forgetUnsaved, storeUnsaved, withUnsaved } from "./unsaved.ts";
import { defaultHours, type ProfileValues, profileFields, type Week } from "./values.ts";

const week = Object.fromEntries(weekdays.map((day) => [day, defaultHours(day)])) as Week;
const blank = Object.fromEntries(profileFields.map((field) => [field, ""]));
const start = {
  ...blank,
  businessHours: week,
  services: [],
  unanswered: ["businessHours"],
} as unknown as ProfileValues;
const vendor = 7;

beforeEach(() => forgetUnsaved(vendor));

test("what was typed is there again, and only for its vendor", () => {
  storeUnsaved(vendor, start, { ...start, description: "Haircuts at home" });
  expect(withUnsaved(vendor, start)).toEqual({ ...start, description: "Haircuts at home" });
  expect(withUnsaved(8, start)).toBeNull();
});

test("hours that were confirmed unchanged are an answer, and kept", () => {
  storeUnsaved(vendor, start, { ...start, unanswered: [] });
  expect(withUnsaved(vendor, start)?.unanswered).toEqual([]);
});

test("a field that was changed elsewhere meanwhile stays as it is there", () => {
  storeUnsaved(vendor, start, { ...start, description: "Mine", address: "Calle 1" });
  const now = { ...start, description: "Theirs" };
  expect(withUnsaved(vendor, now)).toEqual({ ...now, address: "Calle 1" });
});

test("nothing is kept once all is as it was, or of another shape", () => {
  storeUnsaved(vendor, start, { ...start, description: "Mine" });
  storeUnsaved(vendor, start, start);
  expect(withUnsaved(vendor, start)).toBeNull();
  writeSession(`arribo.draft.vendor-profile.${vendor}`, { start: {}, typed: { description: "x" } });
  expect(withUnsaved(vendor, start)).toBeNull();
});
