import type { z } from "zod";
import { ApiError } from "#platform/api-client.ts";
import { largestPicture, type PictureKind, picture, pictureTypes } from "./contract.ts";
import { forgetVendorSession, vendorSession } from "./session.ts";

/** The answer to a picture that was taken: where it is, and the profile's new version. */
export type Picture = z.infer<typeof picture>;

export type PictureProblem = "type" | "size" | "empty";

/** What speaks against a file before it is sent. Only the server looks inside it. */
export function pictureProblem(file: { type: string; size: number }): PictureProblem | null {
  if (!pictureTypes.some((type) => type === file.type)) return "type";
  if (file.size === 0) return "empty";
  return file.size > largestPicture ? "size" : null;
}

/** Bytes as megabytes with one decimal, rounded up: 8.01 MB must not read as 8.0. */
export function megabytes(bytes: number, locale: string): string {
  return (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString(locale, { maximumFractionDigits: 1 });
}

/** The address of a vendor's picture, for PUT and DELETE. */
export function pictureAddress(vendorId: number, kind: PictureKind): string {
  return `/api/vendor/profile/${vendorId}/${kind}`;
}

type Upload = {
  vendorId: number;
  kind: PictureKind;
  file: File;
  /** From 0 to 1; at 1 all is sent, and the server is still looking at it. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a picture as the vendor who is signed in. By XMLHttpRequest, because `fetch` tells nothing of what it has sent.
 * @throws ApiError where the server refused; AbortError where it was cancelled; TypeError where the network failed
 */
export function uploadPicture({ vendorId, kind, file, onProgress, signal }: Upload): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const session = vendorSession();
    const call = new XMLHttpRequest();
    const cancel = () => call.abort();
    signal.addEventListener("abort", cancel);
    call.onloadend = () => signal.removeEventListener("abort", cancel);
    call.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    call.onerror = () => reject(new TypeError("the upload failed"));
    call.ontimeout = call.onerror;
    call.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    call.onload = () => {
      if (call.status < 200 || call.status > 299) {
        if (call.status === 401 && vendorSession()?.token === session?.token) forgetVendorSession();
        reject(new ApiError(call.status, call.statusText, call.responseText));
        return;
      }
      const answer = picture.safeParse(parsed(call.responseText));
      if (answer.success) resolve(answer.data);
      else reject(new TypeError("the answer cannot be read"));
    };
    call.open("PUT", pictureAddress(vendorId, kind));
    call.timeout = 5 * 60_000;
    call.setRequestHeader("Content-Type", file.type);
    if (session) call.setRequestHeader("Authorization", `Bearer ${session.token}`);
    call.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
