import { expect, test } from "vitest";
import { withTag, withTagBack } from "./tag-list.ts";

test("a tag is trimmed; blank and repeated ones are ignored", () => {
  expect(withTag(["Leaks"], "  Water   pumps ", 5)).toEqual({
    list: ["Leaks", "Water pumps"],
    outcome: "added",
  });
  expect(withTag(["Leaks"], " \t ", 5)).toEqual({ list: ["Leaks"], outcome: "blank" });
  expect(withTag(["Leaks"], "LEAKS ", 5)).toEqual({ list: ["Leaks"], outcome: "duplicate" });
});

test("a full list takes no more, and says so", () => {
  expect(withTag(["a", "b"], "c", 2)).toEqual({ list: ["a", "b"], outcome: "full" });
});

test("a removed tag comes back to its place, and only once", () => {
  expect(withTagBack(["a", "c"], "b", 1)).toEqual(["a", "b", "c"]);
  expect(withTagBack(["a"], "z", 9)).toEqual(["a", "z"]);
  expect(withTagBack(["a", "b"], "b", 0)).toEqual(["a", "b"]);
});
