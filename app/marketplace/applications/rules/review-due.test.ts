import { expect, test } from "vitest";
import { businessDaysAfter } from "./review-due.ts";

test.each([
  ["a Monday", "2026-11-16T14:00:00Z", "2026-11-23T14:00:00Z"],
  ["a Friday", "2026-11-20T14:00:00Z", "2026-11-27T14:00:00Z"],
  ["a Saturday", "2026-11-21T14:00:00Z", "2026-11-27T14:00:00Z"],
  ["Friday evening there, Saturday in London", "2026-11-21T02:00:00Z", "2026-11-28T02:00:00Z"],
])("five business days after %s", (_name, from, due) => {
  expect(businessDaysAfter(new Date(from), 5).toISOString()).toBe(new Date(due).toISOString());
});
