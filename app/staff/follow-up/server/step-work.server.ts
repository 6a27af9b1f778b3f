import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordAudits } from "#app/staff/audit/public.server.ts";
import { type AssignedWork, isOneOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { nextStep as table } from "../schema.server.ts";

const openOf = (email: string) => and(eq(table.assignee, email), isNull(table.doneAt));

/** Next steps that are not done: they change hands with the records of a colleague whose account ends. */
export const stepWork: AssignedWork = {
  kind: "next_step",
  async count(ctx) {
    const rows = await ctx.db
      .select({ email: table.assignee, steps: count() })
      .from(table)
      .where(and(isNotNull(table.assignee), isNull(table.doneAt)))
      .groupBy(table.assignee);
    return new Map(rows.map(({ email, steps }) => [email ?? "", steps]));
  },
  list(ctx, email, limit) {
    return ctx.db
      .select({ id: table.id, label: table.what })
      .from(table)
      .where(openOf(email))
      .orderBy(desc(table.id))
      .limit(limit);
  },
  async handOver(ctx, from, to) {
    // Locked in one order, as two hand-overs may run at once.
    const locked = await ctx.db.select().from(table).where(openOf(from)).orderBy(table.id).for("update");
    const ids = locked.map(({ id }) => id);
    if (ids.length === 0) return ids;
    await ctx.db
      .update(table)
      .set({ assignee: to.email, version: sql`${table.version} + 1` })
      .where(isOneOf(table.id, ids));
    for (const [subject, steps] of Map.groupBy(locked, ({ recordKind }) => recordKind)) {
      const records = steps.map(({ recordId }) => recordId);
      await recordAudits(ctx, { act: "record.step_changed", subject }, records);
    }
    return ids;
  },
};
