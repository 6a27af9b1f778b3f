/** URL of a picture, null without one. "small" is for lists (192 px), "large" for the vendor's page (800 px). */
export function pictureAddress(id: string | null, size: "small" | "large" = "small"): string | null {
  return id === null ? null : `/api/pictures/${id}/${size}`;
}
