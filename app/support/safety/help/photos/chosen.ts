import type { PhotoUploads } from "#app/ui/photos/photo-uploads.ts";

/**
 * Photos by the form in which they were chosen, then by the key of the request that was made of it. In memory alone, and
 * apart from the code that uploads them, which comes late.
 */
const chosen = new Map<string, PhotoUploads>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when photos of another name were chosen, moved or dropped. @returns the function that stops it */
export function subscribeToChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The photos under a name. @param create makes them where there are none yet */
export function chosenPhotos(name: string): PhotoUploads | undefined;
export function chosenPhotos(name: string, create: () => PhotoUploads): PhotoUploads;
export function chosenPhotos(name: string, create?: () => PhotoUploads): PhotoUploads | undefined {
  const found = chosen.get(name) ?? create?.();
  if (found) chosen.set(name, found);
  return found;
}

/** The photos of a form become those of its request, and the form begins without any. */
export function movePhotos(form: string, request: string): void {
  const photos = chosen.get(form);
  if (!photos) return;
  chosen.delete(form);
  if (photos.get().length > 0) chosen.set(request, photos);
  tell();
}

/** Forgets the photos of a form that was cancelled. */
export function dropPhotos(form: string): void {
  if (chosen.delete(form)) tell();
}
