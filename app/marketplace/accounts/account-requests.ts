import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import type { VendorSession } from "./contract.ts";
import { clearVendorSession, storeVendorSession, vendorApi, vendorSession } from "./session.ts";

/** Why the vendor is not in: the server's refusal, no way to it, or a browser that keeps nothing. */
export type Problem =
  | { kind: "refused"; status: number; message: string | undefined; fields: Record<string, string> }
  | { kind: "unreachable" }
  | { kind: "storage" };

type Result = { session: VendorSession } | { problem: Problem };

/** POST /api/vendor/login. */
export function logIn(credentials: { email: string; password: string }): Promise<Result> {
  return startSession(api.post("/api/vendor/login", credentials));
}

/** POST /api/vendor/password: the new password, and a session with it. */
export function setPassword(change: { token: string; password: string }): Promise<Result> {
  return startSession(api.post("/api/vendor/password", change));
}

async function startSession(answer: Promise<VendorSession>): Promise<Result> {
  try {
    const session = await answer;
    return storeSession(session) ? { session } : { problem: { kind: "storage" } };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** POST /api/vendor/password-reset; the answer is the same for every address. */
export async function requestPasswordEmail(email: string): Promise<Problem | null> {
  try {
    await api.post("/api/vendor/password-reset", { email });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/** Keeps the session, where the browser lets us. */
export function storeSession(session: VendorSession): boolean {
  try {
    storeVendorSession(session);
    return true;
  } catch {
    return false;
  }
}

/**
 * Forgets the session here at once, and tells the server.
 * @returns whether the server knows: else the token, lost here, is good until it expires
 */
export async function signOut(): Promise<boolean> {
  if (!vendorSession()) return true;
  // The token is read before the first wait: what is kept by a login meanwhile stays.
  const response = vendorApi.post("/api/vendor/logout");
  clearVendorSession();
  try {
    await response;
    return true;
  } catch (error) {
    // A session that had already ended.
    return error instanceof ApiError && error.status === 401;
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "unreachable" };
  const { status, body } = error;
  return { kind: "refused", status, message: body?.message, fields: body?.fields ?? {} };
}
