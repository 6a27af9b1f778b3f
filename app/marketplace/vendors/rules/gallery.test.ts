import { expect, test } from "vitest";
import { captionFor, coverFirst } from "./gallery.ts";

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
