import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { linkKey } from "../letter-link.ts";
import { Conversation } from "./conversation.ts";

let one: Conversation | undefined;

/** The browser's one conversation: the widget and the assistant's page show the same. */
function conversation(): Conversation {
  if (one) return one;
  // Opened in this very tab, a link only changes the fragment.
  window.addEventListener("hashchange", () => {
    if (linkKey(window.location) !== undefined) window.location.reload();
  });
  one = new Conversation(linkKey(window.location));
  return one;
}

/**
 * The conversation while it is looked at.
 * @param creates whether looking at it already begins one
 */
export function useConversation(language: Locale, creates: boolean) {
  const talk = conversation();
  const view = useSyncExternalStore(talk.subscribe, talk.view, talk.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language it was begun in; changing it begins nothing anew
  useEffect(() => talk.enter(language, creates), []);
  return { talk, view };
}

/**
 * While the panel is closed: how many answers of the team were not shown yet.
 * @returns how to stop looking
 */
export function watchUnseen(language: Locale, tell: (count: number) => void): () => void {
  const talk = conversation();
  const look = () => tell(talk.unseen());
  const stop = talk.subscribe(look);
  const leave = talk.enter(language, false, true);
  look();
  return () => {
    stop();
    leave();
  };
}
