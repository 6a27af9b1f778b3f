import { and, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { whatsappIsConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import { whatsappPreference as table } from "../../schema.server.ts";

type WriteContext = Pick<Ctx, "db" | "now">;

/**
 * Somebody does not want to be written to by WhatsApp: from now on no message leaves for this number.
 * @param phone E.164
 * @param text what was written or said, or the button that was pressed; kept as the proof
 * @param heardBy the member of staff it was said to, where it did not come from their own phone
 */
export async function stopWhatsapp(
  ctx: WriteContext,
  phone: string,
  text: string,
  heardBy?: string,
): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  await savePreference(ctx, { phone, text, heardBy, stopped: true });
}

/** The same, where the newest word of the number is not STOP already. */
export async function stopWhatsappOnce(ctx: WriteContext, phone: string, text: string): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  if ((await isStopped(ctx, [phone])).size === 0)
    await savePreference(ctx, { phone, text, heardBy: undefined, stopped: true });
}

/**
 * Somebody wants to be written to again; what `stopWhatsapp` takes.
 * @throws AppError conflict when staff heard it, the STOP came from their own phone, and their START could come from it too
 */
export async function startWhatsapp(
  ctx: WriteContext,
  phone: string,
  text: string,
  heardBy?: string,
): Promise<void> {
  await lockName(ctx.db, `whatsapp_preference ${phone}`);
  // What somebody wrote themselves is not undone by what a colleague heard. Without a provider their START reaches nobody but a colleague.
  if (heardBy && whatsappIsConfigured() && (await isOwnOptOut(ctx, phone))) throw new AppError("conflict");
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

async function savePreference({ db, now }: WriteContext, { text, ...said }: Preference): Promise<void> {
  await db.insert(table).values({ ...said, text: text.slice(0, 200), at: now });
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

/** In SQL: whether the newest word of a number is STOP. @param phone names the column of the number, E.164 */
export function saidStop(phone: SQL): SQL {
  return sql`exists (
    select from whatsapp_preference as said where said.phone = ${phone} and said.stopped
      and not exists (select from whatsapp_preference as later
        where later.phone = said.phone and (later.at, later.id) > (said.at, said.id)))`;
}
