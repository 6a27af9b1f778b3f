import type { ErrorBody } from "#platform/errors.ts";

/** What became of an attempt to sign in. */
export type SignInResult =
  | { kind: "in" }
  /** The password is right; a code of the second step is wanted with it. */
  | { kind: "code" }
  /** Refused in the server's words, a field's problem beside it where one is at fault. */
  | { kind: "refused"; message: string; fields: Record<string, string> }
  | { kind: "wait"; minutes: number }
  | { kind: "unreachable" };

/** Why somebody was not let in. */
export type SignInProblem = Exclude<SignInResult, { kind: "in" | "code" }>;

export type Credentials = { email: string; password: string; code?: string };

/** Signs in. Its own call rather than the general one: how long to wait stands in a header. */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  try {
    const response = await fetch("/api/admin/login", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(credentials),
    });
    if (response.ok) return { kind: "in" };
    if (response.status === 429)
      return { kind: "wait", minutes: waitMinutes(response.headers.get("Retry-After")) };
    const body = (await response.json()) as ErrorBody;
    const wrongCode = body.fields?.code;
    if (body.code === "code_required" && !wrongCode) return { kind: "code" };
    if (wrongCode) return { kind: "refused", message: wrongCode, fields: {} };
    return { kind: "refused", message: body.message, fields: body.fields ?? {} };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Whole minutes until another try makes sense, at least one; Retry-After is in seconds. */
export function waitMinutes(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 60);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : 1;
}
