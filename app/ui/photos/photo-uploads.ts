import { ApiError } from "#platform/api-client/client.ts";
import { loadShrink } from "#platform/pictures/load-shrink.ts";
import { uploadFile } from "#platform/pictures/upload-file.ts";

export type ChosenPhoto = { key: number; thumb: string } & (
  | { phase: "reading" | "unreadable" }
  | { phase: "ready" | "done"; photo: Blob }
  | { phase: "sending"; photo: Blob; sent: number }
  | { phase: "failed"; photo: Blob; text: string | undefined }
);

/** Where photos are uploaded; a function where the record may have to be made first. */
type Address = string | (() => Promise<string>);

/**
 * Photos chosen for a record: made smaller at once, sent one after the other when `send` gets the record's address.
 * Sending one again after a lost answer stores nothing twice. It lives outside of components, so that photos can go on
 * uploading when the form that chose them is gone.
 * @param room how many more photos the record can have
 */
export function createPhotoUploads(room: number) {
  let photos: readonly ChosenPhoto[] = [];
  let lastKey = 0;
  let reading = Promise.resolve();
  let control: AbortController | null = null;
  const listeners = new Set<() => void>();

  const change = (next: readonly ChosenPhoto[]) => {
    photos = next;
    for (const listener of listeners) listener();
  };
  const replace = (photo: ChosenPhoto) => change(photos.map((one) => (one.key === photo.key ? photo : one)));
  const readAll = async (files: readonly File[]): Promise<void> => {
    for (const file of files.slice(0, room - photos.length)) {
      lastKey += 1;
      const key = lastKey;
      change([...photos, { key, thumb: "", phase: "reading" }]);
      replace(await read(key, file));
    }
  };
  const sendAll = async (address: Address, signal: AbortSignal, onStored?: (answer: unknown) => void) => {
    const tried = new Set<number>();
    for (;;) {
      // Photos that are chosen meanwhile are sent, too.
      await reading;
      const next = photos.filter(isUnsent).find(({ key }) => !tried.has(key));
      if (!next) return;
      tried.add(next.key);
      const answer = await upload(next, { address, signal }, replace);
      if (answer !== undefined) onStored?.(answer);
    }
  };

  return {
    room,
    get: () => photos,
    /** Calls back after each change. @returns the function that stops it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Chooses files; resolves once all are made smaller. */
    add(files: readonly File[]): Promise<void> {
      reading = reading.then(() => readAll(files));
      return reading;
    },
    remove: (key: number) => change(photos.filter((one) => one.key !== key)),
    clear: () => change([]),
    /** Sends what is not there yet; `onStored` gets each answer, unchecked. Does nothing while it is sending. */
    async send(address: Address, onStored?: (answer: unknown) => void): Promise<void> {
      if (control) return;
      control = new AbortController();
      await sendAll(address, control.signal, onStored).finally(() => {
        control = null;
      });
    },
    /** Gives up what is being sent. */
    stop: () => control?.abort(),
  };
}
export type PhotoUploads = ReturnType<typeof createPhotoUploads>;

type UnsentPhoto = ChosenPhoto & { photo: Blob };

function isUnsent(photo: ChosenPhoto): photo is UnsentPhoto {
  return photo.phase === "ready" || photo.phase === "failed";
}

/** Sends a photo and shows how far it is. @returns the answer; undefined if it failed */
async function upload(
  { key, thumb, photo }: UnsentPhoto,
  { address, signal }: { address: Address; signal: AbortSignal },
  show: (photo: ChosenPhoto) => void,
): Promise<unknown> {
  const onProgress = (sent: number) => show({ key, thumb, photo, phase: "sending", sent });
  try {
    onProgress(0);
    const url = typeof address === "string" ? address : await address();
    const answer = await uploadFile({ method: "POST", url, file: photo, onProgress, signal });
    show({ key, thumb, photo, phase: "done" });
    return answer;
  } catch (error) {
    show({ key, thumb, photo, phase: "failed", text: reasonOf(error) });
    return undefined;
  }
}

/** Where the code that makes it smaller cannot be loaded, a photo is sent as it is. */
async function read(key: number, file: File): Promise<ChosenPhoto> {
  const shrink = await loadShrink().catch(() => undefined);
  if (!shrink) return { key, thumb: "", phase: "ready", photo: file };
  return shrink(file).then(
    (shrunk) => ({ key, phase: "ready" as const, ...shrunk }),
    () => ({ key, thumb: "", phase: "unreadable" as const }),
  );
}

/** What the server said of a photo; undefined if it did not answer. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.body?.fields?.photo ?? error.body?.message) : undefined;
}
