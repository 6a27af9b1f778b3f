import { expect, test } from "vitest";
import { maxPictureBytes } from "#platform/pictures/accepted-pictures.ts";
import { megabytes, pictureProblem } from "./upload.ts";

test("a file is judged by its type and size before it is sent", () => {
  expect(pictureProblem({ type: "image/png", size: 1 })).toBeNull();
  expect(pictureProblem({ type: "image/jpeg", size: maxPictureBytes })).toBeNull();
  expect(pictureProblem({ type: "image/jpeg", size: maxPictureBytes + 1 })).toBe("size");
  expect(pictureProblem({ type: "image/webp", size: 0 })).toBe("empty");
  for (const type of ["image/svg+xml", "image/heic", "application/pdf", "", "image/png; charset=x"]) {
    expect(pictureProblem({ type, size: 10 })).toBe("type");
  }
});

test("a file just over the limit does not read as being the limit", () => {
  expect(megabytes(maxPictureBytes + 1, "en")).toBe("8.1");
  expect(megabytes(12 * 1024 * 1024, "en")).toBe("12");
});
