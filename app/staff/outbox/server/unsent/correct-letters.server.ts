import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { AdminNotification } from "../../contract.ts";
import { type LetterName, letterProperties } from "../../letter-registry.ts";
import { adminNotification, isNotFinal, letterRecord, outbox, withoutLink } from "../../schema.server.ts";
import { announceDue, isChannelConfigured } from "../enqueue.server.ts";
import { type RenewedLink, renewedPath } from "../sealed-links.server.ts";
import { storedMessage } from "./held-acts.server.ts";

type Row = typeof outbox.$inferSelect;
type Contact = { name: string; email: string; phone: string; locale: Locale };

/**
 * After staff corrected a person's data: the unsent letters of a record name the new ones, and those that waited for the
 * former e-mail address, or failed there, go to the new one; without a new one they are withdrawn. What staff wrote
 * themselves stays in its language. Letters that a worker is sending now stay.
 * @param keys of the letters, as `lead-receipt:17`
 * @param renewed letters with one of these links get the new one
 * @returns the effects of those that go to another address
 */
export async function correctLetters(
  ctx: Ctx,
  keys: readonly string[],
  former: Pick<Contact, "email">,
  now: Contact,
  renewed: readonly RenewedLink[] = [],
): Promise<string[]> {
  const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, new Date()));
  const rows = await ctx.db
    .select({ row: outbox, stored: storedMessage })
    .from(outbox)
    .where(
      and(
        inArray(letterRecord, [...keys]),
        inArray(outbox.status, ["waiting", "failed"]),
        isNotFinal,
        isFree,
      ),
    )
    .orderBy(outbox.id)
    .for("update");
  const redirected: string[] = [];
  for (const { row, stored } of rows) {
    const moves = isToPerson(row, former.email) && row.recipient !== now.email;
    await ctx.db
      .update(outbox)
      .set({ ...correctedFields(row, former, now, renewed), ...(moves && newAddress(ctx, row, now.email)) })
      .where(eq(outbox.id, row.id));
    if (moves) ctx.hold?.withdrawn.push(stored);
    if (moves && now.email !== "") redirected.push(row.effect);
  }
  ctx.hold?.effects.push(...redirected);
  if (redirected.length > 0) announceDue(ctx.db);
  return redirected;
}

/**
 * Withdraws what staff wrote from a record, as it may no longer be true, and has not left. It stays to be read.
 * @param keys of the letters, as `booking-letter:17`
 * @returns how many
 */
export async function withdrawWritten({ db, hold }: Ctx, keys: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: outbox.id, stored: storedMessage })
    .from(outbox)
    .where(
      and(
        inArray(letterRecord, [...keys]),
        eq(outbox.letter, writtenByStaff),
        inArray(outbox.status, ["waiting", "failed"]),
        isNotFinal,
        or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, new Date())),
      ),
    )
    .orderBy(outbox.id)
    .for("update");
  await db
    .update(outbox)
    .set(withdrawnForGood)
    .where(
      inArray(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    );
  hold?.withdrawn.push(...rows.map(({ stored }) => stored));
  return rows.length;
}

const withdrawnForGood = {
  status: "failed",
  lastError: "withdrawn",
  dueAt: null,
  notBefore: null,
  facts: withoutLink,
} as const;

const writtenByStaff = "staff_letter" satisfies LetterName;

function isToPerson({ letter, recipient }: Row, email: string): boolean {
  return letterProperties(letter).to === "customer" && recipient.toLowerCase() === email.toLowerCase();
}

function correctedFields(
  row: Row,
  former: Pick<Contact, "email">,
  now: Contact,
  renewed: readonly RenewedLink[],
) {
  const { name, email, phone, locale } = now;
  const path = renewedPath(row, renewed);
  // A letter with no number shows none: a receipt by mail does not repeat it.
  const facts = { name, email, ...(row.facts.phone !== "" && { phone }), ...(path && { path }) };
  const isToStaff = letterProperties(row.letter).to === "team";
  const isWritten = row.letter === writtenByStaff;
  return {
    facts: sql`${outbox.facts} || ${JSON.stringify(facts)}::jsonb`,
    ...(isToStaff ? { replyTo: email || null } : !isWritten && { locale }),
    ...(isToStaff && row.replyTo !== former.email && { replyTo: row.replyTo }),
  };
}

/**
 * Tries at the former address do not count at the new one. What has its own time, or waits for an undo, still waits; of an
 * act that can be undone itself, it waits for that.
 */
function newAddress({ hold }: Ctx, { channel, attempts, dueAt, notBefore }: Row, email: string) {
  if (email === "") return withdrawnForGood;
  const now = hold?.until ?? new Date();
  const isLater = notBefore !== null && notBefore > now;
  // After a try `dueAt` is the next try's time.
  const isUntried = attempts === 0 || isLater;
  const due = isUntried && dueAt && dueAt > now ? dueAt : now;
  return {
    recipient: email,
    status: "waiting" as const,
    attempts: 0,
    lastError: null,
    notBefore: isLater ? notBefore : null,
    dueAt: isChannelConfigured(channel) ? due : null,
  };
}

/** The bell's entries about one record bear its person's corrected name. */
export async function renameNotificationsOf(
  { db }: Ctx,
  types: readonly AdminNotification["type"][],
  subjectId: number,
  about: string,
): Promise<void> {
  const { type, subjectId: subject } = adminNotification;
  await db
    .update(adminNotification)
    .set({ about })
    .where(and(inArray(type, [...types]), eq(subject, subjectId)));
}
