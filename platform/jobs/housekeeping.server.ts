import { lt } from "drizzle-orm";
import { deleteOldShares } from "#platform/ai/budget.server.ts";
import { authSession } from "#platform/auth/schema.server.ts";
import { deleteExpiredTokens } from "#platform/auth/vendor-token.server.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import { idempotencyKey, rateLimit } from "#platform/http/calls/schema.server.ts";
import type { Job } from "./jobs.server.ts";

const day = 24 * 3_600_000;

/**
 * Deletes saved answers (idempotency keys) after a day, and expired limits, sessions, tokens and shares of the AI
 * budget.
 */
export async function deleteExpired(now: Date, signal: AbortSignal): Promise<void> {
  await deleteInBatches(idempotencyKey, lt(idempotencyKey.createdAt, new Date(now.getTime() - day)), signal);
  await deleteInBatches(rateLimit, lt(rateLimit.expire, now.getTime()), signal);
  await deleteInBatches(authSession, lt(authSession.expiresAt, now), signal);
  await deleteExpiredTokens(now);
  await deleteOldShares(now);
}

export const housekeeping: Job = {
  name: "housekeeping",
  cron: "17 * * * *",
  run: (_, signal) => deleteExpired(new Date(), signal),
};
