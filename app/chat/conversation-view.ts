import type { ChatMessage, ChatStanding } from "./contract.ts";
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
};
