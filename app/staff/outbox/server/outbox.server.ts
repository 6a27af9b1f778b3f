import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { actorName, emailOf } from "#platform/context.ts";
import { type ListedRow, type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { enqueue } from "#platform/jobs/jobs.server.ts";
import { may } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import { type OutboxMessage, type OutboxQuery, rateLimitError } from "../contract.ts";
import { isFinal, mayHaveArrived } from "../final-state.ts";
import {
  isNotFinal,
  outbox,
  outboxSearchText,
  outboxTry,
  recipientSearchText,
  withoutLink,
} from "../schema.server.ts";
import { type Letter, letterText, renderLetter } from "../templates/letters.ts";
import { whatsappText } from "../templates/whatsapp-text.ts";
import { announceDue, isChannelConfigured, sentByHandJob } from "./enqueue.server.ts";
import { footerOf } from "./footer.server.ts";
import { grantsAccess, unsealFacts } from "./sealed-links.server.ts";
import { waitsForStaff } from "./waits-for-staff.server.ts";
import { findOptOuts } from "./whatsapp/whatsapp-preference.server.ts";

type Row = ListedRow<typeof outbox>;

/** Some mail programs refuse longer links; in characters. */
const maxMailtoLength = 1500;

/**
 * Newest first, for staff, as the recipients read them. Links that grant access are hidden, and all links from those who
 * only read: with one they would act as the recipient.
 */
export async function listOutbox(ctx: Ctx, query: OutboxQuery): Promise<Page<OutboxMessage>> {
  requireStaff(ctx);
  const filter = and(
    query.status && (query.status === "to_send" ? waitsForStaff(ctx.now) : eq(outbox.status, query.status)),
    query.channel && eq(outbox.channel, query.channel),
    searchFilter(query.search, outbox.id, outboxSearchText, recipientSearchText),
  );
  return readPageWithRelated(ctx.db, outbox, filter, query, (rows) => presentMessages(ctx, rows));
}

/**
 * A message with its link, to send it by hand. A link that grants access could be misused, so each member's first look
 * is audited.
 * @throws AppError not_found
 */
export async function showMessageLink(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  requireStaff(ctx);
  const [row] = await ctx.db.select().from(outbox).where(eq(outbox.id, input.id));
  // Its link makes an account of the role that the owner chose, or opens one.
  if (row?.letter === "staff_invitation" || row?.letter === "staff_password") requireStaff(ctx, "team");
  if (row && grantsAccess(row)) await recordLinkSeen(ctx, row.id);
  return presentOne(ctx, row, input.id, "shown");
}

async function recordLinkSeen(ctx: Ctx, subjectId: number): Promise<void> {
  await lockName(ctx.db, `letter.link ${subjectId} ${emailOf(ctx.actor) ?? ""}`);
  const ownLooks = and(
    eq(auditLog.act, "letter.link"),
    eq(auditLog.subject, "letter"),
    eq(auditLog.subjectId, subjectId),
    eq(auditLog.byEmail, emailOf(ctx.actor) ?? ""),
  );
  if ((await ctx.db.$count(auditLog, ownLooks)) === 0)
    await recordAudit(ctx, { act: "letter.link", subject: "letter", subjectId });
}

/** For staff. @param link `never`: any link is left out, for answers that are kept */
export async function presentMessages(
  ctx: Ctx,
  rows: readonly Row[],
  link: LinkVisibility = "hidden",
): Promise<OutboxMessage[]> {
  const visibility = mayUseLinks(ctx) ? link : "never";
  const ids = rows.map((row) => row.id);
  const phones = rows.filter((row) => row.channel === "whatsapp").map((row) => row.recipient);
  const tries = await findTries(ctx, ids);
  const stopped = await findOptOuts(ctx, phones);
  return rows.map((row) => ({
    ...presentMessage(row, ctx.now, stopped.get(row.recipient), visibility),
    tries: (tries.get(row.id) ?? []).map(({ at, outcome, code, took }) => ({
      at: at.toISOString(),
      outcome,
      code,
      took,
    })),
  }));
}

async function findTries(ctx: Ctx, ids: readonly number[]) {
  const tries = await ctx.db
    .select()
    .from(outboxTry)
    .where(inArray(outboxTry.outboxId, [...ids]))
    .orderBy(asc(outboxTry.id));
  return Map.groupBy(tries, (one) => one.outboxId);
}

function mayUseLinks({ actor }: Ctx): boolean {
  return actor.kind === "staff" && may(actor.role, "work");
}

type LinkVisibility = "never" | "hidden" | "shown";

function presentMessage(
  row: Row,
  now: Date,
  stoppedAt: Date | undefined,
  link: LinkVisibility,
): Omit<OutboxMessage, "tries"> {
  const linkHidden = link === "never" ? Boolean(row.facts.path) : link === "hidden" && grantsAccess(row);
  const rendered = renderText(row, linkHidden);
  const { subject, text } = rendered ?? { subject: "", text: "" };
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject,
    text,
    locale: row.locale,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    notBefore: row.notBefore?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    sentBy: row.sentBy,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    mailto:
      rendered && !linkHidden && row.channel === "email"
        ? `mailto:${encodeURIComponent(row.recipient)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.slice(0, maxMailtoLength))}`
        : null,
    waMe:
      rendered && !linkHidden && !stoppedAt && canSendByOwnWhatsapp(row, now)
        ? `https://wa.me/${row.recipient.slice(1)}?text=${encodeURIComponent(text)}`
        : null,
    linkHidden,
  };
}

/**
 * Subject and text of a message as its reader gets them, without a link that opens something, and for those who only read
 * without any; "" if they cannot be rendered.
 */
export function readSentTexts(ctx: Ctx, row: Row): { subject: string; text: string } {
  const linkHidden = mayUseLinks(ctx) ? grantsAccess(row) : Boolean(row.facts.path);
  return renderText(row, linkHidden) ?? { subject: "", text: "" };
}

/** @returns undefined if rendering fails (`unwritten`): the list must still show the message */
function renderText(row: Row, linkHidden: boolean): { subject: string; text: string } | undefined {
  try {
    const facts = linkHidden ? { ...row.facts, path: "/…" } : unsealFacts(row);
    const letter = renderLetter(row.letter, facts, row.locale, siteAddress());
    return { subject: letter.subject, text: textOf(row, letter) };
  } catch {
    return undefined;
  }
}

/** What staff wrote to somebody's WhatsApp themselves has nothing of ours around it. */
function textOf(row: Row, letter: Letter): string {
  if (row.channel === "email") return letterText(letter, footerOf(row));
  return row.letter === "staff_letter" ? letter.paragraphs.join("\n\n") : whatsappText(letter, row.locale);
}

function canSendByOwnWhatsapp(row: Row, now: Date): boolean {
  const waits = (row.status === "waiting" || row.status === "failed") && !isFinal(row);
  return row.channel === "whatsapp" && waits && !isQuiet(row, now) && isWhatsappNumber(row.recipient);
}

/** Waits for the end of quiet hours, not for its next try. */
function isQuiet({ attempts, notBefore }: Row, now: Date): boolean {
  return attempts === 0 && notBefore !== null && notBefore > now;
}

export type SentMessage = {
  id: number;
  /**
   * ready: staff must send it, no service is configured; undelivered: accepted but not delivered; stopped: the number
   * opted out; withdrawn: taken back, but it may have arrived.
   */
  state: "sent" | "ready" | "sent_by_hand" | "waiting" | "failed" | "undelivered" | "stopped" | "withdrawn";
  sentAt: Date | null;
  deliveredAt: Date | null;
  readAt: Date | null;
  waitsForHand: boolean;
};

/** @returns the messages with these effects, by effect */
export async function findMessages(ctx: Ctx, effects: readonly string[]): Promise<Map<string, SentMessage>> {
  const rows = await ctx.db
    .select()
    .from(outbox)
    .where(inArray(outbox.effect, [...effects]));
  const phones = rows.filter((row) => row.channel === "whatsapp").map((row) => row.recipient);
  const stopped = await findOptOuts(ctx, phones);
  const withdrawn = rows.filter((row) => row.lastError === "withdrawn").map((row) => row.id);
  const tries = await findTries(ctx, withdrawn);
  return new Map(
    rows.map((row) => {
      const { id, sentAt, deliveredAt, readAt } = row;
      const isReady = row.status === "waiting" && !isChannelConfigured(row.channel) && !isQuiet(row, ctx.now);
      const state = isReady ? "ready" : stateOf(row, tries.get(id) ?? []);
      const waitsForHand = !stopped.has(row.recipient) && canSendByOwnWhatsapp(row, ctx.now);
      return [row.effect, { id, state, sentAt, deliveredAt, readAt, waitsForHand }];
    }),
  );
}

function stateOf(
  { status, lastError, sentAt, attempts }: Row,
  tries: readonly (typeof outboxTry.$inferSelect)[],
): SentMessage["state"] {
  if (status !== "failed") return status;
  if (lastError === "stopped") return "stopped";
  if (sentAt) return "undelivered";
  return lastError === "withdrawn" && mayHaveArrived(attempts, tries) ? "withdrawn" : "failed";
}

function isSendable(id: number) {
  return and(eq(outbox.id, id), inArray(outbox.status, ["waiting", "failed"]), isNotFinal);
}

/**
 * Removes the stored link; audited. `sentByHandJob` tells the module that the message belongs to.
 * @throws AppError not_found; conflict if it is sent already, or may not be sent any more
 */
export async function markSentByHand(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .update(outbox)
    .set({
      status: "sent_by_hand",
      sentAt: ctx.now,
      sentBy: actorName(ctx.actor),
      notBefore: null,
      facts: withoutLink,
    })
    .where(isSendable(input.id))
    .returning();
  if (row) {
    await enqueue(ctx.db, sentByHandJob, [String(row.id)]);
    const detail = { letter: row.letter, to: "sent_by_hand" };
    await recordAudit(ctx, { act: "letter.sent", subject: "letter", subjectId: row.id, detail });
  }
  return presentOne(ctx, row, input.id);
}

/**
 * Queues a message (again), at once but not before quiet hours end; audited. `providerId` stays, so that late webhooks
 * of the earlier attempt are recognised (whatsapp-events.server.ts); so does `rateLimitError`, which is not counted
 * twice (send.server.ts).
 * @throws AppError not_found; conflict if it is sent already, may not be sent any more, its channel has no service, or
 * its number opted out
 */
export async function requeueMessage(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  requireStaff(ctx);
  const [row] = await ctx.db
    .update(outbox)
    .set({
      status: "waiting",
      lastError: sql`case when ${outbox.lastError} = ${rateLimitError} then ${outbox.lastError} end`,
      attempts: 0,
      sentAt: null,
      notBefore: sql`case when ${outbox.attempts} = 0 then ${outbox.notBefore} end`,
      dueAt: sql`coalesce(case when ${outbox.attempts} = 0 then ${outbox.notBefore} end, ${ctx.now.toISOString()}::timestamptz)`,
    })
    .where(isSendable(input.id))
    .returning();
  announceDue(ctx.db);
  const message = await presentOne(ctx, row, input.id);
  if (!isChannelConfigured(message.channel) || message.stoppedAt) throw new AppError("conflict");
  const detail = { letter: row?.letter ?? "", to: "waiting" };
  await recordAudit(ctx, { act: "letter.sent", subject: "letter", subjectId: message.id, detail });
  return message;
}

async function presentOne(
  ctx: Ctx,
  row: Row | undefined,
  id: number,
  link?: LinkVisibility,
): Promise<OutboxMessage> {
  if (!row) {
    const known = await ctx.db.$count(outbox, eq(outbox.id, id));
    throw new AppError(known ? "conflict" : "not_found");
  }
  const [message] = await presentMessages(ctx, [row], link);
  if (!message) throw new Error("presentAll returned no message");
  return message;
}
