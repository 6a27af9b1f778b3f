import { and, eq, gte } from "drizzle-orm";
import type { DeskRecordKind } from "#app/staff/shell/record/desk-record.ts";
import { operator } from "#platform/config/operator.server.ts";
import { afterCommit, type Ctx, type Db, run } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { AdminNotification, Channel, LetterFacts } from "../contract.ts";
import { isPhoneLetter, type LetterName, letterProperties } from "../letter-registry.ts";
import { adminNotification, type outbox } from "../schema.server.ts";
import { tellDesks } from "./desk-feed.server.ts";
import { sealFacts } from "./sealed-links.server.ts";

let wakeWorkers = () => {};
/** Sets what is called after each commit of due messages by this process. Other processes find them when they poll. */
export function onMessagesDue(wake: () => void): void {
  wakeWorkers = wake;
}

/** Wakes this process's workers after the commit. */
export function announceDue(db: Db): void {
  afterCommit(db, () => wakeWorkers());
}

/** Job with the id of a message that staff sent by hand, for the module that it belongs to. */
export const sentByHandJob = "outbox.sent_by_hand";

export type NewMessage = {
  /** Deduplication key: a second message with the same key is not written. */
  effect: string;
  letter: LetterName;
  /** Default: email. WhatsApp only for letters to a phone. */
  channel?: Channel;
  recipient: string;
  replyTo?: string;
  facts: LetterFacts;
  locale: Locale;
  notBefore?: Date | undefined;
};

/** A letter to the person in its facts; replies go to staff. */
export function customerEmail(
  letter: Pick<NewMessage, "effect" | "letter" | "facts" | "locale">,
): NewMessage {
  return { ...letter, recipient: letter.facts.email, replyTo: operator().staffEmail };
}

/** A letter to staff in their language; replies go to the person in its facts. */
export function staffEmail(letter: Pick<NewMessage, "effect" | "letter" | "facts">): NewMessage {
  const { staffEmail, staffLocale } = operator();
  const { email } = letter.facts;
  return { ...letter, recipient: staffEmail, ...(email && { replyTo: email }), locale: staffLocale };
}

/** Whether workers can send by it; otherwise its messages wait for staff. */
export function isChannelConfigured(channel: Channel): boolean {
  return channel === "email" ? isMailConfigured() : isWhatsappConfigured();
}

export type StaffNotification = Pick<AdminNotification, "type" | "subjectId"> & {
  about: string;
  /** For one colleague; otherwise for everybody. */
  recipient?: string;
  /** What `subjectId` is, for a type that is about any record. */
  recordKind?: DeskRecordKind;
};

const insertStatement = {
  name: "insert messages",
  text: `
    with news as (
      insert into admin_notification (type, subject_id, about, recipient, record_kind, created_at)
      select type, "subjectId", about, recipient, "recordKind", "createdAt" from jsonb_to_recordset($1::jsonb)
        as news (type text, "subjectId" bigint, about text, recipient text, "recordKind" text, "createdAt" timestamptz))
    insert into outbox (effect, channel, recipient, reply_to, letter, facts, locale, status, last_error, due_at, not_before, created_at)
    select effect, channel, recipient, "replyTo", letter, facts, locale, status, "lastError", "dueAt", "notBefore", "createdAt"
    from jsonb_to_recordset($2::jsonb) as message (effect text, channel text, recipient text, "replyTo" text, letter text, facts jsonb,
      locale text, status text, "lastError" text, "dueAt" timestamptz, "notBefore" timestamptz, "createdAt" timestamptz)
    on conflict do nothing returning id, effect`,
};

/**
 * Adds letters to the outbox in the caller's transaction; a worker sends them after the commit, or staff do where the
 * channel has no service.
 * @param notification written by the same statement, which saves a round trip
 * @returns how many are new: a letter whose `effect` exists is not written again
 */
export async function enqueueMessages(
  ctx: Ctx,
  letters: readonly NewMessage[],
  notification?: StaffNotification,
): Promise<number> {
  if (letters.length === 0 && !notification) return 0;
  // The workers' clock: `ctx.now` may be another moment.
  const dueNow = new Date();
  const messages = letters.map((letter) => {
    const channel = resolveChannel(letter);
    const dueAt = isChannelConfigured(channel) ? (dueAfterHold(ctx, letter) ?? dueNow) : null;
    return {
      ...letter,
      ...initialStatus(letter),
      channel,
      dueAt,
      facts: sealFacts(letter),
      createdAt: ctx.now,
    };
  });
  const news = notification ? [{ ...notification, createdAt: ctx.now }] : [];
  const rows = await run<{ effect: string }>(ctx.db, insertStatement, [
    JSON.stringify(news),
    JSON.stringify(messages),
  ]);
  ctx.hold?.effects.push(...rows.map(({ effect }) => effect));
  if (messages.some(({ dueAt }) => dueAt !== null)) announceDue(ctx.db);
  if (notification) tellDesks(ctx.db);
  return rows.length;
}

/** The messages of an act that can be undone leave after it; a call for help waits for nothing. */
function dueAfterHold({ hold }: Ctx, { letter, notBefore }: NewMessage): Date | undefined {
  if (!hold || letterProperties(letter).isNeverHeld) return notBefore;
  return notBefore && notBefore > hold.until ? notBefore : hold.until;
}

/** Adds an entry to the bell of every member, or of its recipient, in the caller's transaction. */
export async function notifyStaff(ctx: Ctx, notification: StaffNotification): Promise<void> {
  await enqueueMessages(ctx, [], notification);
}

/** Takes news of this type about a record off all bells that it reached since a moment: its act was undone. */
export async function withdrawNews(
  { db }: Ctx,
  { type, subjectId, since }: Pick<StaffNotification, "type" | "subjectId"> & { since: Date },
): Promise<void> {
  const isAbout = and(eq(adminNotification.type, type), eq(adminNotification.subjectId, subjectId));
  await db.delete(adminNotification).where(and(isAbout, gte(adminNotification.createdAt, since)));
  tellDesks(db);
}

/** Without a mail service, letters to our own address are closed: the bell shows the same, except a member's own. */
function initialStatus({
  channel = "email",
  letter,
  recipient,
}: NewMessage): Pick<typeof outbox.$inferInsert, "status" | "lastError"> {
  const isOnBell = recipient === operator().staffEmail && letterProperties(letter).to !== "member";
  return channel === "email" && isOnBell && !isMailConfigured()
    ? { status: "failed", lastError: "no_service" }
    : { status: "waiting", lastError: null };
}

function resolveChannel({ channel = "email", letter }: NewMessage): Channel {
  if (channel === "whatsapp" && !isPhoneLetter(letter)) throw new Error(`${letter} has no WhatsApp template`);
  return channel;
}
