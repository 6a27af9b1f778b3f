import { expect, test } from "vitest";
import { countReferences, hasFewReferences } from "./references.ts";

test("one reference a line, however the lines end; blank lines are none", () => {
  expect(countReferences("")).toBe(0);
  expect(countReferences("Ana 809 555 0101\r\n\r\n  \nLuis 809 555 0102\n")).toBe(2);
  expect(hasFewReferences("Ana\nLuis")).toBe(true);
  expect(hasFewReferences("Ana\nLuis\nRosa")).toBe(false);
});
