/** Where a picture of this site is found: "small" for lists (192 px), "large" for its vendor's page (800 px). */
export function pictureAddress(id: string | null, size: "small" | "large" = "small"): string | null {
  return id === null ? null : `/api/pictures/${id}/${size}`;
}
