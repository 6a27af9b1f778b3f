import { beforeEach, expect, test, vi } from "vitest";
import { unclaimedPhotoMs } from "../rules/unclaimed-photos.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { emptyValues } from "./values.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a photo that the server has forgotten meanwhile counts as one to be chosen again", () => {
  const photo = (letter: string, at: number) => ({
    id: letter.repeat(22),
    thumb: "data:image/jpeg;base64,AA",
    at,
  });
  const now = Date.now();
  const [old, young] = [photo("a", now - unclaimedPhotoMs), photo("b", now - unclaimedPhotoMs + 60_000)];
  saveDraft({ values: emptyValues, photos: [old, young], unfinished: 1, shownAt: now });
  expect(readDraft(now)).toMatchObject({ photos: [young], unfinished: 2 });
});
