import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recordAudits } from "#app/staff/audit/public.server.ts";
import { type AssignedWork, isOneOf } from "#app/staff/shell/editing/assigned-work.server.ts";
import { person } from "../../schema.server.ts";

/** People whom a colleague looks after: they change hands when the colleague's account ends. */
export const personWork: AssignedWork = {
  kind: "person",
  async count(ctx) {
    const rows = await ctx.db
      .select({ email: person.owner, people: count() })
      .from(person)
      .where(and(isNotNull(person.owner), isNull(person.mergedInto)))
      .groupBy(person.owner);
    return new Map(rows.map(({ email, people }) => [email ?? "", people]));
  },
  list(ctx, email, limit) {
    return ctx.db
      .select({ id: person.id, label: person.name })
      .from(person)
      .where(and(eq(person.owner, email), isNull(person.mergedInto)))
      .orderBy(desc(person.id))
      .limit(limit);
  },
  async handOver(ctx, from, to) {
    // Also of those who were merged, whom an undo brings back. Locked in one order, as two hand-overs may run at once.
    const locked = await ctx.db
      .select({ id: person.id, mergedInto: person.mergedInto })
      .from(person)
      .where(eq(person.owner, from))
      .orderBy(person.id)
      .for("update");
    if (locked.length === 0) return [];
    const ids = locked.map(({ id }) => id);
    await ctx.db
      .update(person)
      .set({ owner: to.email, version: sql`${person.version} + 1` })
      .where(isOneOf(person.id, ids));
    const event = { act: "person.changed", subject: "person", detail: { fields: "owner" } } as const;
    await recordAudits(ctx, event, ids);
    return locked.filter(({ mergedInto }) => mergedInto === null).map(({ id }) => id);
  },
};
