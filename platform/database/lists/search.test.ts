import { expect, test } from "vitest";
import { tellingPart } from "./search.server.ts";

test.each([
  ["+16145551700", "51700"],
  ["8095550100", "50100"],
  ["829-555-0166", "829-555-0166"],
  ["lead-1700@example.com", "1700"],
  ["ana2026@gmail.com", "ana2026"],
  ["mariana.lopez@gmail.com", "mariana.lopez@"],
  ["info@7mares.do", "info@"],
  ["a@b.do", "a@b.do"],
  ["AR-1A2B-3C4D", "1A2B"],
  ["letter-17", "-17"],
  ["-17", "-17"],
  ["17", "17"],
  ["n-1", "n-1"],
  ["Okafor", "Okafor"],
  ["cédula5", "dula5"],
  ["josé@example.com", "josé@example.com"],
])("of %s the index compares %s", (word, part) => {
  expect(tellingPart(word)).toBe(part);
});
