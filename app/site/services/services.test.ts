import { expect, test } from "vitest";
import { directoryCategories } from "#app/marketplace/vendors/values.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import type { ServiceTexts } from "./service-texts.ts";
import { services, summaries } from "./services.ts";

const listed = ["steps", "ready", "time", "without"] as const;
const months = "January|February|March|April|May|June|July|August|September|October|November|December".split(
  "|",
);
const meses =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre".split("|");
const each = services.map(({ id }): [string, ServiceTexts] => [id, catalogue[id]]);

test("the six services have a summary and a full text each", () => {
  const ids = services.map(({ id }) => id);
  expect(Object.keys(summaries)).toEqual(ids);
  expect(Object.keys(catalogue)).toEqual(ids);
  expect(services).toHaveLength(6);
});

test.each(each)("%s lists the same in both languages", (_, texts) => {
  for (const list of listed) expect(texts[list].es, list).toHaveLength(texts[list].en.length);
  for (const list of listed) expect(texts[list].en.length, list).toBeGreaterThan(1);
});

test.each(each)("%s: a rule stands with its source, and the same month in both languages", (_, texts) => {
  const rules = Object.values(texts.rules);
  expect(rules.length).toBeGreaterThan(0);
  for (const { source } of rules) {
    const [, month = "", year] = /^.{4,}, as of (\w+) (20\d\d)$/.exec(source.en) ?? [];
    expect(months).toContain(month);
    expect(source.es).toMatch(new RegExp(`^.{4,}, a ${meses[months.indexOf(month)]} de ${year}$`));
  }
});

test.each(each)("%s: no law, share or sum outside the rules", (_, { rules, ...texts }) => {
  expect(JSON.stringify([texts, summaries])).not.toMatch(/%|\$|\b(Law|Ley|Decreto|Decree) \d/);
});

test("each leads into a category of the directory", () => {
  for (const { category } of services) expect(directoryCategories).toContain(category);
});
