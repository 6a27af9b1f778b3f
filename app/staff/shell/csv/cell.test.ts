import { expect, test } from "vitest";
import { guardedCell } from "./cell.ts";

test("a phone number keeps its plus and holds nothing to calculate with", () => {
  for (const [written, cell] of [
    ["+1 809 555 0100", "+1 809 555 0100"],
    ["+18095550100", "+18095550100"],
    ["+1 (809) 555-0100", "+1 809 555 0100"],
    ["+1-809-555-0100", "+1 809 555 0100"],
    ["+34 612.345.678", "+34 612 345 678"],
  ])
    expect(guardedCell(written)).toBe(cell);
});

test("whatever else begins like a formula is text", () => {
  for (const text of [
    '=HYPERLINK("http://evil")',
    "+1+1",
    "+1-1",
    "+cmd|' /C calc'!A1",
    "+1 809 555 0100 =1+1",
    "+1 809 555 0100\n=1+1",
    "+1 809 555 ext 4",
    "+12345678901234567890",
    "-1 809 555 0100",
    "@SUM(1)",
    "\t=1",
    "＝1",
  ])
    expect(guardedCell(text)).toBe(`'${text}`);
});

test("all other cells stay as they are", () => {
  for (const value of ["", "809 555 0100", "a=b", -5, 4.5, true, null])
    expect(guardedCell(value)).toBe(value);
});
