import { useEffect, useRef, useState } from "react";
import { unsavedPrefix } from "#app/staff/shell/editing/unsaved.ts";
import { newKey } from "#platform/forms/intent.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { WritableRecord } from "./queries.ts";
import type { Draft } from "./rules/draft.ts";

export type LetterChannel = "email" | "whatsapp";

/** One for each record and channel, so that the tabs of the composer keep what was typed in each. */
const storageKey = ({ kind, id }: WritableRecord, channel: LetterChannel) =>
  `${unsavedPrefix}letter.${kind}.${id}.${channel}`;

const emptyDraft = (language: Locale): Draft => ({
  ...{ subject: "", text: "", template: null },
  language,
  key: newKey(),
});

function readDraft(record: WritableRecord, channel: LetterChannel): Draft | null {
  const stored = readSession(storageKey(record, channel)) as Draft | null;
  return typeof stored?.text === "string" && typeof stored.key === "string" ? stored : null;
}

/** Sent in this window, with the storage key, when a letter that was taken back stands in the store again. */
const restoredEvent = "letter-restored";

/** Puts the words of a letter that was taken back into its composer, above what has been written there since. */
export function restoreDraft(record: WritableRecord, channel: LetterChannel, sent: Draft): void {
  const since = readDraft(record, channel);
  const key = storageKey(record, channel);
  writeSession(key, {
    ...sent,
    text: [sent.text, since?.text].filter(Boolean).join("\n\n"),
    // With the former key it would count as the letter that was taken back.
    key: newKey(),
  });
  window.dispatchEvent(new CustomEvent(restoredEvent, { detail: key }));
}

/** Calls `restored` whenever a letter of this storage key was taken back. */
function useRestored(key: string, restored: () => void): void {
  const latest = useRef(restored);
  useEffect(() => {
    latest.current = restored;
  });
  useEffect(() => {
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && event.detail === key) latest.current();
    };
    window.addEventListener(restoredEvent, hear);
    return () => window.removeEventListener(restoredEvent, hear);
  }, [key]);
}

/** A letter that survives a reload in this browser tab. Browser only: it reads session storage. */
export function useDraft(record: WritableRecord, channel: LetterChannel, language: Locale) {
  const key = storageKey(record, channel);
  const [draft, setState] = useState<Draft>(() => readDraft(record, channel) ?? emptyDraft(language));
  const latest = useRef(draft);
  const set = (next: Draft) => {
    latest.current = next;
    setState(next);
    if (next.text === "" && next.subject === "") removeSession(key);
    else writeSession(key, next);
  };
  useRestored(key, () => {
    const restored = readDraft(record, channel);
    if (restored) set(restored);
  });
  /** The new content needs a new key: with the old one it would count as the old letter. */
  const change = (part: Partial<Omit<Draft, "key">>) => set({ ...latest.current, ...part, key: newKey() });
  /** Empties it after sending, unless it was changed meanwhile. */
  const finish = (sentKey: string) => {
    if (latest.current.key === sentKey) set(emptyDraft(latest.current.language));
  };
  return { draft, change, finish };
}

/** Whether the composer of a record is open: from the beginning if something is written there. */
export function useComposerOpen(record: WritableRecord): [boolean, (open: boolean) => void] {
  const { kind, id } = record;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const channels = ["email", "whatsapp"] as const;
    if (channels.some((channel) => readDraft({ kind, id }, channel))) setOpen(true);
  }, [kind, id]);
  // Only an e-mail can be taken back.
  useRestored(storageKey({ kind, id }, "email"), () => setOpen(true));
  return [isOpen, setOpen];
}
