import { expect, test } from "vitest";
import { filterByName } from "./name-search.ts";

const vendors = [
  { businessName: "Plomería Peña", businessNameEnglish: "Golden Pipes" },
  { businessName: "Taller  Ñico", businessNameEnglish: "Ñico's Garage" },
  { businessName: "Sosúa Surf", businessNameEnglish: "Sosúa Surf" },
];
const found = (typed: string) => filterByName(vendors, typed).map(({ businessName }) => businessName);

test("case, accents and blanks do not matter", () => {
  expect(found("plomeria PENA")).toEqual(["Plomería Peña"]);
  expect(found("taller ñico")).toEqual(["Taller  Ñico"]);
  expect(found("  SOSUA ")).toEqual(["Sosúa Surf"]);
});

test("the English name finds a vendor too", () => {
  expect(found("golden pip")).toEqual(["Plomería Peña"]);
  expect(found("garage")).toEqual(["Taller  Ñico"]);
});

test("a blank finds all, a stranger nobody", () => {
  expect(found("  ")).toHaveLength(3);
  expect(found("zapatos")).toEqual([]);
});
