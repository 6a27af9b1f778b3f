import { expect, test } from "vitest";
import type { QueueItem } from "./contract.ts";
import { entryKey, findEntry, followerOf, neighbourOf } from "./selection.ts";

const item = (id: number, group: QueueItem["group"] = "late") => ({ id, group, kind: "lead" }) as QueueItem;
const list = [item(1), item(2), item(2, "no_step")];
const keys = list.map(entryKey);

test("one record that is there for two reasons is two entries", () => {
  expect(new Set(keys).size).toBe(3);
});

test("an entry that time moved to another group is still the one that is open; another record never is", () => {
  expect(findEntry(list, "no_step-lead-2")).toBe(list[2]);
  expect(findEntry(list, "new-lead-2")).toBe(list[1]);
  expect(findEntry(list, "late-lead-12")).toBeUndefined();
  expect(findEntry([item(12)], "late-lead-2")).toBeUndefined();
  expect(findEntry(list, undefined)).toBeUndefined();
});

test("after an entry comes the next one, after the last the one before, after the only one none", () => {
  expect(followerOf(list, keys[0] ?? "")).toBe(list[1]);
  expect(followerOf(list, keys[2] ?? "")).toBe(list[1]);
  expect(followerOf(list.slice(0, 1), keys[0] ?? "")).toBeUndefined();
});

test("j and k stop at both ends, and begin at the first", () => {
  expect(neighbourOf(list, undefined, 1)).toBe(list[0]);
  expect(neighbourOf(list, undefined, -1)).toBe(list[0]);
  expect(neighbourOf(list, keys[0], 1)).toBe(list[1]);
  expect(neighbourOf(list, keys[2], 1)).toBe(list[2]);
  expect(neighbourOf(list, keys[0], -1)).toBe(list[0]);
  expect(neighbourOf([], keys[0], 1)).toBeUndefined();
});
