import { expect, test } from "vitest";
import { addTag, restoreTag } from "./tag-list.ts";

test("a tag is trimmed; blank and repeated ones are ignored", () => {
  expect(addTag(["Leaks"], "  Water   pumps ", 5)).toEqual({
    list: ["Leaks", "Water pumps"],
    outcome: "added",
  });
  expect(addTag(["Leaks"], " \t ", 5)).toEqual({ list: ["Leaks"], outcome: "blank" });
  expect(addTag(["Leaks"], "LEAKS ", 5)).toEqual({ list: ["Leaks"], outcome: "duplicate" });
});

test("a full list takes no more, and says so", () => {
  expect(addTag(["a", "b"], "c", 2)).toEqual({ list: ["a", "b"], outcome: "full" });
});

test("a removed tag comes back to its place, and only once", () => {
  expect(restoreTag(["a", "c"], "b", 1)).toEqual(["a", "b", "c"]);
  expect(restoreTag(["a"], "z", 9)).toEqual(["a", "z"]);
  expect(restoreTag(["a", "b"], "b", 0)).toEqual(["a", "b"]);
});
