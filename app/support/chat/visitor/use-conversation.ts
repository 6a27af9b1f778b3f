import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { linkKey } from "../letter-link.ts";
import { Conversation } from "./conversation.ts";

let instance: Conversation | undefined;

function getConversation(): Conversation {
  if (instance) return instance;
  // A letter's link opened in this tab only changes the fragment.
  window.addEventListener("hashchange", () => {
    if (linkKey(window.location) !== undefined) window.location.reload();
  });
  instance = new Conversation(linkKey(window.location));
  return instance;
}

export function useConversation(language: Locale, creates: boolean) {
  const conversation = getConversation();
  const view = useSyncExternalStore(conversation.subscribe, conversation.view, conversation.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session keeps the language it was opened in
  useEffect(() => conversation.attach(language, creates), []);
  return { conversation, view };
}

/**
 * Counts unseen staff answers, for the chat button; without a socket while no person is involved.
 * @returns the function that stops it
 */
export function watchUnseen(language: Locale, onCount: (count: number) => void): () => void {
  const conversation = getConversation();
  const report = () => onCount(conversation.unseenCount());
  const stop = conversation.subscribe(report);
  const detach = conversation.attach(language, false, true);
  report();
  return () => {
    stop();
    detach();
  };
}
