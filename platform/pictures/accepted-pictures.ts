export const maxPictureBytes = 8 * 1024 * 1024;

/** `picture.server.ts` also checks the content. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** Photos that a person can attach to one record. */
export const maxPhotos = 4;
