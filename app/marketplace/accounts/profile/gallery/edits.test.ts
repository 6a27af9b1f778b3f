import { expect, test } from "vitest";
import type { Gallery } from "#app/marketplace/vendors/contract.ts";
import { CaptionConflict, chooseCover, hasNewPicture, move, setCaptions } from "./edits.ts";

const picture = (id: string, caption = "") => ({ id, caption, captionSpanish: "", width: 4, height: 3 });
const gallery = (...ids: string[]): Gallery => ({
  pictures: ids.map((id) => picture(id)),
  coverId: ids[0] ?? null,
  version: 1,
});
const order = ({ pictures }: Gallery) => pictures.map(({ id }) => id).join("");

test("a picture moves by one place, not beyond the ends; one that is gone does not move", () => {
  expect(order(move("b", -1)(gallery("a", "b", "c")))).toBe("bac");
  expect(order(move("b", 1)(gallery("a", "b", "c")))).toBe("acb");
  expect(order(move("a", -1)(gallery("a", "b")))).toBe("ab");
  expect(order(move("b", 1)(gallery("a", "b")))).toBe("ab");
  expect(order(move("x", -1)(gallery("a", "b")))).toBe("ab");
});

test("an edit is made on what another window left: its picture and its order stay", () => {
  const edit = move("b", -1);
  expect(order(edit(gallery("a", "b")))).toBe("ba");
  expect(order(edit(gallery("c", "a", "b", "d")))).toBe("cbad");
});

test("a picture is new if it was not there, also when another one has gone", () => {
  expect(hasNewPicture(gallery("a"), gallery("a", "b"))).toBe(true);
  expect(hasNewPicture(gallery("a", "b"), gallery("a", "c"))).toBe(true);
  expect(hasNewPicture(gallery("a", "b"), gallery("a", "b"))).toBe(false);
  expect(hasNewPicture(gallery("a", "b"), gallery("b"))).toBe(false);
});

test("the cover is a picture that is there", () => {
  expect(chooseCover("b")(gallery("a", "b")).coverId).toBe("b");
  expect(chooseCover("x")(gallery("a", "b")).coverId).toBe("a");
});

test("captions replace those that were seen, and no others", () => {
  const mine = { caption: "Bath", captionSpanish: "Baño" };
  const seen = { caption: "", captionSpanish: "" };
  const edit = setCaptions("a", mine, seen);
  expect(edit(gallery("a", "b")).pictures[0]).toMatchObject(mine);
  const theirs = { pictures: [picture("a", "Kitchen")], coverId: "a", version: 2 };
  expect(() => edit(theirs)).toThrow(CaptionConflict);
  expect(() => edit(gallery("b"))).toThrow(CaptionConflict);
});
