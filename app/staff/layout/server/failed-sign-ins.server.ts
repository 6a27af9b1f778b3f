import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { consumeOrMark } from "#platform/http/limits.server.ts";
import { log } from "#platform/log/log.server.ts";
import { fingerprint } from "#platform/security/seal.server.ts";

/**
 * Logs a failed sign-in with a keyed fingerprint of the client's address, which identifies nobody. After ten in a day
 * (limit `failedSignIns`) the member gets a letter, at most one a day.
 */
export async function recordFailedSignIn(ctx: Ctx, email: string, address: string): Promise<void> {
  const member = await staffByEmail(email);
  const account = member ? `staff ${member.number}` : "unknown";
  log.warn({ account, from: fingerprint(address).slice(0, 16) }, "sign-in failed");
  const isLimitReached = await consumeOrMark("failedSignIns", email);
  if (!member || !isLimitReached) return;
  await enqueueMessages(ctx, [
    {
      effect: `failed-sign-ins:${member.number}:${ctx.now.toISOString().slice(0, 10)}`,
      letter: "staff_failed_sign_ins",
      recipient: member.email,
      facts: { name: member.name, email: "", phone: "", message: "", path: "/admin/account" },
      locale: operator().staffLocale,
    },
  ]);
}
