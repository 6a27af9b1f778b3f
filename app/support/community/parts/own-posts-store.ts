import { readDevice, writeDevice } from "#platform/forms/device-store.ts";

// The secrets of this browser's posts and replies, by which their author can remove them. Only stored here.

type OwnPost = { id: number; secret: string };

const ownPostsKey = "arribo.community.own";
/** The oldest of more are dropped. */
const maxSaved = 200;

const changed = new EventTarget();
const none: readonly OwnPost[] = [];
let snapshot: { text: string; own: readonly OwnPost[] } = { text: "", own: none };

/** Newest first; a stable snapshot for `useSyncExternalStore`. */
export function getOwnPosts(): readonly OwnPost[] {
  const stored = readDevice(ownPostsKey);
  const text = JSON.stringify(stored);
  if (text !== snapshot.text)
    snapshot = { text, own: Array.isArray(stored) ? stored.filter(isOwnPost) : none };
  return snapshot.own;
}

/** The snapshot on the server and during hydration. */
export const getNoOwnPosts = () => none;

/** Calls back after changes, also by other tabs. @returns the function that stops it */
export function subscribeToOwnPosts(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    changed.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

export function saveOwnPost(one: OwnPost): void {
  write([one, ...getOwnPosts()].slice(0, maxSaved));
}

export function dropOwnPost(id: number): void {
  write(getOwnPosts().filter((one) => one.id !== id));
}

function write(own: readonly OwnPost[]): void {
  writeDevice(ownPostsKey, own);
  changed.dispatchEvent(new Event("change"));
}

function isOwnPost(one: Partial<OwnPost> | null): one is OwnPost {
  return typeof one?.id === "number" && typeof one.secret === "string";
}
