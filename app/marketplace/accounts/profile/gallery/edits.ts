import type { Gallery, GalleryPicture } from "#app/marketplace/vendors/contract.ts";

/** Made on the gallery as it is now, which may be another one than was seen: so no change of another window is lost. */
export type GalleryEdit = (gallery: Gallery) => Gallery;

export type Captions = Pick<GalleryPicture, "caption" | "captionSpanish">;

/** The captions were changed in another window (`theirs`), or the picture is gone (null). */
export class CaptionConflict extends Error {
  override name = "CaptionConflict";
  readonly theirs: Captions | null;

  constructor(theirs: Captions | null) {
    super("the captions are not as they were seen");
    this.theirs = theirs;
  }
}

/** Whether a picture was added. */
export function hasNewPicture(before: Gallery, after: Gallery): boolean {
  const known = new Set(before.pictures.map(({ id }) => id));
  return after.pictures.some(({ id }) => !known.has(id));
}

/** Moves a picture by one place; nothing happens at the end, or to a picture that is gone. @param by -1 is earlier */
export function move(id: string, by: -1 | 1): GalleryEdit {
  return (gallery) => {
    const from = gallery.pictures.findIndex((one) => one.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= gallery.pictures.length) return gallery;
    const moved = gallery.pictures.slice(from, from + 1);
    return { ...gallery, pictures: gallery.pictures.toSpliced(from, 1).toSpliced(to, 0, ...moved) };
  };
}

/** Makes a picture the cover, if it is still there. */
export function chooseCover(id: string): GalleryEdit {
  return (gallery) => (gallery.pictures.some((one) => one.id === id) ? { ...gallery, coverId: id } : gallery);
}

/** Sets the captions of a picture. The edit throws CaptionConflict if they are no longer those that were `seen`. */
export function setCaptions(id: string, captions: Captions, seen: Captions): GalleryEdit {
  return (gallery) => {
    const now = gallery.pictures.find((one) => one.id === id);
    if (!now) throw new CaptionConflict(null);
    if (now.caption !== seen.caption || now.captionSpanish !== seen.captionSpanish)
      throw new CaptionConflict(now);
    const pictures = gallery.pictures.map((one) => (one.id === id ? { ...one, ...captions } : one));
    return { ...gallery, pictures };
  };
}
