import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { explained, licencesOf, needsWords, productionDependencies } from "../supply/licences.ts";
import { reasons } from "../supply/reasons.ts";

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

test("each package of package.json has its reason on the page, and one exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packages: Record<string, string> = { ...dependencies, ...devDependencies };
  expect(Object.keys(reasons).toSorted()).toEqual(Object.keys(packages).toSorted());
  expect(Object.entries(packages).filter(([, version]) => !/^\d/.test(version))).toEqual([]);
  const page = readFileSync("docs/supply-chain.md", "utf8");
  for (const [name, reason] of Object.entries(reasons)) expect(page).toContain(`- \`${name}\`: ${reason}`);
});
