import type { Locale } from "#platform/i18n/locale.ts";
import { uploadFile } from "#platform/pictures/upload-file.ts";

/** `onProgress` gets 0 to 1. @returns the photo's id @throws ApiError (refused), AbortError, TypeError (network) */
export async function uploadPhoto(
  file: Blob,
  options: { locale: Locale; signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<string> {
  const { locale, ...transfer } = options;
  const url = `/api/dominican-vendors/photos?lang=${locale}`;
  const answer = await uploadFile({ method: "POST", url, file, ...transfer });
  const id = (answer as { photo?: unknown } | undefined)?.photo;
  if (typeof id !== "string") throw new TypeError("cannot parse the response");
  return id;
}
