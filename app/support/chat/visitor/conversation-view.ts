import type { ChatMessage, ChatStanding } from "../contract.ts";
import type { Unsent } from "./on-device.ts";

/** A visitor's conversation as it is shown. */
export type ConversationView = {
  /** What is kept, by its place. */
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  standing: ChatStanding | null;
  /** The live connection is open. */
  isLive: boolean;
  /** The message whose answer is on its way, by its client id. */
  awaited: string | null;
  /** The message that no answer came to. */
  unanswered: string | null;
  /** What was said before could not be read. */
  notRead: boolean;
  /** No conversation could be begun. */
  notOpened: boolean;
  /** The key in a letter's link opens nothing. */
  isDeadLink: boolean;
};

/** What was said on the assistant's page without scripts; `failed`: what got no answer. */
export type Posted = { sessionId: string; messages: ChatMessage[]; failed: string | null };

/** The call that messages go by while the live connection is closed; the simple chat's page always uses its own. */
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

/** With messages that are kept: each once and in its place, and no longer among the unsent. */
export function withKept(view: ConversationView, told: readonly ChatMessage[]) {
  const byId = new Map(view.messages.map((one) => [one.id, one]));
  for (const one of told) byId.set(one.id, one);
  const messages = [...byId.values()].sort((a, b) => a.id - b.id);
  const kept = new Set(messages.map(({ clientId }) => clientId));
  return { messages, unsent: view.unsent.filter(({ clientId }) => !kept.has(clientId)) };
}

/** Whether somebody said something after this message of the visitor. */
export function isAnswered({ messages }: ConversationView, clientId: string): boolean {
  const asked = messages.findIndex((one) => one.clientId === clientId);
  return asked >= 0 && messages.slice(asked + 1).some(({ author }) => author !== "visitor");
}

/** The visitor's last message where the assistant owes an answer: it was on its way when the page was reloaded, or a person handed the conversation back who had said nothing. */
export function leftUnanswered({ messages }: ConversationView): string | null {
  const last = messages.at(-1);
  const before = messages.findLast(({ author }) => author !== "visitor");
  return last?.author === "visitor" && before?.author !== "staff" ? last.clientId : null;
}
