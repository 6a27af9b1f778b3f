import { expect, test } from "vitest";
import { waitMinutes } from "./sign-in.ts";

test("the wait is told in whole minutes, rounded up", () => {
  expect(waitMinutes("1")).toBe(1);
  expect(waitMinutes("60")).toBe(1);
  expect(waitMinutes("61")).toBe(2);
  expect(waitMinutes("300")).toBe(5);
});

test("a missing or unreadable wait is a minute", () => {
  expect(waitMinutes(null)).toBe(1);
  expect(waitMinutes("Fri, 20 Nov 2026 14:00:00 GMT")).toBe(1);
});
