import { api } from "#platform/api-client/api.ts";
import { ApiError, isSignInRequired } from "#platform/api-client/client.ts";
import type { VendorSession } from "./contract.ts";
import { clearVendorSession, storeSession, vendorApi, vendorSession } from "./session.ts";

/** Refused by the server, network failure, or a browser without storage. */
export type Problem = {
  kind: "refused" | "unreachable" | "storage";
  message?: string | undefined;
  fields: Record<string, string>;
};

type Result = { session: VendorSession } | { problem: Problem };

/** Signs in and stores the session in this browser. Never throws: `problem` says why there is no session. */
export function logIn(credentials: { email: string; password: string }): Promise<Result> {
  return startSession(api.post("/api/vendor/login", credentials));
}

/** Chooses the password with the token of an e-mailed link, and signs in. Never throws, like `logIn`. */
export function setPassword(change: { token: string; password: string }): Promise<Result> {
  return startSession(api.post("/api/vendor/password", change));
}

async function startSession(answer: Promise<VendorSession>): Promise<Result> {
  try {
    const session = await answer;
    return storeSession(session) ? { session } : { problem: { kind: "storage", fields: {} } };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Asks for a link to a new password. @returns null when accepted, whether or not there is such an account */
export async function requestPasswordEmail(email: string): Promise<Problem | null> {
  try {
    await api.post("/api/vendor/password-reset", { email });
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * Ends the session here and on the server.
 * @returns false when the server did not confirm it: the token is then valid until it expires
 */
export async function signOut(): Promise<boolean> {
  if (!vendorSession()) return true;
  // The request reads the token now; a later login keeps its own.
  const response = vendorApi.post("/api/vendor/logout");
  clearVendorSession();
  try {
    await response;
    return true;
  } catch (error) {
    // The session had already ended.
    return isSignInRequired(error);
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "unreachable", fields: {} };
  return { kind: "refused", message: error.body?.message, fields: error.body?.fields ?? {} };
}

/** The sentence about a problem. @param refused for a refusal without a message */
export function problemText(
  { kind, message }: Problem,
  t: { unreachable: string; storage: string },
  refused: string,
): string {
  return kind === "refused" ? message || refused : t[kind];
}
