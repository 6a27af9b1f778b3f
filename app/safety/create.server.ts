import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff, post, toStaff } from "#app/notifications/post.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { operator } from "#platform/operator.server.ts";
import { newReference } from "#platform/reference.server.ts";
import { repeatedSince, robotMarks } from "#platform/spam.server.ts";
import { readContact } from "./contact.ts";
import type { NewSafetyRequest, SafetyUrgency, safetyReceipt } from "./contract.ts";
import { dueAfter } from "./due.ts";
import { protocolNames } from "./protocol-names.ts";
import { safetyRequest } from "./table.server.ts";

type Receipt = z.infer<typeof safetyReceipt>;
type Row = typeof safetyRequest.$inferSelect;

/**
 * As many marked requests may wait to be looked at. Beyond that, addresses that are over their limit hear "later", so
 * that no flood fills the disk: they weigh some 100 MB at most. Who is within the limit is always taken.
 */
const mostMarked = 10_000;
const isMarked = and(isNotNull(safetyRequest.heldReason), isNull(safetyRequest.answeredAt));
/** How far back a browser's clock is believed. */
const believed = 90 * 24 * 3_600_000;

/**
 * Takes a call for help: the request, the news and the letter for staff, in one transaction. What looks like a robot's,
 * or comes over the limit of its address, is kept and marked; of a flood of those, staff hear once.
 */
export async function createSafetyRequest(
  ctx: Ctx,
  { trap, elapsed: _, timestamp, ...asked }: NewSafetyRequest,
): Promise<Receipt> {
  const known = asked.delivery ? await takenBefore(ctx, asked.delivery) : undefined;
  if (known) return known;
  // Haste marks nobody here: a frightened person is fast, and a robot costs the team but a glance.
  const heldReason = robotMarks({ trap }) ?? (await reasonToMark(ctx, asked));
  const [row] = await ctx.db
    .insert(safetyRequest)
    .values({
      ...asked,
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
  if (!row) return (await takenBefore(ctx, asked.delivery ?? "")) ?? gone();
  if (!row.heldReason) await tellStaff(ctx, row);
  else await tellOfMarked(ctx, row);
  return receiptOf(row);
}

function receiptOf({ reference }: Pick<Row, "reference">): Receipt {
  return { success: true, reference, status: "pending_review" };
}

async function takenBefore(ctx: Ctx, delivery: string): Promise<Receipt | undefined> {
  const [row] = await ctx.db
    .select({ reference: safetyRequest.reference })
    .from(safetyRequest)
    .where(eq(safetyRequest.delivery, delivery));
  return row && receiptOf(row);
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

/** The news and the letter; a second time writes no second letter. */
export async function tellStaff(ctx: Ctx, row: Row): Promise<void> {
  await notifyStaff(ctx, { type: news[row.urgency], subjectId: row.id, about: row.name });
  const { name, reference, details, urgency } = row;
  const contact = readContact(row.contact);
  const email = contact.kind === "email" ? contact.text : "";
  const phone = email ? "" : contact.text;
  const service = inLocale(protocolNames, operator().staffLocale)[row.protocol];
  const letter = urgency === "emergency" ? "safety_emergency" : "safety_notice";
  const facts = { name, email, phone, reference, service, message: details };
  await post(ctx, [toStaff({ effect: `safety-notice:${row.id}`, letter, facts })]);
}

/** A flood must not drown the bell, nor a true call in it go unheard: once in ten minutes. */
async function tellOfMarked(ctx: Ctx, row: Row): Promise<void> {
  const since = new Date(ctx.now.getTime() - 10 * 60_000).toISOString();
  const others = and(
    isMarked,
    gt(safetyRequest.createdAt, sql`${since}::timestamptz`),
    ne(safetyRequest.id, row.id),
  );
  if ((await ctx.db.$count(safetyRequest, others)) > 0) return;
  await notifyStaff(ctx, { type: "safety_marked", subjectId: row.id, about: row.name });
}
