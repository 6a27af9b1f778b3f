/** URL of a picture, null without one. "small" is for lists, "large" for the vendor's page: 192 and 800 px, of work 480 and 1,280. */
export function pictureAddress(id: string | null, size: "small" | "large" = "small"): string | null {
  return id === null ? null : `/api/pictures/${id}/${size}`;
}
