/** Longest side in pixels, of the photo and of the thumbnail in the draft. */
const maxSide = 1600;
const maxThumbSide = 128;

/**
 * Makes a photo smaller, without the location that cameras write into it. `thumb` is a data URL.
 * @throws if unreadable
 */
export async function shrink(file: Blob): Promise<{ photo: Blob; thumb: string }> {
  const picture = await decode(file);
  try {
    const photo = await encode(draw(picture, maxSide));
    return { photo, thumb: draw(picture, maxThumbSide).toDataURL("image/jpeg", 0.7) };
  } finally {
    if ("close" in picture) picture.close();
  }
}

/** `createImageBitmap` and `<img>` both apply the EXIF orientation. */
async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
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

function draw(picture: ImageBitmap | HTMLImageElement, maxLength: number): HTMLCanvasElement {
  const scale = Math.min(1, maxLength / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("canvas 2D context is not available");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Browsers that cannot encode WebP return PNG, which is many times larger, so JPEG is used there. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const bytes = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  const webp = await bytes("image/webp");
  const photo = webp?.type === "image/webp" ? webp : await bytes("image/jpeg");
  if (!photo) throw new Error("cannot encode the photo");
  return photo;
}
