import { api } from "#platform/api-client/api.ts";
import { readDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";

// What this browser posted and nobody else can read yet. It stays on the device: the server shows a held post to nobody,
// and needs no way to tell its author from others.

/** A post or a reply of one's own that a person is still to read. */
export type Waiting = {
  id: number;
  /** The post it answers; null for a post itself. */
  replyTo: number | null;
  userId: string;
  title: string;
  content: string;
  language: Locale;
  at: string;
};

const waitingKey = "arribo.community.waiting";
const nameKey = "arribo.community.name";
/** After so long it was taken or not: it is shown as waiting no longer. */
const shownFor = 14 * 86_400_000;
const mostKept = 20;

const changed = new EventTarget();
const none: readonly Waiting[] = [];
let shown: { text: string; waiting: readonly Waiting[] } = { text: "", waiting: none };

/** Those that wait, the newest first; the same array until something changes. */
export function ownWaiting(): readonly Waiting[] {
  const kept = readDevice(waitingKey);
  const text = JSON.stringify(kept);
  if (text !== shown.text) shown = { text, waiting: Array.isArray(kept) ? kept.filter(isWaiting) : none };
  return shown.waiting;
}
export const noneWaiting = () => none;

export function subscribeToWaiting(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    changed.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

export function keepWaiting(one: Waiting): void {
  write([one, ...ownWaiting()].slice(0, mostKept));
}

/** Forgets those that are on the board by now. What cannot be asked stays. */
export async function forgetPublished(): Promise<void> {
  for (const one of ownWaiting()) {
    const isOld = Date.now() - Date.parse(one.at) > shownFor;
    if (isOld || (await isPublished(one).catch(() => false)))
      write(ownWaiting().filter(({ id }) => id !== one.id));
  }
}

async function isPublished({ id, replyTo }: Waiting): Promise<boolean> {
  if (replyTo === null) return (await api.get("/api/community/posts/:id", { id })).id === id;
  const just = { id: replyTo, limit: 1, cursor: String(id - 1) };
  const { items } = await api.list("/api/community/posts/:id/replies", just);
  return items[0]?.id === id;
}

function write(waiting: readonly Waiting[]): void {
  writeDevice(waitingKey, waiting);
  changed.dispatchEvent(new Event("change"));
}

/** The name under which this browser posted last; "" where it has not. */
export function rememberedName(): string {
  const kept = readDevice(nameKey) as { name?: unknown } | null;
  return typeof kept?.name === "string" ? kept.name : "";
}

export function rememberName(name: string): void {
  writeDevice(nameKey, { name });
}

function isWaiting(one: Partial<Waiting> | null): one is Waiting {
  const texts = [one?.userId, one?.title, one?.content, one?.language, one?.at];
  return typeof one?.id === "number" && texts.every((text) => typeof text === "string");
}
