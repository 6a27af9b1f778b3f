import type { Locale } from "#platform/i18n/locale.ts";
import { sendFile } from "#platform/pictures/send-file.ts";

/** The longest side of a photo that is sent, in pixels; and of the look at it that is kept with the draft. */
const longest = 1600;
const longestThumb = 128;

/**
 * A photo as it is sent, WebP or JPEG: a phone's camera makes ten times what anybody looks at, and writes into it where
 * it was taken. The look at it is a data URL.
 * @throws where the browser cannot read it as a picture
 */
export async function shrink(file: Blob): Promise<{ photo: Blob; thumb: string }> {
  const picture = await decoded(file);
  try {
    const photo = await inBytes(drawn(picture, longest));
    return { photo, thumb: drawn(picture, longestThumb).toDataURL("image/jpeg", 0.7) };
  } finally {
    if ("close" in picture) picture.close();
  }
}

/** Upright, as it was held. */
async function decoded(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (typeof createImageBitmap === "function") return createImageBitmap(file);
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(picture: ImageBitmap | HTMLImageElement, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser cannot draw");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Where a browser cannot write WebP it answers with PNG, which is many times as large. */
async function inBytes(canvas: HTMLCanvasElement): Promise<Blob> {
  const bytes = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  const webp = await bytes("image/webp");
  const photo = webp?.type === "image/webp" ? webp : await bytes("image/jpeg");
  if (!photo) throw new Error("the photo could not be written");
  return photo;
}

/**
 * Sends a photo that was made smaller; `onProgress` hears from 0 to 1. @returns what names it in an application
 * @throws ApiError where the server refused; AbortError where it was cancelled; TypeError where the network failed
 */
export async function sendPhoto(
  file: Blob,
  options: { locale: Locale; signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<string> {
  const { locale, ...heard } = options;
  const url = `/api/dominican-vendors/photos?lang=${locale}`;
  const answer = await sendFile({ method: "POST", url, file, ...heard });
  const id = (answer as { photo?: unknown } | undefined)?.photo;
  if (typeof id !== "string") throw new TypeError("the answer cannot be read");
  return id;
}
