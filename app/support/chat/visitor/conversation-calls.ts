import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatMessage, OpenedSession } from "../contract.ts";

/** In milliseconds: until the live connection has said that a message is kept; an answer; a look while it is closed. */
export const patience = { kept: 8_000, answer: 35_000, look: 10_000 };

/** Begins a conversation. @throws ApiError */
export async function beginConversation(language: Locale): Promise<OpenedSession["session"]> {
  const names = { userLanguage: language, userName: "Anonymous" };
  return (await api.post("/api/chat/session", names, { key: newKey() })).session;
}

/** Whether a key opens a conversation. @throws ApiError when the server could not say */
export async function opensConversation(key: string): Promise<boolean> {
  try {
    await api.get("/api/chat/history/:sessionId", { sessionId: key });
    return true;
  } catch (error) {
    if (isUnknown(error)) return false;
    throw error;
  }
}

/** Says that this message was shown. Should that not arrive, a letter goes that was not needed. */
export function tellSeen(sessionId: string, message: number): void {
  api.post("/api/chat/seen", { sessionId, message }).catch(() => {});
}

/** An answer with its translation. @throws ApiError */
export function translatedAnswer(sessionId: string, message: number): Promise<ChatMessage> {
  const signal = AbortSignal.timeout(patience.answer);
  return api.post("/api/chat/translation", { sessionId, message }, { signal });
}

/** Whether the server knows no such conversation (any more). */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
