import { sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { mailIsConfigured } from "#platform/mail/mail.server.ts";
import { whatsappIsConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { AdminNotification, Channel, LetterFacts, LetterName } from "../contract.ts";
import { adminNotification, outbox } from "../schema.server.ts";
import { isLocalLetter } from "../templates/local-letters.ts";
import { sealedFacts } from "./sealed-links.server.ts";

/** What processes tell each other as letters are queued: look which are due. */
export const outboxDueChannel = "outbox";
/** In SQL, once the transaction is committed. */
export const notifyWorkers = sql`pg_notify(${outboxDueChannel}, '')`;
/** Staff sent a message by hand: its id, for whoever's message it is to go on from there. */
export const sentByHandJob = "outbox.sent_by_hand";

export type NewMessage = {
  /** Names the one effect this message is; a second message with the same name is not written. */
  effect: string;
  letter: LetterName;
  /** By mail, if unsaid. By WhatsApp only letters that are made for it. */
  channel?: Channel;
  /** An address, or for WhatsApp a phone number (E.164). */
  recipient: string;
  replyTo?: string;
  facts: LetterFacts;
  locale: Locale;
  /** It does not leave before: quiet hours. */
  notBefore?: Date | undefined;
};

/** A letter to the person of its facts, who answers it to staff. */
export function customerEmail(
  letter: Pick<NewMessage, "effect" | "letter" | "facts" | "locale">,
): NewMessage {
  return { ...letter, recipient: letter.facts.email, replyTo: operator().staffEmail };
}

/** A letter to staff in their language, who answer it to the person of its facts, where there is an address. */
export function staffEmail(letter: Pick<NewMessage, "effect" | "letter" | "facts">): NewMessage {
  const { staffEmail, staffLocale } = operator();
  const { email } = letter.facts;
  return { ...letter, recipient: staffEmail, ...(email && { replyTo: email }), locale: staffLocale };
}

/** Whether there is a service to hand a message to; without one it waits for staff. */
export function isConfigured(channel: Channel): boolean {
  return channel === "email" ? mailIsConfigured() : whatsappIsConfigured();
}

/** What staff read on their bell. */
export type StaffNotification = { type: AdminNotification["type"]; subjectId: number; about: string };

/**
 * Puts letters into the outbox, in the caller's transaction; once it is committed, a worker sends them. Without a service
 * for its channel a letter waits for staff.
 * @param news written by the same statement: a trip to the database less in what visitors wait for
 * @returns how many are new
 */
export async function enqueueMessages(
  ctx: Ctx,
  letters: readonly NewMessage[],
  news?: StaffNotification,
): Promise<number> {
  if (letters.length === 0) {
    if (news) await notifyStaff(ctx, news);
    return 0;
  }
  // At once, by the clock that workers go by: an act may be done as of another moment.
  const dueNow = new Date();
  const values = letters.map((letter) => {
    const channel = resolveChannel(letter);
    const dueAt = isConfigured(channel) ? (letter.notBefore ?? dueNow) : null;
    const facts = sealedFacts(letter);
    return { ...letter, ...initialStatus(letter), channel, dueAt, facts, createdAt: ctx.now };
  });
  const hasDue = values.some(({ dueAt }) => dueAt !== null);
  const { id } = adminNotification;
  const notificationInsert = news && ctx.db.$with("news").as(insertNotification(ctx, news).returning({ id }));
  const rows = await (notificationInsert ? ctx.db.with(notificationInsert) : ctx.db)
    .insert(outbox)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: outbox.id, ...(hasDue && { woken: notifyWorkers }) });
  return rows.length;
}

/** The one letter to staff without news on the bell. */
export const letterWithoutNotification: LetterName = "staff_failed_sign_ins";

/** Nobody sends a notice to our own address by hand: without a mail service it is closed, and the bell has its news. */
function initialStatus({
  channel = "email",
  letter,
  recipient,
}: NewMessage): Pick<typeof outbox.$inferInsert, "status" | "lastError"> {
  const isOwnNotice =
    channel === "email" && recipient === operator().staffEmail && letter !== letterWithoutNotification;
  return isOwnNotice && !mailIsConfigured()
    ? { status: "failed", lastError: "no_service" }
    : { status: "waiting", lastError: null };
}

function resolveChannel({ channel = "email", letter }: NewMessage): Channel {
  if (channel === "whatsapp" && !isLocalLetter(letter)) throw new Error(`${letter} is not made for WhatsApp`);
  return channel;
}

/** Writes news for staff. */
export async function notifyStaff(ctx: Ctx, news: StaffNotification): Promise<void> {
  await insertNotification(ctx, news);
}

function insertNotification({ db, now }: Ctx, news: StaffNotification) {
  return db.insert(adminNotification).values({ ...news, createdAt: now });
}
