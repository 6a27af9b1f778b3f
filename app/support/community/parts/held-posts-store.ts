import { api } from "#platform/api-client/api.ts";
import { readDevice, writeDevice } from "#platform/forms/device-store.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";

// Held posts of this browser. Only stored here: the server shows a held post to nobody and cannot recognise its author.

export type HeldPost = {
  id: number;
  replyTo: number | null;
  userId: string;
  title: string;
  content: string;
  language: Locale;
  at: string;
};

const heldPostsKey = "arribo.community.waiting";
const nameKey = "arribo.community.name";
const deviceStorageKey = "arribo.community.device";
/** Milliseconds after which a held post is no longer shown. */
const maxAgeMs = 14 * 86_400_000;
const maxSaved = 20;

const changed = new EventTarget();
const noPosts: readonly HeldPost[] = [];
let snapshot: { text: string; waiting: readonly HeldPost[] } = { text: "", waiting: noPosts };

/** Newest first; a stable snapshot for `useSyncExternalStore`. */
export function getHeldPosts(): readonly HeldPost[] {
  const stored = readDevice(heldPostsKey);
  const text = JSON.stringify(stored);
  if (text !== snapshot.text)
    snapshot = { text, waiting: Array.isArray(stored) ? stored.filter(isHeldPost) : noPosts };
  return snapshot.waiting;
}

/** The snapshot on the server and during hydration. */
export const getNoPosts = () => noPosts;

/** Calls back after changes, also by other tabs. @returns the function that stops it */
export function subscribeToHeldPosts(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    changed.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

/** Adds a held post; the oldest of more than `maxSaved` is dropped. */
export function saveHeldPost(one: HeldPost): void {
  write([one, ...getHeldPosts()].slice(0, maxSaved));
}

/** Forgets a held post that its author removed. */
export function dropHeldPost(id: number): void {
  write(getHeldPosts().filter((one) => one.id !== id));
}

/** Removes held posts that the server shows by now, and those older than `maxAgeMs`. Failed requests leave them. */
export async function removePublished(): Promise<void> {
  for (const one of getHeldPosts()) {
    const isOld = Date.now() - Date.parse(one.at) > maxAgeMs;
    if (isOld || (await isPublished(one).catch(() => false))) dropHeldPost(one.id);
  }
}

async function isPublished({ id, replyTo }: HeldPost): Promise<boolean> {
  if (replyTo === null) return (await api.get("/api/community/posts/:id", { id })).id === id;
  const { items } = await api.list("/api/community/posts/:id/replies", { id: replyTo, reply: id, limit: 1 });
  return items[0]?.id === id;
}

function write(waiting: readonly HeldPost[]): void {
  writeDevice(heldPostsKey, waiting);
  changed.dispatchEvent(new Event("change"));
}

/** The name of this browser's last post; "" without one. */
export function savedName(): string {
  const stored = readDevice(nameKey) as { name?: unknown } | null;
  return typeof stored?.name === "string" ? stored.name : "";
}

/** Stores the name for this browser's next post. */
export function saveName(name: string): void {
  writeDevice(nameKey, { name });
}

/**
 * Random key by which the server recognises this browser's posts. Made with the first post: readers are not tracked.
 */
export function deviceKey(): string {
  const stored = readDevice(deviceStorageKey) as { key?: unknown } | null;
  if (typeof stored?.key === "string") return stored.key;
  const key = newKey();
  writeDevice(deviceStorageKey, { key });
  return key;
}

function isHeldPost(one: Partial<HeldPost> | null): one is HeldPost {
  const texts = [one?.userId, one?.title, one?.content, one?.language, one?.at];
  return typeof one?.id === "number" && texts.every((text) => typeof text === "string");
}
