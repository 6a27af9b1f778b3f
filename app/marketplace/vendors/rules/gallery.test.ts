import { expect, test } from "vitest";
import { captionFor, coverFirst, smallWidth } from "./gallery.ts";

const picture = (id: string) => ({ id, caption: "", captionSpanish: "", width: 4, height: 3 });

test("the cover comes first, the others stay in their order", () => {
  const order = (coverId: string | null) =>
    coverFirst([picture("a"), picture("b"), picture("c")], coverId).map(({ id }) => id);
  expect(order("c")).toEqual(["c", "a", "b"]);
  expect(order("a")).toEqual(["a", "b", "c"]);
  expect(order(null)).toEqual(["a", "b", "c"]);
});

test("a caption is in the reader's language, otherwise in the one that there is", () => {
  const both = { caption: "Bath", captionSpanish: "Baño" };
  expect(captionFor(both, "es")).toEqual({ text: "Baño", lang: "es" });
  expect(captionFor(both, "en")).toEqual({ text: "Bath", lang: "en" });
  expect(captionFor({ ...both, caption: "" }, "en")).toEqual({ text: "Baño", lang: "es" });
  expect(captionFor({ caption: "", captionSpanish: "" }, "en")).toBeNull();
});

test("the small file's width follows from the longer side; a small picture is not enlarged", () => {
  expect(smallWidth({ width: 1280, height: 960 })).toBe(480);
  expect(smallWidth({ width: 960, height: 1280 })).toBe(360);
  expect(smallWidth({ width: 300, height: 200 })).toBe(300);
});
