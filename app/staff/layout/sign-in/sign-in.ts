import type { ErrorBody } from "#platform/errors.ts";

export type SignInResult =
  | { kind: "in" }
  /** The password is right; a code is required. */
  | { kind: "code" }
  | { kind: "refused"; message: string; fields: Record<string, string> }
  | { kind: "wait"; minutes: number }
  | { kind: "unreachable" };

export type SignInProblem = Exclude<SignInResult, { kind: "in" | "code" }>;

export type Credentials = { email: string; password: string; code?: string };

/** Never throws. Not by the general client, which does not return the Retry-After header. */
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

/** @param retryAfter seconds @returns whole minutes, at least one */
export function waitMinutes(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 60);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : 1;
}
