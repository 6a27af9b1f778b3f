import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type AuditChange, recordAudits } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { DeskRecordKind } from "../record/desk-record.ts";

/** Whom records are given to. */
export type Assignee = { email: string; name: string };

/** One kind of work that colleagues have: what is open of it, and how it changes hands. */
export type AssignedWork = {
  kind: DeskRecordKind | "next_step";
  /** Open records by the address of who has them. */
  count: (ctx: Ctx) => Promise<Map<string, number>>;
  /** Newest first. */
  list: (ctx: Ctx, email: string, limit: number) => Promise<{ id: number; label: string }[]>;
  /** Gives all open records of `from` to a colleague; audited. @returns their ids */
  handOver: (ctx: Ctx, from: string, to: Assignee) => Promise<number[]>;
};

type Assignable = PgTable & { id: PgColumn; assignee: PgColumn };

type Options = {
  kind: DeskRecordKind;
  act: Extract<AuditChange["act"], `${string}.assign`>;
  /** In SQL: the record is not finished. */
  isOpen: SQL | undefined;
  label: PgColumn | SQL;
  /** What else changes with the assignee. */
  alsoSet?: (to: Assignee) => Record<string, unknown>;
};

/** In SQL: one of these ids, as one parameter, however many they are. */
export const isOneOf = (id: PgColumn, ids: readonly number[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::bigint[])`;

/** The part of a module whose records have an `assignee`. */
export function assignedWorkOf(table: Assignable, options: Options): AssignedWork {
  const { kind, act, isOpen, label, alsoSet } = options;
  const openOf = (email: string) => and(eq(table.assignee, email), isOpen);
  return {
    kind,
    async count(ctx) {
      const rows = await ctx.db
        .select({ email: table.assignee, records: count() })
        .from(table as PgTable)
        .where(and(isOpen))
        .groupBy(table.assignee);
      return new Map(
        rows.flatMap(({ email, records }) => (email ? [[String(email), records] as const] : [])),
      );
    },
    async list(ctx, email, limit) {
      const rows = await ctx.db
        .select({ id: table.id, label })
        .from(table as PgTable)
        .where(openOf(email))
        .orderBy(desc(table.id))
        .limit(limit);
      return rows.map((row) => ({ id: Number(row.id), label: String(row.label) }));
    },
    async handOver(ctx, from, to) {
      // Locked in one order, as two hand-overs may run at once.
      const locked = await ctx.db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(openOf(from))
        .orderBy(table.id)
        .for("update");
      const ids = locked.map(({ id }) => Number(id));
      if (ids.length === 0) return ids;
      const set = { assignee: to.email, ...alsoSet?.(to) } as PgUpdateSetSource<PgTable>;
      await ctx.db
        .update(table as PgTable)
        .set(set)
        .where(isOneOf(table.id, ids));
      const detail = { from, to: to.email };
      await recordAudits(ctx, { act, subject: kind, detail } as AuditChange, ids);
      return ids;
    },
  };
}
