import { expect, test, vi } from "vitest";
import { createPhotoUploads } from "./photo-uploads.ts";

vi.mock("#platform/pictures/load-shrink.ts", () => ({
  loadShrink: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
}));

test("a photo that cannot be made smaller, because the code for it did not load, is sent as it is", async () => {
  const uploads = createPhotoUploads(4);
  const file = new File(["bytes"], "leak.jpg", { type: "image/jpeg" });
  await uploads.add([file]);
  expect(uploads.get()).toMatchObject([{ phase: "ready", photo: file }]);
});
