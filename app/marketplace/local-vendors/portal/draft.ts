import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import { forgetIntent } from "#platform/forms/sending.ts";
import { unclaimedKept } from "../rules/photo-time.ts";
import { isUntouched, type PortalValues, valuesFrom } from "./values.ts";

/** Names the form in storage. */
export const portalForm = "local-vendor";

/** A photo that the server has: what names it, a look at it for the page, and when it was uploaded. */
export type KeptPhoto = { id: string; thumb: string; at: number };

/** What was typed and not yet sent. It outlives the tab. */
export type PortalDraft = {
  values: PortalValues;
  photos: KeptPhoto[];
  /** How many photos were chosen and are not at the server. */
  unfinished: number;
  /** When the form was first shown, in milliseconds since 1970. */
  shownAt: number;
};

const key = `arribo.draft.${portalForm}`;

/** The draft of this device, or null; what is stored is believed only as far as it is one. */
export function readDraft(now = Date.now()): PortalDraft | null {
  const stored = readDevice(key) as Partial<PortalDraft> | null;
  if (typeof stored?.values !== "object" || stored.values === null || typeof stored.shownAt !== "number")
    return null;
  const uploaded = Array.isArray(stored.photos) ? stored.photos.filter(isPhoto) : [];
  // The server forgets a photo that no application named; it must be chosen again.
  const photos = uploaded.filter(({ at }) => now - at < unclaimedKept);
  const unfinished = typeof stored.unfinished === "number" ? stored.unfinished : 0;
  return {
    values: valuesFrom(stored.values),
    photos,
    unfinished: unfinished + uploaded.length - photos.length,
    shownAt: stored.shownAt,
  };
}

function isPhoto(stored: Partial<KeptPhoto> | null): stored is KeptPhoto {
  const { id = "", thumb = "", at } = stored ?? {};
  return /^[\w-]{22}$/.test(id) && /^data:image\//.test(thumb) && typeof at === "number";
}

/** Keeps what there is; nothing at all is not worth keeping. */
export function keepDraft(draft: PortalDraft): void {
  if (isUntouched(draft.values) && draft.photos.length + draft.unfinished === 0) removeDevice(key);
  else writeDevice(key, draft);
}

/** It was sent, or is not wanted any more; with it goes what a failed sending kept. */
export function forgetDraft(): void {
  removeDevice(key);
  forgetIntent(portalForm);
}
