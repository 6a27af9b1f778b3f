import type { ChatMessage, ChatStatus } from "../contract.ts";
import type { Unsent } from "./device-state.ts";

export type ConversationView = {
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  status: ChatStatus | null;
  isLive: boolean;
  awaited: string | null;
  unanswered: string | null;
  hasReadFailed: boolean;
  hasOpenFailed: boolean;
  isDeadLink: boolean;
};

export type Posted = { sessionId: string; messages: ChatMessage[]; failed: string | null };

/** HTTP endpoint used while disconnected; the `/ai-chat` page always uses "/api/chat". */
export type SendPath = "/api/chat/message" | "/api/chat";

export const emptyView: ConversationView = {
  messages: [],
  unsent: [],
  status: null,
  isLive: false,
  awaited: null,
  unanswered: null,
  hasReadFailed: false,
  hasOpenFailed: false,
  isDeadLink: false,
};

/** Adds stored messages in order and removes them from `unsent`. */
export function mergeStored(view: ConversationView, stored: readonly ChatMessage[]) {
  const byId = new Map(view.messages.map((one) => [one.id, one]));
  for (const one of stored) byId.set(one.id, one);
  const messages = [...byId.values()].sort((a, b) => a.id - b.id);
  const storedIds = new Set(messages.map(({ clientId }) => clientId));
  return { messages, unsent: view.unsent.filter(({ clientId }) => !storedIds.has(clientId)) };
}

/** Whether anything but the visitor's own messages follows this one. */
export function isAnswered({ messages }: ConversationView, clientId: string): boolean {
  const index = messages.findIndex((one) => one.clientId === clientId);
  return index >= 0 && messages.slice(index + 1).some(({ author }) => author !== "visitor");
}

/**
 * Client id of the last message if the assistant owes an answer: the page was reloaded meanwhile, or staff handed the
 * conversation back without having answered.
 */
export function findUnanswered({ messages }: ConversationView): string | null {
  const last = messages.at(-1);
  const previous = messages.findLast(({ author }) => author !== "visitor");
  return last?.author === "visitor" && previous?.author !== "staff" ? last.clientId : null;
}

/** The change once a message waits for no answer any more. */
export function withoutWaiting({ awaited, unanswered }: ConversationView, clientId: string) {
  return {
    awaited: awaited === clientId ? null : awaited,
    unanswered: unanswered === clientId ? null : unanswered,
  };
}
