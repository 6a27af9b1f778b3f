import type { ChatMessage, ChatStanding } from "../contract.ts";
import type { Unsent } from "./on-device.ts";

export type ConversationView = {
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  standing: ChatStanding | null;
  isLive: boolean;
  awaited: string | null;
  unanswered: string | null;
  notRead: boolean;
  notOpened: boolean;
  isDeadLink: boolean;
};

export type Posted = { sessionId: string; messages: ChatMessage[]; failed: string | null };

/** HTTP endpoint used while disconnected; the `/ai-chat` page always uses "/api/chat". */
export type Way = "/api/chat/message" | "/api/chat";

export const nothing: ConversationView = {
  messages: [],
  unsent: [],
  standing: null,
  isLive: false,
  awaited: null,
  unanswered: null,
  notRead: false,
  notOpened: false,
  isDeadLink: false,
};

/** Adds stored messages in order and removes them from `unsent`. */
export function withKept(view: ConversationView, told: readonly ChatMessage[]) {
  const byId = new Map(view.messages.map((one) => [one.id, one]));
  for (const one of told) byId.set(one.id, one);
  const messages = [...byId.values()].sort((a, b) => a.id - b.id);
  const kept = new Set(messages.map(({ clientId }) => clientId));
  return { messages, unsent: view.unsent.filter(({ clientId }) => !kept.has(clientId)) };
}

export function isAnswered({ messages }: ConversationView, clientId: string): boolean {
  const asked = messages.findIndex((one) => one.clientId === clientId);
  return asked >= 0 && messages.slice(asked + 1).some(({ author }) => author !== "visitor");
}

/**
 * Client id of the last message if the assistant owes an answer: the page was reloaded meanwhile, or staff handed the
 * conversation back without having answered.
 */
export function leftUnanswered({ messages }: ConversationView): string | null {
  const last = messages.at(-1);
  const before = messages.findLast(({ author }) => author !== "visitor");
  return last?.author === "visitor" && before?.author !== "staff" ? last.clientId : null;
}
