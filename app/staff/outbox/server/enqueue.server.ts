import { operator } from "#platform/config/operator.server.ts";
import { afterCommit, type Ctx, type Db } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { AdminNotification, Channel, LetterFacts } from "../contract.ts";
import { isPhoneLetter, type LetterName, letterProperties } from "../letter-registry.ts";
import { adminNotification, outbox } from "../schema.server.ts";
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

export type StaffNotification = { type: AdminNotification["type"]; subjectId: number; about: string };

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
  if (letters.length === 0) {
    if (notification) await notifyStaff(ctx, notification);
    return 0;
  }
  // The workers' clock: `ctx.now` may be another moment.
  const dueNow = new Date();
  const values = letters.map((letter) => {
    const channel = resolveChannel(letter);
    const dueAt = isChannelConfigured(channel) ? (letter.notBefore ?? dueNow) : null;
    const facts = sealFacts(letter);
    return { ...letter, ...initialStatus(letter), channel, dueAt, facts, createdAt: ctx.now };
  });
  const hasDue = values.some(({ dueAt }) => dueAt !== null);
  const { id } = adminNotification;
  const notificationInsert =
    notification && ctx.db.$with("notification").as(insertNotification(ctx, notification).returning({ id }));
  const rows = await (notificationInsert ? ctx.db.with(notificationInsert) : ctx.db)
    .insert(outbox)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (hasDue) announceDue(ctx.db);
  return rows.length;
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

/** Adds an entry to the bell of every member, in the caller's transaction. */
export async function notifyStaff(ctx: Ctx, notification: StaffNotification): Promise<void> {
  await insertNotification(ctx, notification);
}

function insertNotification({ db, now }: Ctx, notification: StaffNotification) {
  return db.insert(adminNotification).values({ ...notification, createdAt: now });
}
