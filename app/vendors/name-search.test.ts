import { expect, test } from "vitest";
import { withName } from "./name-search.ts";

const vendors = ["Plomería Peña", "Taller  Ñico", "Sosúa Surf"].map((businessName) => ({ businessName }));
const found = (typed: string) => withName(vendors, typed).map(({ businessName }) => businessName);

test("case, accents and blanks do not matter", () => {
  expect(found("plomeria PENA")).toEqual(["Plomería Peña"]);
  expect(found("taller ñico")).toEqual(["Taller  Ñico"]);
  expect(found("  SOSUA ")).toEqual(["Sosúa Surf"]);
});

test("a blank finds all, a stranger nobody", () => {
  expect(found("  ")).toHaveLength(3);
  expect(found("zapatos")).toEqual([]);
});
