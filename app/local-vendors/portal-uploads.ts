import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api-client.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { sendFile } from "#platform/send-file.ts";
import type { KeptPhoto } from "./portal-draft.ts";
import { shrink } from "./portal-shrink.ts";

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
  | { phase: "done"; id: string }
  /** `text` in the server's words, where it had some. */
  | { phase: "failed"; why: "unreadable" | "notSent"; text?: string | undefined }
);

type Work = { file: Blob; control: AbortController };

/**
 * The photos of an application: each is made smaller, sent, and named by what the server answers. One at a time: on two
 * bars of signal six at once would all fail.
 * @returns `uploads`, those of them that the server has (`kept`), and what can be done with them
 */
export function useUploads() {
  const { locale } = useLocale();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const works = useRef(new Map<number, Work>());
  const last = useRef(0);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const running = works.current;
    return () => {
      for (const { control } of running.values()) control.abort();
    };
  }, []);

  const become = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? ({ ...one, ...next } as Upload) : one)));

  const run = async (key: number) => {
    const work = works.current.get(key);
    if (!work || work.control.signal.aborted) return;
    try {
      become(key, { phase: "shrinking" });
      const { photo, thumb } = await shrink(work.file);
      become(key, { phase: "sending", sent: 0, thumb });
      const id = await send(photo, locale, work.control.signal, (sent) => become(key, { phase: "sending", sent }));
      works.current.delete(key);
      become(key, { phase: "done", id });
    } catch (error) {
      become(key, failed(error));
    }
  };
  const begin = (key: number, file: Blob) => {
    works.current.set(key, { file, control: new AbortController() });
    queue.current = queue.current.then(() => run(key));
  };

  /** Adds as many as there is room for. */
  const add = (files: readonly File[]) => {
    const added = files.slice(0, mostPhotos - uploads.length).map((file) => {
      last.current += 1;
      return { key: last.current, file };
    });
    setUploads((all) => [...all, ...added.map(({ key }): Upload => ({ key, thumb: "", phase: "waiting" }))]);
    for (const { key, file } of added) begin(key, file);
  };
  const retry = (key: number) => {
    const work = works.current.get(key);
    if (!work) return;
    become(key, { phase: "waiting" });
    begin(key, work.file);
  };
  const remove = (key: number) => {
    works.current.get(key)?.control.abort();
    works.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  /** What has not gone up yet stays where it is, to be sent again by hand. */
  const stop = () => {
    for (const { key } of uploads.filter(isUnderWay)) {
      works.current.get(key)?.control.abort();
      become(key, { phase: "failed", why: "notSent" });
    }
  };
  const restore = (photos: readonly KeptPhoto[]) => {
    setUploads(
      photos.map(({ id, thumb }) => {
        last.current += 1;
        return { key: last.current, thumb, phase: "done", id };
      }),
    );
  };
  return { uploads, kept: keptOf(uploads), add, retry, remove, stop, restore };
}
export type Uploads = ReturnType<typeof useUploads>;

/** Whether it is still on its way to the server. */
export function isUnderWay({ phase }: Upload): boolean {
  return phase !== "done" && phase !== "failed";
}

function keptOf(uploads: readonly Upload[]): KeptPhoto[] {
  return uploads.flatMap((one) => (one.phase === "done" ? [{ id: one.id, thumb: one.thumb }] : []));
}

async function send(
  file: Blob,
  locale: string,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<string> {
  const url = `/api/dominican-vendors/photos?lang=${locale}`;
  const answer = await sendFile({ method: "POST", url, file, signal, onProgress });
  const id = (answer as { photo?: unknown } | undefined)?.photo;
  if (typeof id !== "string") throw new TypeError("the answer cannot be read");
  return id;
}

/** The network's and the server's failures are known by their kinds; any other was in reading the photo. */
function failed(error: unknown): Pick<Extract<Upload, { phase: "failed" }>, "phase" | "why" | "text"> {
  if (error instanceof ApiError)
    return { phase: "failed", why: "notSent", text: error.body?.fields?.photo ?? error.body?.message };
  const sending = error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError");
  return { phase: "failed", why: sending ? "notSent" : "unreadable" };
}
