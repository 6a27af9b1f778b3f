import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { importAgain } from "#platform/browser/import-again.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatMessage, OpenedSession } from "../contract.ts";

/** Until the socket confirms a message; until its answer; between polls while disconnected. */
export const timeoutsMs = { confirm: 8_000, answer: 35_000, poll: 10_000 };

/** Opens a conversation on the server. @throws ApiError, TypeError (network) */
export async function createSession(language: Locale): Promise<OpenedSession["session"]> {
  const body = { userLanguage: language, userName: "Anonymous" };
  return (await api.post("/api/chat/session", body, { key: newKey() })).session;
}

/** Whether a key opens a conversation. @throws ApiError, TypeError (network) if the server does not say */
export async function isValidKey(key: string): Promise<boolean> {
  try {
    await api.get("/api/chat/history/:sessionId", { sessionId: key });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** Tells the server what was read, without waiting. If it fails, the visitor gets an unnecessary letter. */
export function reportSeen(sessionId: string, message: number): void {
  api.post("/api/chat/seen", { sessionId, message }).catch(() => {});
}

/** Asks for the translation of an answer. @throws ApiError, TypeError (network), TimeoutError */
export function fetchTranslation(sessionId: string, message: number): Promise<ChatMessage> {
  const signal = AbortSignal.timeout(timeoutsMs.answer);
  return api.post("/api/chat/translation", { sessionId, message }, { signal });
}

/** Whether the server does not know the conversation: it was deleted, or the key is wrong. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The code of the socket, which a page needs only once there is a conversation. @returns undefined if it does not come */
export async function loadConnection() {
  const load = () => import("../live-connection.ts");
  const code = await load()
    .catch(importAgain<Awaited<ReturnType<typeof load>>>)
    .catch(() => undefined);
  return code?.LiveConnection;
}
