import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { linkKey } from "../letter-link.ts";
import { Conversation } from "./conversation.ts";

let one: Conversation | undefined;

function conversation(): Conversation {
  if (one) return one;
  // A letter's link opened in this tab only changes the fragment.
  window.addEventListener("hashchange", () => {
    if (linkKey(window.location) !== undefined) window.location.reload();
  });
  one = new Conversation(linkKey(window.location));
  return one;
}

export function useConversation(language: Locale, creates: boolean) {
  const talk = conversation();
  const view = useSyncExternalStore(talk.subscribe, talk.view, talk.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session keeps the language it was opened in
  useEffect(() => talk.enter(language, creates), []);
  return { talk, view };
}

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
