import { expect, test } from "vitest";
import { packageIds } from "./contract.ts";
import { messages } from "./messages.ts";
import { collapsedFeatures, packages } from "./packages.ts";

test("prices, original prices and the popular one are the spec's", () => {
  expect(packages.map((p) => [p.id, p.priceCents, p.originalPriceCents, p.popular])).toEqual([
    ["explorer", 299_700, 450_000, false],
    ["royal", 499_700, 750_000, true],
    ["elite", 799_700, 1_200_000, false],
  ]);
});

test("the banner promises no more than the largest saving", () => {
  const savings = packages.map((p) => p.originalPriceCents - p.priceCents);
  expect(Math.max(...savings)).toBeGreaterThanOrEqual(400_000);
});

test.each(packageIds)("%s lists the same in both languages, and more than a collapsed card shows", (id) => {
  const { features, safety } = messages[id];
  expect(features.es).toHaveLength(features.en.length);
  expect(safety.es).toHaveLength(safety.en.length);
  expect(features.en.length).toBeGreaterThan(collapsedFeatures);
});
