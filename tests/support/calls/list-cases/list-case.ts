// What the cases of all areas share.
import { randomBytes } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AuditAct, AuditSubject } from "#app/staff/audit/contract.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";

export type Shown = { id: number; kind?: string };
export type Ask = [method: string, path: string, body?: object];

export type ListCase = {
  path: string;
  query?: string;
  fill: () => Promise<unknown>;
  /** What staff do with a row they have read; every second row another way, where there are two. */
  work?: (row: Shown, index: number) => Ask;
  /** A row that arrives while pages are read and must be listed by their end. @returns its id */
  enter?: () => Promise<number>;
};

export const hour = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * hour);
export const secret = () => randomBytes(32).toString("hex");

/** Copies of a table's first row. @returns their ids */
export async function copies(
  table: PgTable,
  count: number,
  differing: (index: number) => Record<string, unknown>,
): Promise<number[]> {
  const [first] = await db().select().from(table).orderBy(asc(sql`id`)).limit(1);
  if (!first) throw new Error("there is no row to copy");
  const { id: _, search: __, ...row } = first as Record<string, unknown>;
  const rows = Array.from({ length: count }, (_one, index) => ({ ...row, ...differing(index) }));
  const made = await db().insert(table).values(rows).returning({ id: sql<number>`id::int` });
  return made.map(({ id }) => id);
}

export const recent = (index: number) => ({ createdAt: ago(9 - index) });
export const patch = (path: string, body: object) => ({
  work: ({ id }: Shown): Ask => ["PATCH", `${path}/${id}`, body],
});

/** Audit entries of one moment, so that the order needs more than the time. */
export function historyCase(path: string, subject: AuditSubject, act: AuditAct = "letter.sent"): ListCase {
  const deed = { subject, subjectId: 1, act, createdAt: new Date(), by: "Ana", detail: {} };
  return {
    path,
    fill: () =>
      db()
        .insert(auditLog)
        .values(Array.from({ length: 7 }, () => deed)),
  };
}
