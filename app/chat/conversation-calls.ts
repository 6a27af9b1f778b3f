import { ApiError, request } from "#platform/api-client.ts";
import { newKey } from "#platform/form/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatMessage, OpenedSession } from "./contract.ts";

/** Begins a conversation. @throws ApiError */
export async function beginConversation(language: Locale): Promise<OpenedSession["session"]> {
  const response = await request("POST", "/api/chat/session", {
    body: { userLanguage: language, userName: "Anonymous" },
    idempotencyKey: newKey(),
  });
  return ((await response.json()) as OpenedSession).session;
}

/** Says that this message was shown. Should that not arrive, a letter goes that was not needed. */
export function tellSeen(sessionId: string, message: number): void {
  request("POST", "/api/chat/seen", { body: { sessionId, message } }).catch(() => {});
}

/** An answer with its translation. @throws ApiError */
export async function translatedAnswer(sessionId: string, message: number): Promise<ChatMessage> {
  const response = await request("POST", "/api/chat/translation", {
    body: { sessionId, message },
    signal: AbortSignal.timeout(35_000),
  });
  return (await response.json()) as ChatMessage;
}

/** Whether the server knows no such conversation (any more). */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
