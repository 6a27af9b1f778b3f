import { and, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import { whatsappPreference as table } from "../../schema.server.ts";

type WriteContext = Pick<Ctx, "db" | "now">;

/**
 * Records an opt-out: no WhatsApp is sent to this number from now on.
 * @param phone E.164
 * @param text the person's words, or the button that was pressed; stored as proof
 * @param heardBy e-mail of the member of staff, if it did not come from the person's own phone
 */
export async function recordOptOut(
  ctx: WriteContext,
  phone: string,
  text: string,
  heardBy?: string,
): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  await savePreference(ctx, { phone, text, heardBy, stopped: true });
}

/** Records an opt-out unless the number has opted out already. */
export async function recordOptOutOnce(ctx: WriteContext, phone: string, text: string): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  if ((await findOptOuts(ctx, [phone])).size === 0)
    await savePreference(ctx, { phone, text, heardBy: undefined, stopped: true });
}

/**
 * Records an opt-in.
 * @throws AppError conflict if staff record it although the opt-out came from the person's own phone
 */
export async function recordOptIn(
  ctx: WriteContext,
  phone: string,
  text: string,
  heardBy?: string,
): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  // Staff must not undo a person's own opt-out. Without a provider, only staff can receive their opt-in.
  if (heardBy && isWhatsappConfigured() && (await isOwnOptOut(ctx, phone))) throw new AppError("conflict");
  await savePreference(ctx, { phone, text, heardBy, stopped: false });
}

async function isOwnOptOut({ db }: WriteContext, phone: string): Promise<boolean> {
  const [newest] = await db
    .select()
    .from(table)
    .where(eq(table.phone, phone))
    .orderBy(desc(table.at), desc(table.id))
    .limit(1);
  return newest?.stopped === true && newest.heardBy === null;
}

type Preference = { phone: string; text: string; heardBy: string | undefined; stopped: boolean };

async function savePreference({ db, now }: WriteContext, { text, ...preference }: Preference): Promise<void> {
  await db.insert(table).values({ ...preference, text: text.slice(0, 200), at: now });
}

/**
 * @param phones E.164
 * @returns the opt-out times of the numbers that have opted out
 */
export async function findOptOuts(
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

/** In SQL: whether a number has opted out. @param phone column, E.164 */
export function hasOptedOut(phone: SQL): SQL {
  return sql`exists (
    select from whatsapp_preference as said where said.phone = ${phone} and said.stopped
      and not exists (select from whatsapp_preference as later
        where later.phone = said.phone and (later.at, later.id) > (said.at, said.id)))`;
}
