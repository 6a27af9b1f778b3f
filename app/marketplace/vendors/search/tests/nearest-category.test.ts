import { expect, test } from "vitest";
import { services } from "../lists/services.ts";
import { nearestCategory } from "../nearest-category.ts";
import { parseQuery } from "../query-terms.ts";

const nearest = (search: string) => nearestCategory(parseQuery(search));

test.each([
  ["pediatrician", "Health & Wellness"],
  ["heart cardiologist in Sosúa", "Health & Wellness"],
  ["cardiólogas", "Health & Wellness"],
  ["necesito un oculista", "Health & Wellness"],
  ["notary", "Relocation & Legal"],
  ["structural engineer", "Construction & Renovation"],
  ["ingenieros", "Construction & Renovation"],
  ["tattoos", "Beauty & Grooming"],
  ["transporte", "Transportation"],
] as const)("whoever looks for %s finds %s", (search, category) => {
  expect(nearest(search)).toBe(category);
});

test("of a town, of a name and of nonsense there is no category", () => {
  for (const search of ["", "Sosúa", "Guayacán", "qqxxzz"])
    expect([search, nearest(search)]).toEqual([search, undefined]);
});

test("every service has its category", () => {
  expect(services).toHaveLength(106);
  for (const { key, category } of services)
    expect([key, category]).toEqual([key, expect.stringMatching(/./)]);
});
