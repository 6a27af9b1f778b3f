import { expect, test } from "vitest";
import { parseQuery } from "../query-terms.ts";
import { parseSearch } from "../spoken-english.ts";

test.each([
  ["english speaking pediatrician", "pediatrician"],
  ["English-speaking lawyer in Sosúa", "lawyer in Sosúa"],
  ["plumber who speaks English", "plumber who"],
  ["un abogado que hable inglés", "un abogado"],
])("%s asks for a language", (search, others) => {
  expect(parseSearch(search)).toEqual({ terms: parseQuery(others), english: true });
});

test.each([
  "english",
  "speak english",
  "habla inglés en Sosúa",
  "clases de inglés",
  "english-speaking driver",
  "",
])("%s is read as it stands", (search) => {
  expect(parseSearch(search)).toEqual({ terms: parseQuery(search), english: false });
});
