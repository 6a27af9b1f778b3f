import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import type { KeptPhoto } from "../draft.ts";
import { useBackOnline } from "../online.ts";
import { photoCode } from "./code.ts";

/** As the call takes (the contract's `mostPhotos`). */
export const mostPhotos = 6;

export type Upload = {
  key: number;
  /** Blank until the photo was read. */
  thumb: string;
} & (
  | { phase: "waiting" | "shrinking" }
  /** `sent` from 0 to 1. */
  | { phase: "sending"; sent: number }
  | { phase: "done"; id: string; at: number }
  /** `text` in the server's words, where it had some. */
  | { phase: "failed"; why: "unreadable" | "notSent"; text?: string | undefined }
);

type Work = { file: Blob; control: AbortController };

/**
 * The photos of an application: each is made smaller, sent, and named by what the server answers. One at a time: on two
 * bars of signal six at once would all fail.
 * @returns `uploads`, those of them on their way (`underWay`) and at the server (`kept`); how many were chosen before a
 * reload and did not go up (`lost`), and how many would be after another (`unfinished`); and what can be done with them
 */
export function useUploads() {
  const { locale } = useLocale();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [lost, setLost] = useState(0);
  const works = useRef(new Map<number, Work>());
  const nextKey = useKeys();
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const running = works.current;
    return () => {
      for (const { control } of running.values()) control.abort();
    };
  }, []);

  const underWay = uploads.filter(({ phase }) => phase !== "done" && phase !== "failed");
  const stuck = uploads.flatMap((one) => (one.phase === "failed" && one.why === "notSent" ? [one] : []));
  const become = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? ({ ...one, ...next } as Upload) : one)));

  const begin = (key: number, file: Blob) => {
    const work = { file, control: new AbortController() };
    works.current.set(key, work);
    queue.current = queue.current.then(() => carry(work, locale, (next) => become(key, next)));
  };
  /** Adds as many as there is room for. */
  const add = (files: readonly File[]) => {
    const added = files.slice(0, mostPhotos - uploads.length).map((file) => ({ key: nextKey(), file }));
    setUploads((all) => [...all, ...added.map(({ key }): Upload => ({ key, thumb: "", phase: "waiting" }))]);
    setLost(Math.max(0, lost - added.length));
    for (const { key, file } of added) begin(key, file);
  };
  const retry = (key: number) => {
    const work = works.current.get(key);
    if (!work) return;
    become(key, { phase: "waiting" });
    begin(key, work.file);
  };
  useBackOnline(() => {
    // What the server refused it would refuse again.
    for (const { key, text } of stuck) if (!text) retry(key);
  });
  const remove = (key: number) => {
    works.current.get(key)?.control.abort();
    works.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  /** What has not gone up yet stays where it is, to be sent again by hand, or once the network is back. */
  const stop = () => {
    for (const { key } of underWay) {
      works.current.get(key)?.control.abort();
      become(key, { phase: "failed", why: "notSent" });
    }
  };
  const restore = (photos: readonly KeptPhoto[], unfinished: number) => {
    setLost(unfinished);
    setUploads(photos.map((photo) => ({ key: nextKey(), phase: "done", ...photo })));
  };
  const unfinished = lost + underWay.length + stuck.length;
  return { uploads, underWay, kept: keptOf(uploads), lost, unfinished, add, retry, remove, stop, restore };
}
export type Uploads = ReturnType<typeof useUploads>;

function useKeys() {
  const last = useRef(0);
  return () => {
    last.current += 1;
    return last.current;
  };
}

/** Brings a photo to the server, telling how it goes; never throws. */
async function carry(
  { file, control: { signal } }: Work,
  locale: Locale,
  tell: (next: Partial<Upload>) => void,
): Promise<void> {
  if (signal.aborted) return;
  try {
    tell({ phase: "shrinking" });
    const { shrink, sendPhoto } = await photoCode();
    const { photo, thumb } = await shrink(file);
    tell({ phase: "sending", sent: 0, thumb });
    const onProgress = (sent: number) => tell({ phase: "sending", sent });
    const id = await sendPhoto(photo, { locale, signal, onProgress });
    tell({ phase: "done", id, at: Date.now() });
  } catch (error) {
    tell(failed(error));
  }
}

function keptOf(uploads: readonly Upload[]): KeptPhoto[] {
  return uploads.flatMap((one) =>
    one.phase === "done" ? [{ id: one.id, thumb: one.thumb, at: one.at }] : [],
  );
}

/** The network's and the server's failures are known by their kinds; any other was in reading the photo. */
function failed(error: unknown): Pick<Extract<Upload, { phase: "failed" }>, "phase" | "why" | "text"> {
  if (error instanceof ApiError)
    return { phase: "failed", why: "notSent", text: error.body?.fields?.photo ?? error.body?.message };
  const sending =
    error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError");
  return { phase: "failed", why: sending ? "notSent" : "unreadable", text: undefined };
}
