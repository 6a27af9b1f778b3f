/** Milliseconds between two signs of life of a browser that shows a record. */
export const beatMs = 15_000;
/** In milliseconds: who gave no sign of life for this long is no longer shown. */
export const expiresMs = 45_000;
