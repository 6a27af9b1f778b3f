import { and, eq, ilike, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { actorName } from "#platform/context.ts";
import { readPage } from "#platform/database/page.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { likePattern } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/paging.server.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { mailIsConfigured, sendMail } from "#platform/mail.server.ts";
import { demand } from "#platform/policy.server.ts";
import { siteAddress } from "#platform/site.server.ts";
import type { OutboxMessage, OutboxQuery } from "./contract.ts";
import { letterHtml } from "./letter-mail.tsx";
import { letterText, writeLetter } from "./letters.ts";
import { mayReadNotifications } from "./policy.ts";
import { openedFacts, sendJob } from "./post.server.ts";
import { outbox } from "./table.server.ts";

type Row = typeof outbox.$inferSelect;

/** Some mail programs refuse a longer address; the rest can be copied from the letter. In characters. */
const longestMailto = 1500;

/** The outbox, newest first. */
export async function listOutbox(ctx: Ctx, query: OutboxQuery): Promise<Page<OutboxMessage>> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const filter = and(
    query.status && eq(outbox.status, query.status),
    query.search ? ilike(outbox.recipient, likePattern(query.search)) : undefined,
  );
  return readPage(ctx.db, outbox, filter, query, presented);
}

function presented(row: Row): OutboxMessage {
  const letter = writeLetter(row.letter, openedFacts(row), row.locale, siteAddress());
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
    mailto: `mailto:${encodeURIComponent(row.recipient)}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(text.slice(0, longestMailto))}`,
  };
}

/** Of a letter that has gone the house keeps no link: it may open an account. */
const withoutLink = sql`${outbox.facts} - 'path'`;

/** Staff sent it with their own mail program. */
export async function markSentByHand(ctx: Ctx, input: { id: number }): Promise<OutboxMessage> {
  demand(mayReadNotifications(ctx.actor), ctx.actor);
  const [row] = await ctx.db
    .update(outbox)
    .set({ status: "sent_by_hand", sentAt: ctx.now, sentBy: actorName(ctx.actor), facts: withoutLink })
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

/** How long a worker may take over one message before another may try, in milliseconds. */
const claimTime = 60_000;

/**
 * The job: hands one waiting message to the mail service. The message is claimed first, so that two workers
 * never send the same one; running it again after it was sent, by us or by hand, does nothing.
 */
export async function sendOutboxMessage(id: string): Promise<void> {
  const open = inArray(outbox.status, ["waiting", "failed"]);
  const mine = eq(outbox.id, Number(id));
  const now = new Date();
  const free = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now));
  const [row] = await db()
    .update(outbox)
    .set({ claimedUntil: new Date(now.getTime() + claimTime), attempts: sql`${outbox.attempts} + 1` })
    .where(and(mine, open, free))
    .returning();
  if (!row) {
    if ((await db().$count(outbox, and(mine, open))) > 0) throw new Error("another worker is sending it");
    return;
  }
  const letter = writeLetter(row.letter, openedFacts(row), row.locale, siteAddress());
  const done = { claimedUntil: null };
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
    // Filtered by what is open: a hand mark made meanwhile stands.
    await db()
      .update(outbox)
      .set({ ...done, status: "failed", lastError: reason })
      .where(and(mine, open));
    throw new Error(`mail not accepted: ${reason}`);
  }
  await db()
    .update(outbox)
    .set({ ...done, status: "sent", lastError: null, sentAt: new Date(), facts: withoutLink })
    .where(and(mine, open));
}
