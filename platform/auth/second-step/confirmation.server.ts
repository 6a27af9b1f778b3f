import { eq } from "drizzle-orm";
import { auth } from "#platform/auth/auth.server.ts";
import { authSession } from "#platform/auth/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";

const confirmationMs = 10 * 60_000;

/**
 * Seconds until the password or code must be entered again; signing in counts as entering it.
 * @returns 0 without a session
 */
export async function confirmedSeconds(headers: Headers): Promise<number> {
  const id = await sessionId(headers);
  const [row] = await db().select().from(authSession).where(eq(authSession.id, id));
  const confirmedAt = Math.max(row?.createdAt.getTime() ?? 0, row?.confirmedAt?.getTime() ?? 0);
  return Math.max(0, Math.floor((confirmedAt + confirmationMs - Date.now()) / 1000));
}

/** @throws AppError confirmation_required if neither password nor code was entered in the last ten minutes */
export async function requireConfirmed(headers: Headers): Promise<void> {
  if ((await confirmedSeconds(headers)) === 0) throw new AppError("confirmation_required");
}

/** Starts the ten minutes. The caller has checked the password or code. */
export async function confirmSession(headers: Headers): Promise<void> {
  const id = await sessionId(headers);
  await db().update(authSession).set({ confirmedAt: new Date() }).where(eq(authSession.id, id));
}

async function sessionId(headers: Headers): Promise<string> {
  return (await auth().api.getSession({ headers }))?.session.id ?? "";
}
