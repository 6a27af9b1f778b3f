import { useEffect, useRef, useState } from "react";
import { type Gallery, gallery } from "#app/marketplace/vendors/contract.ts";
import { ApiError, isSignInRequired } from "#platform/api-client/client.ts";
import { loadShrink } from "#platform/pictures/load-shrink.ts";
import { uploadFile } from "#platform/pictures/upload-file.ts";
import { withVendorToken } from "../../session.ts";
import { useVendor } from "../../vendor-context.ts";
import { pictureProblem } from "../upload.ts";

export type GalleryUpload = { key: number; name: string; thumb: string } & (
  | { phase: "waiting" | "reading" | "unreadable" }
  | { phase: "sending"; sent: number }
  /** `text` is what the server said, undefined if it did not answer. */
  | { phase: "failed"; text: string | undefined }
);

/** Not failed: it takes a place of the gallery. */
export function isUnderWay({ phase }: GalleryUpload): boolean {
  return phase !== "failed" && phase !== "unreadable";
}

type Job = { file: File; control: AbortController };
type Report = (next: Partial<GalleryUpload>) => void;

/**
 * Uploads pictures one after the other: on a weak connection several at once would all fail. One that is added leaves
 * the list. Leaving the page cancels.
 */
export function useGalleryUploads(vendorId: number, onAdded: (gallery: Gallery) => void) {
  const { sessionEnded } = useVendor();
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([]);
  const jobs = useRef(new Map<number, Job>());
  const lastKey = useRef(0);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const { control } of running.values()) control.abort();
    };
  }, []);

  const drop = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  const start = (key: number, job: Job) => {
    jobs.current.set(key, job);
    const report: Report = (next) =>
      setUploads((all) => all.map((one) => (one.key === key ? ({ ...one, ...next } as GalleryUpload) : one)));
    report({ phase: "waiting" });
    queue.current = queue.current.then(async () => {
      try {
        const added = await upload(vendorId, job, report);
        // Only one that failed is sent again.
        jobs.current.delete(key);
        if (!added) return;
        drop(key);
        onAdded(added);
      } catch (error) {
        report(failureOf(error));
        if (isSignInRequired(error)) sessionEnded();
      }
    });
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      lastKey.current += 1;
      const key = lastKey.current;
      setUploads((all) => [...all, { key, name: file.name, thumb: "", phase: "waiting" }]);
      start(key, { file, control: new AbortController() });
    }
  };
  const retry = (key: number) => {
    const job = jobs.current.get(key);
    if (job) start(key, { ...job, control: new AbortController() });
  };
  const dismiss = (key: number) => {
    jobs.current.get(key)?.control.abort();
    jobs.current.delete(key);
    drop(key);
  };
  const isUploading = uploads.some(isUnderWay);
  return { uploads, isUploading, add, retry, dismiss };
}
export type GalleryUploads = ReturnType<typeof useGalleryUploads>;

/** @returns null if nothing was sent @throws ApiError; TypeError on a network failure */
async function upload(
  vendorId: number,
  { file, control: { signal } }: Job,
  report: Report,
): Promise<Gallery | null> {
  if (signal.aborted) return null;
  report({ phase: "reading" });
  const read = await makeSmaller(file);
  if (!read) {
    report({ phase: "unreadable" });
    return null;
  }
  const url = `/api/vendor/profile/${vendorId}/gallery`;
  report({ phase: "sending", sent: 0, thumb: read.thumb });
  const sent = {
    file: read.photo,
    signal,
    onProgress: (part: number) => report({ phase: "sending", sent: part }),
  };
  const answer = await withVendorToken((token) => uploadFile({ method: "POST", url, ...token, ...sent }));
  return gallery.parse(answer);
}

/**
 * Also converts what only this browser can read, as an iPhone's HEIC. What it cannot read is sent as it is if the server may
 * know it. @returns null if neither can
 */
async function makeSmaller(file: File): Promise<{ photo: Blob; thumb: string } | null> {
  const shrink = await loadShrink();
  return shrink(file).catch(() => (pictureProblem(file) === null ? { photo: file, thumb: "" } : null));
}

function failureOf(error: unknown): Partial<GalleryUpload> {
  const body = error instanceof ApiError ? error.body : undefined;
  return { phase: "failed", text: body?.fields?.picture ?? body?.message };
}
