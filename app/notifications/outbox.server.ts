import { and, eq, ilike, inArray, sql } from "drizzle-orm";
import { actorName } from "#platform/context.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { likePattern, pageBounds } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import { cutPage, type Page, readCursor } from "#platform/http/paging.server.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { log } from "#platform/log.server.ts";
import { mailIsConfigured, sendMail } from "#platform/mail.server.ts";
import { demand } from "#platform/policy.server.ts";
import { siteAddress } from "#platform/site.server.ts";
import type { OutboxMessage, OutboxQuery } from "./contract.ts";
import { letterHtml } from "./letter-mail.tsx";
import { letterText, writeLetter } from "./letters.ts";
import { mayReadNotifications } from "./policy.ts";
import { sendJob } from "./post.server.ts";
import { outbox } from "./table.server.ts";

type Row = typeof outbox.$inferSelect;

/** The outbox, newest first. */
export async function listOutbox(ctx: Ctx, query: OutboxQuery): Promise<Page<OutboxMessage>> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const filter = and(
    query.status && eq(outbox.status, query.status),
    query.search ? ilike(outbox.recipient, likePattern(query.search)) : undefined,
  );
  const cursor = readCursor(query.cursor);
  const bounds = pageBounds(cursor, outbox.createdAt, outbox.id);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(outbox)
      .where(and(filter, bounds.where))
      .orderBy(...bounds.order)
      .limit(query.limit + 1),
    ctx.db.$count(outbox, filter),
  ]);
  const page = cutPage(rows, query.limit, cursor);
  return { ...page, items: page.items.map(presented), total };
}

function presented(row: Row): OutboxMessage {
  const letter = writeLetter(row.letter, row.facts, row.locale, siteAddress());
  const text = letterText(letter);
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: letter.subject,
    text,
    locale: row.locale,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    sentBy: row.sentBy,
    mailto: `mailto:${encodeURIComponent(row.recipient)}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(text)}`,
  };
}

/** Staff sent it with their own mail program. */
export async function markSentByHand(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const [row] = await ctx.db
    .update(outbox)
    .set({ status: "sent_by_hand", sentAt: ctx.now, sentBy: actorName(ctx.actor) })
    .where(and(eq(outbox.id, input.id), inArray(outbox.status, ["waiting", "failed"])))
    .returning();
  return presented(row ?? (await refuse(ctx, input.id)));
}

/** Queues it (again) for the mail service, for instance once one has been configured. */
export async function sendAgain(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  if (!mailIsConfigured()) throw new AppError("conflict");
  const [row] = await ctx.db
    .update(outbox)
    .set({ status: "waiting", lastError: null })
    .where(and(eq(outbox.id, input.id), inArray(outbox.status, ["waiting", "failed"])))
    .returning();
  if (row) await enqueue(ctx.db, sendJob, [String(row.id)]);
  return presented(row ?? (await refuse(ctx, input.id)));
}

async function refuse(ctx: Ctx, id: number): Promise<never> {
  const known = await ctx.db.$count(outbox, eq(outbox.id, id));
  throw new AppError(known ? "conflict" : "not_found");
}

/** The job: hands one waiting message to the mail service. Running it again after it was sent does nothing. */
export async function sendOutboxMessage(id: string): Promise<void> {
  const [row] = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, Number(id)), inArray(outbox.status, ["waiting", "failed"])));
  if (!row) return;
  const letter = writeLetter(row.letter, row.facts, row.locale, siteAddress());
  const tried = { attempts: sql`${outbox.attempts} + 1` };
  try {
    await sendMail({
      id,
      to: row.recipient,
      subject: letter.subject,
      text: letterText(letter),
      html: await letterHtml(letter, row.locale),
      replyTo: row.replyTo ?? undefined,
    });
  } catch (error) {
    const reason = String((error as { code?: unknown }).code ?? "refused").slice(0, 100);
    await db()
      .update(outbox)
      .set({ ...tried, status: "failed", lastError: reason })
      .where(eq(outbox.id, row.id));
    log.warn({ outbox: row.id, reason }, "a mail was not accepted");
    throw new Error(`mail not accepted: ${reason}`);
  }
  await db()
    .update(outbox)
    .set({ ...tried, status: "sent", lastError: null, sentAt: new Date() })
    .where(eq(outbox.id, row.id));
}
