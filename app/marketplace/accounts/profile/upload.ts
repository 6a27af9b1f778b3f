import type { z } from "zod";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import { uploadFile } from "#platform/pictures/upload-file.ts";
import { type PictureKind, picture } from "../contract.ts";
import { withVendorToken } from "../session.ts";

export type Picture = z.infer<typeof picture>;

export type PictureProblem = "type" | "size" | "empty";

/** Checks a file before the upload; only the server looks inside. @returns null if it may be uploaded */
export function pictureProblem(file: { type: string; size: number }): PictureProblem | null {
  if (!pictureTypes.some((type) => type === file.type)) return "type";
  if (file.size === 0) return "empty";
  return file.size > maxPictureBytes ? "size" : null;
}

/** The size in units of 1024² bytes: one decimal, rounded up, since 8.01 MB must not read as 8.0. */
export function megabytes(bytes: number, locale: string): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString(locale, { maximumFractionDigits: 1 });
}

type Upload = {
  vendorId: number;
  kind: PictureKind;
  file: File;
  /** Fraction sent; at 1 the server is still processing. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a photo or logo as the vendor; a 401 forgets the session.
 * @throws ApiError when refused; AbortError when cancelled; TypeError on a network failure
 */
export async function uploadPicture({ vendorId, kind, ...sent }: Upload): Promise<Picture> {
  const url = `/api/vendor/profile/${vendorId}/${kind}`;
  const response = await withVendorToken((token) => uploadFile({ method: "PUT", url, ...token, ...sent }));
  const answer = picture.safeParse(response);
  if (!answer.success) throw new TypeError("cannot parse the response");
  return answer.data;
}
