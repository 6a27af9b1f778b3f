import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import { discardIntent } from "#platform/forms/sending.ts";
import { unclaimedPhotoMs } from "../rules/unclaimed-photos.ts";
import { isEmpty, type PortalValues, valuesFrom } from "./values.ts";

export const portalFormName = "local-vendor";

/** An uploaded photo: its id, a thumbnail as a data URL, and the upload time in milliseconds since 1970. */
export type UploadedPhoto = { id: string; thumb: string; at: number };

export type PortalDraft = {
  values: PortalValues;
  photos: UploadedPhoto[];
  unfinished: number;
  /** When the form was first shown, in milliseconds since 1970. */
  shownAt: number;
};

const storageKey = `arribo.draft.${portalFormName}`;

/**
 * The draft of this device; null when there is none. Photos that the server has deleted since count as unfinished.
 * @param now milliseconds since 1970
 */
export function readDraft(now = Date.now()): PortalDraft | null {
  const stored = readDevice(storageKey) as Partial<PortalDraft> | null;
  if (typeof stored?.values !== "object" || stored.values === null || typeof stored.shownAt !== "number")
    return null;
  const uploaded = Array.isArray(stored.photos) ? stored.photos.filter(isPhoto) : [];
  // The server has deleted older photos; they must be chosen again.
  const photos = uploaded.filter(({ at }) => now - at < unclaimedPhotoMs);
  const unfinished = typeof stored.unfinished === "number" ? stored.unfinished : 0;
  return {
    values: valuesFrom(stored.values),
    photos,
    unfinished: unfinished + uploaded.length - photos.length,
    shownAt: stored.shownAt,
  };
}

function isPhoto(stored: Partial<UploadedPhoto> | null): stored is UploadedPhoto {
  const { id = "", thumb = "", at } = stored ?? {};
  return /^[\w-]{22}$/.test(id) && /^data:image\//.test(thumb) && typeof at === "number";
}

/** Stores the draft on the device; an empty form removes it. */
export function saveDraft(draft: PortalDraft): void {
  if (isEmpty(draft.values) && draft.photos.length + draft.unfinished === 0) removeDevice(storageKey);
  else writeDevice(storageKey, draft);
}

/** Removes the draft and the saved request of a failed submission. */
export function deleteDraft(): void {
  removeDevice(storageKey);
  discardIntent(portalFormName);
}
