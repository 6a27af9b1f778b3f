import { useEffect, useSyncExternalStore } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { Conversation } from "./conversation.ts";

let one: Conversation | undefined;

/** The browser's one conversation: the widget and the assistant's page show the same. */
function conversation(): Conversation {
  one ??= new Conversation();
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
