import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import { useLocale } from "#platform/i18n/locale-context.tsx";
import { uploadFile } from "#platform/pictures/upload-file.ts";
import { trackingUrl } from "../../tracking-url.ts";
import { maxPhotos } from "../../values.ts";

export type ChosenPhoto = { key: number; thumb: string } & (
  | { phase: "reading" | "unreadable" }
  | { phase: "ready" | "done"; photo: Blob }
  | { phase: "sending"; photo: Blob; sent: number }
  | { phase: "failed"; photo: Blob; text: string | undefined }
);

/**
 * Photos chosen for a booking: made smaller at once, sent one after the other when `send` gets the booking's token.
 * Sending one again after a lost answer stores nothing twice. @param room how many more the booking can have
 */
export function usePhotos(room = maxPhotos) {
  const { locale } = useLocale();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const current = useRef(photos);
  const lastKey = useRef(0);
  const reading = useRef(Promise.resolve());
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const change = (next: (all: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => {
    current.current = next(current.current);
    setPhotos(current.current);
  };
  const replace = (photo: ChosenPhoto) =>
    change((all) => all.map((one) => (one.key === photo.key ? photo : one)));

  /** Chooses files; resolves once all are made smaller. */
  const add = (files: readonly File[]): Promise<void> => {
    reading.current = reading.current.then(() => readAll(files));
    return reading.current;
  };
  const readAll = async (files: readonly File[]): Promise<void> => {
    for (const file of files.slice(0, room - current.current.length)) {
      lastKey.current += 1;
      const key = lastKey.current;
      change((all) => [...all, { key, thumb: "", phase: "reading" }]);
      replace(await read(key, file));
    }
  };
  const remove = (key: number) => change((all) => all.filter((one) => one.key !== key));
  const clear = () => change(() => []);

  /** Sends what is not there yet; `onStored` gets each answer, unchecked. Does nothing while it is sending. */
  const send = async (token: string, onStored?: (answer: unknown) => void): Promise<void> => {
    if (control.current) return;
    control.current = new AbortController();
    const { signal } = control.current;
    await reading.current;
    const url = `${trackingUrl(token)}/photos?lang=${locale}`;
    for (const { key } of current.current) {
      const one = current.current.find((photo) => photo.key === key);
      if (!one || (one.phase !== "ready" && one.phase !== "failed")) continue;
      const { thumb, photo } = one;
      const onProgress = (sent: number) => replace({ key, thumb, photo, phase: "sending", sent });
      try {
        onProgress(0);
        const answer = await uploadFile({ method: "POST", url, file: photo, onProgress, signal });
        replace({ key, thumb, photo, phase: "done" });
        onStored?.(answer);
      } catch (error) {
        replace({ key, thumb, photo, phase: "failed", text: reasonOf(error) });
      }
    }
    control.current = null;
  };
  return { photos, room, add, remove, clear, send };
}
export type Photos = ReturnType<typeof usePhotos>;

async function read(key: number, file: File): Promise<ChosenPhoto> {
  try {
    const { shrink } = await import("#platform/pictures/shrink-picture.ts");
    return { key, phase: "ready", ...(await shrink(file)) };
  } catch {
    return { key, thumb: "", phase: "unreadable" };
  }
}

/** What the server said of a photo; undefined if it did not answer. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.body?.fields?.photo ?? error.body?.message) : undefined;
}
