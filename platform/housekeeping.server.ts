import { lt } from "drizzle-orm";
import { authSession } from "./auth/table.server.ts";
import { forgetEndedTokens } from "./auth/vendor-token.server.ts";
import { db } from "./database/pool.server.ts";
import { idempotencyKey, rateLimit } from "./http/table.server.ts";
import type { Job } from "./jobs.server.ts";

const day = 24 * 3_600_000;

/** Forgets what has served its time: idempotency keys after a day, limits that ran out, sessions that ended. */
export async function tidy(now: Date): Promise<void> {
  await db()
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createdAt, new Date(now.getTime() - day)));
  await db().delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
  await db().delete(authSession).where(lt(authSession.expiresAt, now));
  await forgetEndedTokens(now);
}

export const housekeeping: Job = { name: "housekeeping", cron: "17 * * * *", run: () => tidy(new Date()) };
