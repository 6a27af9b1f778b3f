import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { enqueueMessages, notifyStaff, staffEmail } from "#app/staff/outbox/public.server.ts";
import { contactsIn } from "#app/staff/shell/record/written-contact.ts";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { newReference } from "#platform/security/reference.server.ts";
import { repeatedSince, robotMarks } from "#platform/security/spam.server.ts";
import type { NewSafetyRequest, newSafetyContact, SafetyUrgency, safetyReceipt } from "../contract.ts";
import { protocolNames } from "../protocol-names.ts";
import { dueAfter } from "../rules/due.ts";
import { safetyRequest, safetyRequestEvent } from "../schema.server.ts";

type Receipt = z.infer<typeof safetyReceipt>;
type Row = typeof safetyRequest.$inferSelect;

/**
 * As many marked requests may wait to be looked at. Beyond that, addresses that are over their limit hear "later", so
 * that no flood fills the disk: they weigh some 100 MB at most. Who is within the limit is always taken.
 */
const mostMarked = 10_000;
const isMarked = and(isNotNull(safetyRequest.heldReason), ne(safetyRequest.status, "closed"));
/** How far back a browser's clock is believed. */
const believed = 90 * 24 * 3_600_000;

/**
 * Takes a call for help: the request, the news and the letter for staff, in one transaction. What looks like a robot's,
 * or comes over the limit of its address, is kept and marked; of a flood of those, staff hear once.
 */
export async function createSafetyRequest(
  ctx: Ctx,
  { trap, elapsed: _, timestamp, delivery = randomUUID(), ...asked }: NewSafetyRequest,
): Promise<Receipt> {
  const known = await takenBefore(ctx, delivery);
  if (known) return known;
  const heldReason = robotMarks({ trap }) ?? (await reasonToMark(ctx, asked));
  const [row] = await ctx.db
    .insert(safetyRequest)
    .values({
      ...asked,
      deliveryHash: tokenHash(delivery),
      reference: newReference(),
      heldReason,
      locale: ctx.locale,
      writtenAt: writtenAt(timestamp, ctx.now),
      createdAt: ctx.now,
      dueAt: dueAfter(ctx.now, asked.urgency),
    })
    .onConflictDoNothing()
    .returning();
  // Its twin came in between: another tab, or a retry under a new key.
  if (!row) return (await takenBefore(ctx, delivery)) ?? gone();
  if (!row.heldReason) await tellStaff(ctx, row);
  else await tellOfMarked(ctx, row);
  return receiptOf(row, delivery);
}

/** @param delivery the key as it was sent: of it only a hash is kept */
function receiptOf({ reference }: Pick<Row, "reference">, delivery: string): Receipt {
  return { success: true, reference, status: "pending_review", delivery };
}

async function takenBefore(ctx: Ctx, delivery: string): Promise<Receipt | undefined> {
  const [row] = await ctx.db
    .select({ reference: safetyRequest.reference })
    .from(safetyRequest)
    .where(eq(safetyRequest.deliveryHash, tokenHash(delivery)));
  return row && receiptOf(row, delivery);
}

function gone(): never {
  throw new Error("the request was not kept");
}

/** Over the limit of its address, or the same words again within minutes. */
async function reasonToMark(
  ctx: Ctx,
  { name, details }: Pick<NewSafetyRequest, "name" | "details">,
): Promise<"flood" | "repeated" | null> {
  if (ctx.overLimit) {
    if ((await ctx.db.$count(safetyRequest, isMarked)) >= mostMarked)
      throw new AppError("unavailable", { retryAfter: 600 });
    return "flood";
  }
  // Of two at once the second must find the first.
  await lockName(ctx.db, `safety_request ${name} ${details}`);
  const same = and(
    eq(safetyRequest.name, name),
    eq(safetyRequest.details, details),
    gt(safetyRequest.createdAt, sql`${repeatedSince(ctx.now)}::timestamptz`),
  );
  return (await ctx.db.$count(safetyRequest, same)) > 0 ? "repeated" : null;
}

function writtenAt(timestamp: string | undefined, now: Date): Date {
  const told = timestamp ? new Date(timestamp) : now;
  const age = now.getTime() - told.getTime();
  return age >= 0 && age < believed ? told : now;
}

/** How urgently it is told of. */
const news = {
  emergency: "new_safety_emergency",
  urgent: "new_safety_request",
  normal: "new_safety_request",
} as const satisfies Record<SafetyUrgency, string>;

const letters = {
  emergency: "safety_emergency",
  urgent: "safety_notice",
  normal: "safety_notice",
} as const satisfies Record<SafetyUrgency, LetterName>;

/** The news and the letter; a second time writes no second letter. */
export async function tellStaff(ctx: Ctx, row: Row): Promise<void> {
  await notifyStaff(ctx, { type: news[row.urgency], subjectId: row.id, about: row.name });
  await writeToStaff(ctx, row, letters[row.urgency], `safety-notice:${row.id}`);
}

/** A letter to staff with what the request holds by now. */
async function writeToStaff(ctx: Ctx, row: Row, letter: LetterName, effect: string): Promise<void> {
  const { name, reference, details } = row;
  const written = row.contact.trim();
  // Staff answer the letter to the address; all else that was written stands in it.
  const email = contactsIn(written).find(({ kind }) => kind === "email")?.text ?? "";
  const phone = email === written ? "" : written;
  const service = inLocale(protocolNames, operator().staffLocale)[row.protocol];
  const facts = { name, email, phone, reference, service, message: details };
  await enqueueMessages(ctx, [staffEmail({ effect, letter, facts })]);
}

/** Any number of our own: who holds it is telling of a flood at this moment. */
const floodLock = 7_241_186_119;

/**
 * A flood must not drown the bell, nor a true call in it go unheard: once in ten minutes. Requests of the same moment do not
 * see each other's rows yet, so one of them tells and the others leave it to that one.
 */
async function tellOfMarked(ctx: Ctx, row: Row): Promise<void> {
  const { rows } = await ctx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${floodLock}::bigint) as mine`,
  );
  if (!rows[0]?.mine) return;
  const since = new Date(ctx.now.getTime() - 10 * 60_000).toISOString();
  const others = and(
    isMarked,
    gt(safetyRequest.createdAt, sql`${since}::timestamptz`),
    ne(safetyRequest.id, row.id),
  );
  if ((await ctx.db.$count(safetyRequest, others)) > 0) return;
  await notifyStaff(ctx, { type: "safety_marked", subjectId: row.id, about: row.name });
}

/** Whether the contact changed within ten minutes: the alarm does not ring for each of many changes. */
async function changedLately(ctx: Ctx, id: number): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - 10 * 60_000);
  const { requestId, kind, at } = safetyRequestEvent;
  const lately = and(eq(requestId, id), eq(kind, "contact"), gt(at, since));
  return (await ctx.db.$count(safetyRequestEvent, lately)) > 0;
}

/**
 * Adds a contact to a request, by the key that only its sender has. Sent again it changes nothing. The team hears of the
 * first one by news and letter; of a marked request it hears when somebody has looked at it. Also of a closed one: it may have
 * been closed because nobody could be reached.
 * @throws AppError not_found
 */
export async function addSafetyContact(
  ctx: Ctx,
  { delivery, contact }: z.output<typeof newSafetyContact>,
): Promise<Receipt> {
  const [before] = await ctx.db
    .select()
    .from(safetyRequest)
    .where(eq(safetyRequest.deliveryHash, tokenHash(delivery)))
    .for("update");
  if (!before) throw new AppError("not_found");
  if (before.contact === contact) return receiptOf(before, delivery);
  const [row = gone()] = await ctx.db
    .update(safetyRequest)
    .set({ contact, version: before.version + 1 })
    .where(eq(safetyRequest.id, before.id))
    .returning();
  const isSilent = await changedLately(ctx, row.id);
  const step = { requestId: row.id, at: ctx.now, by: row.name, kind: "contact", note: contact } as const;
  await ctx.db.insert(safetyRequestEvent).values(step);
  if (row.heldReason || isSilent) return receiptOf(row, delivery);
  await notifyStaff(ctx, { type: "safety_contact", subjectId: row.id, about: row.name });
  await writeToStaff(ctx, row, "safety_contact", `safety-contact:${row.id}`);
  return receiptOf(row, delivery);
}
