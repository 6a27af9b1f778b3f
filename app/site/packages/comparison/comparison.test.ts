import { expect, test } from "vitest";
import { packageIds } from "../contract.ts";
import { messages } from "../messages.ts";
import { groups, topicsOf } from "./comparison.ts";

const rows = ["base", ...Object.values(groups).flat()];

test.each(packageIds)("each feature of %s has a row of its own in the table", (id) => {
  expect(topicsOf[id]).toHaveLength(messages[id].features.en.length);
  expect(new Set(topicsOf[id]).size).toBe(topicsOf[id].length);
});

test("every row is somebody's, and none is there twice", () => {
  expect(new Set(rows).size).toBe(rows.length);
  expect(new Set(packageIds.flatMap((id) => topicsOf[id]))).toEqual(new Set(rows));
});

// Fails when features change without their topics.
test.each([
  ["explorer", "papers", "A document checklist"],
  ["explorer", "line", "Answers by chat"],
  ["royal", "bank", "Bank appointments"],
  ["royal", "car", "Car rental"],
  ["royal", "checkIns", "Two home visits"],
  ["elite", "pets", "Pets"],
  ["elite", "spanish", "Thirty hours"],
  ["elite", "airport", "An airport welcome"],
] as const)("%s: %s is %s", (id, topic, words) => {
  expect(messages[id].features.en[topicsOf[id].indexOf(topic)]).toContain(words);
});
