import { expect, test } from "vitest";
import { idNumberFits, taxIdFits } from "./identity-hints.ts";

test("a cédula's check digit, however it is written", () => {
  for (const good of ["00113918205", "001-1391820-5", " 001 1391820 5 ", "224-0002211-1"])
    expect(idNumberFits(good), good).toBe(true);
  expect(idNumberFits("001-1391820-4")).toBe(false);
  expect(idNumberFits("001-1391802-5"), "two digits changed places").toBe(false);
});

test("an RNC's check digit, and the cédula of a person who trades under the own name", () => {
  for (const good of ["101850043", "1-01-85004-3", "131246796", "001-1391820-5"])
    expect(taxIdFits(good), good).toBe(true);
  expect(taxIdFits("101850042")).toBe(false);
  expect(taxIdFits("001-1391820-4")).toBe(false);
});

test("a number of another kind is not judged", () => {
  for (const other of ["", "001", "RD4471120", "<b>00113918204</b>", "0011391820455"]) {
    expect(idNumberFits(other), other).toBeNull();
    expect(taxIdFits(other), other).toBeNull();
  }
});
