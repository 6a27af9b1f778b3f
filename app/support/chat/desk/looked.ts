import { useEffect, useSyncExternalStore } from "react";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import type { ChatMessage, ChatSummary } from "../contract.ts";

/** Up to which moment a member of staff has seen each conversation on this device. */
type Looked = {
  /** When the device began to note it: what is older is not new. */
  since: string;
  /** By the conversation's number, the latest look last. */
  chats: Record<string, string>;
};

const storageKey = (email: string) => `chats-looked.${email}`;
/** More than one looks at in weeks. */
const mostKept = 500;

const listeners = new Set<() => void>();
/** What was read or written last, by its stored text; where site data is blocked, until the page is closed. */
let known: { email: string; text: string; looked: Looked } | undefined;

function read(email: string): Looked {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(storageKey(email));
  } catch {
    // Blocked.
  }
  if (known?.email === email && (text === null || known.text === text)) return known.looked;
  const looked = parse(text) ?? { since: new Date().toISOString(), chats: {} };
  if (text === null || parse(text) === undefined) write(email, looked);
  else known = { email, text, looked };
  return looked;
}

function parse(text: string | null): Looked | undefined {
  try {
    const stored = JSON.parse(text ?? "") as Partial<Looked> | null;
    return typeof stored?.since === "string" && typeof stored.chats === "object"
      ? (stored as Looked)
      : undefined;
  } catch {
    return undefined;
  }
}

function write(email: string, looked: Looked): void {
  const text = JSON.stringify(looked);
  known = { email, text, looked };
  try {
    window.localStorage.setItem(storageKey(email), text);
  } catch {
    // Blocked, or full.
  }
}

/** A member of staff sees a conversation up to this moment. */
export function noteLook(email: string, id: number, at: string): void {
  const { since, chats } = read(email);
  const key = `c${id}`;
  if ((chats[key] ?? "") >= at) return;
  const { [key]: _, ...others } = chats;
  const kept = Object.entries(others).slice(1 - mostKept);
  write(email, { since, chats: { ...Object.fromEntries(kept), [key]: at } });
  for (const notify of listeners) notify();
}

/** Whether the visitor wrote after the last look. */
export function isUnread(email: string, { id, visitorAt }: Pick<ChatSummary, "id" | "visitorAt">): boolean {
  if (visitorAt === null) return false;
  const { since, chats } = read(email);
  return visitorAt > (chats[`c${id}`] ?? since);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the visitor of a row wrote after the reader's last look, on this device. */
export function useIsUnread(chat: Pick<ChatSummary, "id" | "visitorAt">): boolean {
  const { email } = useStaff();
  return useSyncExternalStore(
    subscribe,
    () => isUnread(email, chat),
    () => false,
  );
}

/** The reader sees these messages, while the tab is in front. */
export function useLook(id: number, messages: readonly ChatMessage[]): void {
  const { email } = useStaff();
  const newest = messages.at(-1)?.createdAt;
  useEffect(() => {
    if (newest === undefined) return;
    const note = () => document.visibilityState === "visible" && noteLook(email, id, newest);
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [email, id, newest]);
}
