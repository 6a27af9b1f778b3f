import { and, desc, eq } from "drizzle-orm";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { AuditEntry, AuditSubject } from "./contract.ts";
import { auditLog } from "./table.server.ts";

/** Writes down a deed, in the transaction of the deed. `detail` tells of it without personal data. */
export async function record(
  ctx: Ctx,
  deed: { act: string; subject: AuditSubject; subjectId: number; detail?: Record<string, string> },
): Promise<void> {
  await ctx.db.insert(auditLog).values({ detail: {}, ...deed, at: ctx.now, by: actorName(ctx.actor) });
}

/** What was done to a record, newest first, at most the last hundred deeds. The caller has asked the policy. */
export async function historyOf(ctx: Ctx, subject: AuditSubject, subjectId: number): Promise<AuditEntry[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.id))
    .limit(100);
  return rows.map(({ id, at, by, act, detail }) => ({ id, at: at.toISOString(), by, act, detail }));
}
