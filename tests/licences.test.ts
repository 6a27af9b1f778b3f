import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explained, licencesOf, needsWords, productionDependencies } from "../supply/licences.ts";

const dependencies = productionDependencies(JSON.parse(readFileSync("package-lock.json", "utf8")));

test("every licence of what comes with Arribo is a plain one, or explained", () => {
  const open = dependencies.filter(({ licence }) =>
    licencesOf(licence).some((one) => needsWords(one) && explained[one] === undefined),
  );
  expect(dependencies.length).toBeGreaterThan(300);
  expect(open).toEqual([]);
});

test("no explanation outlives its package", () => {
  const used = new Set(dependencies.flatMap(({ licence }) => licencesOf(licence)));
  expect(Object.keys(explained).filter((one) => !used.has(one))).toEqual([]);
});
