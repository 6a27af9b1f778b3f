import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ctx } from "#platform/database/pool.server.ts";
import { whatsappPreference as table } from "./table.server.ts";

type Written = Pick<Ctx, "db" | "now">;

/**
 * Somebody does not want to be written to by WhatsApp: from now on no message leaves for this number.
 * @param phone E.164
 * @param text what was written, or the button that was pressed; kept as the proof
 */
export function stopWhatsapp(ctx: Written, phone: string, text: string): Promise<void> {
  return keep(ctx, phone, text, true);
}

/** Somebody wants to be written to again; what `stopWhatsapp` takes. */
export function startWhatsapp(ctx: Written, phone: string, text: string): Promise<void> {
  return keep(ctx, phone, text, false);
}

async function keep({ db, now }: Written, phone: string, text: string, stopped: boolean): Promise<void> {
  await db.insert(table).values({ phone, stopped, text: text.slice(0, 200), at: now });
}

/**
 * Who of these must not be written to, and since when.
 * @param phones E.164; a number that never said anything is not in the answer
 */
export async function isStopped(
  { db }: Pick<Ctx, "db">,
  phones: readonly string[],
): Promise<Map<string, Date>> {
  if (phones.length === 0) return new Map();
  const newer = alias(table, "newer");
  const isOlder = db
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.phone, table.phone), sql`(${newer.at}, ${newer.id}) > (${table.at}, ${table.id})`));
  const rows = await db
    .select({ phone: table.phone, at: table.at })
    .from(table)
    .where(and(inArray(table.phone, [...new Set(phones)]), table.stopped, notExists(isOlder)));
  return new Map(rows.map((row) => [row.phone, row.at]));
}
