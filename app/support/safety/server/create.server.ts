import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { enqueueMessages, notifyStaff, staffEmail } from "#app/staff/outbox/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { newReference } from "#platform/security/reference.server.ts";
import { detectBot, repetitionWindowStart } from "#platform/security/spam.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import type { NewSafetyRequest, newSafetyContact, safetyReceipt } from "../contract.ts";
import { protocolNames } from "../protocol-names.ts";
import { dueAfter } from "../rules/due.ts";
import { safetyRequest, safetyRequestEvent } from "../schema.server.ts";

type Receipt = z.infer<typeof safetyReceipt>;
type Row = typeof safetyRequest.$inferSelect;

/**
 * Maximum unreviewed held requests, about 100 MB. Beyond it, requests over the rate limit get 503; others are always
 * accepted.
 */
const maxHeld = 10_000;
const isHeld = and(isNotNull(safetyRequest.heldReason), ne(safetyRequest.status, "closed"));
const maxClockAgeMs = 90 * 24 * 3_600_000;

/**
 * Stores a request with its staff notification and letter, once for each `delivery`. Suspected spam, or a request over
 * the rate limit, is stored but held; of many held ones staff are notified once in ten minutes.
 * @throws AppError unavailable if it is over the rate limit and too many are held
 */
export async function createSafetyRequest(
  ctx: Ctx,
  { trap, elapsed: _, timestamp, delivery = randomUUID(), ...input }: NewSafetyRequest,
): Promise<Receipt> {
  const existing = await findReceipt(ctx, delivery);
  if (existing) return existing;
  const heldReason = detectBot({ trap }) ?? (await findSpamReason(ctx, input));
  const [row] = await ctx.db
    .insert(safetyRequest)
    .values({
      ...input,
      deliveryHash: hashToken(delivery),
      reference: newReference(),
      heldReason,
      locale: ctx.locale,
      writtenAt: writtenAt(timestamp, ctx.now),
      createdAt: ctx.now,
      dueAt: dueAfter(ctx.now, input.urgency),
    })
    .onConflictDoNothing()
    .returning();
  // A concurrent duplicate: another tab, or a retry with a new key.
  if (!row) return (await findReceipt(ctx, delivery)) ?? fail();
  if (!row.heldReason) await notifyAndEmailStaff(ctx, row);
  else await notifyOfFlood(ctx, row);
  return receiptOf(row, delivery);
}

function receiptOf({ reference }: Pick<Row, "reference">, delivery: string): Receipt {
  return { success: true, reference, status: "pending_review", delivery };
}

async function findReceipt(ctx: Ctx, delivery: string): Promise<Receipt | undefined> {
  const [row] = await ctx.db
    .select({ reference: safetyRequest.reference })
    .from(safetyRequest)
    .where(eq(safetyRequest.deliveryHash, hashToken(delivery)));
  return row && receiptOf(row, delivery);
}

function fail(): never {
  throw new Error("the insert of the safety request returned no row");
}

async function findSpamReason(
  ctx: Ctx,
  { name, details }: Pick<NewSafetyRequest, "name" | "details">,
): Promise<"flood" | "repeated" | null> {
  if (ctx.overLimit) {
    if ((await ctx.db.$count(safetyRequest, isHeld)) >= maxHeld)
      throw new AppError("unavailable", { retryAfter: 600 });
    return "flood";
  }
  // Serialises equal requests, so that the second finds the first.
  await lockName(ctx.db, `safety_request ${name} ${details}`);
  const same = and(
    eq(safetyRequest.name, name),
    eq(safetyRequest.details, details),
    gt(safetyRequest.createdAt, sql`${repetitionWindowStart(ctx.now)}::timestamptz`),
  );
  return (await ctx.db.$count(safetyRequest, same)) > 0 ? "repeated" : null;
}

function writtenAt(timestamp: string | undefined, now: Date): Date {
  const written = timestamp ? new Date(timestamp) : now;
  const age = now.getTime() - written.getTime();
  return age >= 0 && age < maxClockAgeMs ? written : now;
}

/** Notifies staff of a request and enqueues the letter, which is sent once; emergencies have their own of both. */
export async function notifyAndEmailStaff(ctx: Ctx, row: Row): Promise<void> {
  const isEmergency = row.urgency === "emergency";
  const type = isEmergency ? "new_safety_emergency" : "new_safety_request";
  await notifyStaff(ctx, { type, subjectId: row.id, about: row.name });
  await emailStaff(ctx, row, isEmergency ? "safety_emergency" : "safety_notice", `safety-notice:${row.id}`);
}

async function emailStaff(ctx: Ctx, row: Row, letter: LetterName, effect: string): Promise<void> {
  const { name, reference, details } = row;
  const written = row.contact.trim();
  // Staff reply to the e-mail address; other contacts are in the text.
  const email = parseContacts(written).find(({ kind }) => kind === "email")?.text ?? "";
  const phone = email === written ? "" : written;
  const service = inLocale(protocolNames, operator().staffLocale)[row.protocol];
  const facts = { name, email, phone, reference, service, message: details };
  await enqueueMessages(ctx, [staffEmail({ effect, letter, facts })]);
}

/** Arbitrary advisory lock id, held while notifying of a flood. */
const floodLock = 7_241_186_119;

/**
 * At most one notification in ten minutes. Concurrent transactions do not see each other's rows, so the lock picks one
 * to notify.
 */
async function notifyOfFlood(ctx: Ctx, row: Row): Promise<void> {
  const { rows } = await ctx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${floodLock}::bigint) as mine`,
  );
  if (!rows[0]?.mine) return;
  const since = new Date(ctx.now.getTime() - 10 * 60_000).toISOString();
  const others = and(
    isHeld,
    gt(safetyRequest.createdAt, sql`${since}::timestamptz`),
    ne(safetyRequest.id, row.id),
  );
  if ((await ctx.db.$count(safetyRequest, others)) > 0) return;
  await notifyStaff(ctx, { type: "safety_marked", subjectId: row.id, about: row.name });
}

/** Whether the sender added the same in the last ten minutes, to not notify of each addition. */
export async function hasRecentAddition(ctx: Ctx, id: number, added: "contact" | "photo"): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - 10 * 60_000);
  const { requestId, kind, at } = safetyRequestEvent;
  const recent = and(eq(requestId, id), eq(kind, added), gt(at, since));
  return (await ctx.db.$count(safetyRequestEvent, recent)) > 0;
}

/**
 * Adds a contact to a request, also to a closed one: it may have been closed because nobody could be reached.
 * Idempotent. Staff are notified, unless the request is held or its contact changed in the last ten minutes; the
 * letter is sent once.
 * @throws AppError not_found
 */
export async function addSafetyContact(
  ctx: Ctx,
  { delivery, contact }: z.output<typeof newSafetyContact>,
): Promise<Receipt> {
  const [before] = await ctx.db
    .select()
    .from(safetyRequest)
    .where(eq(safetyRequest.deliveryHash, hashToken(delivery)))
    .for("update");
  if (!before) throw new AppError("not_found");
  if (before.contact === contact) return receiptOf(before, delivery);
  const [row = fail()] = await ctx.db
    .update(safetyRequest)
    .set({ contact, version: before.version + 1 })
    .where(eq(safetyRequest.id, before.id))
    .returning();
  await endSnooze(ctx, { kind: "safety_request", id: row.id });
  const isRepeated = await hasRecentAddition(ctx, row.id, "contact");
  const step = { requestId: row.id, at: ctx.now, by: row.name, kind: "contact", note: contact } as const;
  await ctx.db.insert(safetyRequestEvent).values(step);
  if (row.heldReason || isRepeated) return receiptOf(row, delivery);
  await notifyStaff(ctx, { type: "safety_contact", subjectId: row.id, about: row.name });
  await emailStaff(ctx, row, "safety_contact", `safety-contact:${row.id}`);
  return receiptOf(row, delivery);
}
