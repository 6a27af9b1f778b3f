import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import type { UploadedPhoto } from "../draft.ts";
import { useBackOnline } from "../use-back-online.ts";
import { loadPhotoCode } from "./load-photo-code.ts";

/** Equal to the contract's `maxPhotos`; a test compares them. */
export const maxPhotos = 6;

export type Upload = {
  key: number;
  thumb: string;
} & (
  | { phase: "waiting" | "shrinking" }
  | { phase: "sending"; sent: number }
  | { phase: "done"; id: string; at: number }
  | { phase: "failed"; why: "unreadable" | "notSent"; text?: string | undefined }
);

type UploadJob = { file: Blob; control: AbortController };

/**
 * Uploads photos one at a time: on a weak connection parallel uploads would all fail.
 * @returns `uploaded`: on the server; `lost`: not uploaded before a reload; `unfinished`: what a reload would lose now
 */
export function useUploads() {
  const { locale } = useLocale();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [lost, setLost] = useState(0);
  const jobs = useRef(new Map<number, UploadJob>());
  const nextKey = useNextKey();
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const { control } of running.values()) control.abort();
    };
  }, []);

  const inProgress = uploads.filter(({ phase }) => phase !== "done" && phase !== "failed");
  const unsent = uploads.flatMap((one) => (one.phase === "failed" && one.why === "notSent" ? [one] : []));
  const update = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? ({ ...one, ...next } as Upload) : one)));

  const start = (key: number, file: Blob) => {
    const job = { file, control: new AbortController() };
    jobs.current.set(key, job);
    queue.current = queue.current.then(() => upload(job, locale, (next) => update(key, next)));
  };
  const add = (files: readonly File[]) => {
    const added = files.slice(0, maxPhotos - uploads.length).map((file) => ({ key: nextKey(), file }));
    setUploads((all) => [...all, ...added.map(({ key }): Upload => ({ key, thumb: "", phase: "waiting" }))]);
    setLost(Math.max(0, lost - added.length));
    for (const { key, file } of added) start(key, file);
  };
  const retry = (key: number) => {
    const job = jobs.current.get(key);
    if (!job) return;
    update(key, { phase: "waiting" });
    start(key, job.file);
  };
  useBackOnline(() => {
    // The server would refuse these again.
    for (const { key, text } of unsent) if (!text) retry(key);
  });
  const remove = (key: number) => {
    jobs.current.get(key)?.control.abort();
    jobs.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  /** Unfinished photos are marked as failed; they retry by hand or when the network is back. */
  const stop = () => {
    for (const { key } of inProgress) {
      jobs.current.get(key)?.control.abort();
      update(key, { phase: "failed", why: "notSent" });
    }
  };
  const restore = (photos: readonly UploadedPhoto[], unfinished: number) => {
    setLost(unfinished);
    setUploads(photos.map((photo) => ({ key: nextKey(), phase: "done", ...photo })));
  };
  const unfinished = lost + inProgress.length + unsent.length;
  const actions = { add, retry, remove, stop, restore };
  return { uploads, inProgress, uploaded: uploadedPhotos(uploads), lost, unfinished, ...actions };
}
export type Uploads = ReturnType<typeof useUploads>;

function useNextKey() {
  const last = useRef(0);
  return () => {
    last.current += 1;
    return last.current;
  };
}

/** Shrinks and uploads one photo, reporting each phase; never throws. */
async function upload(
  { file, control: { signal } }: UploadJob,
  locale: Locale,
  report: (next: Partial<Upload>) => void,
): Promise<void> {
  if (signal.aborted) return;
  try {
    report({ phase: "shrinking" });
    const { shrink, uploadPhoto } = await loadPhotoCode();
    const { photo, thumb } = await shrink(file);
    report({ phase: "sending", sent: 0, thumb });
    const onProgress = (sent: number) => report({ phase: "sending", sent });
    const id = await uploadPhoto(photo, { locale, signal, onProgress });
    report({ phase: "done", id, at: Date.now() });
  } catch (error) {
    report(toFailure(error));
  }
}

function uploadedPhotos(uploads: readonly Upload[]): UploadedPhoto[] {
  return uploads.flatMap((one) =>
    one.phase === "done" ? [{ id: one.id, thumb: one.thumb, at: one.at }] : [],
  );
}

/** Errors of the network and of the server have known types; all others come from reading the photo. */
function toFailure(error: unknown): Pick<Extract<Upload, { phase: "failed" }>, "phase" | "why" | "text"> {
  if (error instanceof ApiError)
    return { phase: "failed", why: "notSent", text: error.body?.fields?.photo ?? error.body?.message };
  const sending =
    error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError");
  return { phase: "failed", why: sending ? "notSent" : "unreadable", text: undefined };
}
