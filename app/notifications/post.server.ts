import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { mailIsConfigured } from "#platform/mail.server.ts";
import { operator } from "#platform/operator.server.ts";
import { whatsappIsConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { AdminNotification, Channel, LetterFacts, LetterName } from "./contract.ts";
import { isLocalLetter } from "./local-letters.ts";
import { sealedFacts } from "./sealed-links.server.ts";
import { adminNotification, outbox } from "./table.server.ts";

export const sendJob = "outbox.send";
/** Staff sent a message by hand: its id, for whoever's message it is to go on from there. */
export const sentByHandJob = "outbox.sent_by_hand";

export type Post = {
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
export function toPerson(letter: Pick<Post, "effect" | "letter" | "facts" | "locale">): Post {
  return { ...letter, recipient: letter.facts.email, replyTo: operator().staffEmail };
}

/** A letter to staff in their language, who answer it to the person of its facts, where there is an address. */
export function toStaff(letter: Pick<Post, "effect" | "letter" | "facts">): Post {
  const { staffEmail, staffLocale } = operator();
  const { email } = letter.facts;
  return { ...letter, recipient: staffEmail, ...(email && { replyTo: email }), locale: staffLocale };
}

/** Whether there is a service to hand a message to; without one it waits for staff. */
export function isConfigured(channel: Channel): boolean {
  return channel === "email" ? mailIsConfigured() : whatsappIsConfigured();
}

/**
 * Puts letters into the outbox and queues their sending, in the caller's transaction. Without a service for its channel a
 * letter waits.
 * @returns how many are new
 */
export async function post(ctx: Ctx, letters: readonly Post[]): Promise<number> {
  if (letters.length === 0) return 0;
  const values = letters.map((letter) => ({
    ...letter,
    ...standingOf(letter),
    channel: channelOf(letter),
    facts: sealedFacts(letter),
    createdAt: ctx.now,
  }));
  const { id, channel, notBefore } = outbox;
  const rows = await ctx.db
    .insert(outbox)
    .values(values)
    .onConflictDoNothing()
    .returning({ id, channel, notBefore });
  const leaving = rows.filter((row) => isConfigured(row.channel));
  for (const together of Map.groupBy(leaving, (row) => row.notBefore?.getTime()).values()) {
    const ids = together.map((row) => String(row.id));
    await enqueue(ctx.db, sendJob, ids, together[0]?.notBefore);
  }
  return rows.length;
}

/** The one letter to staff without news on the bell. */
export const withoutNews: LetterName = "staff_failed_sign_ins";

/** Nobody sends a notice to our own address by hand: without a mail service it is closed, and the bell has its news. */
function standingOf({
  channel = "email",
  letter,
  recipient,
}: Post): Pick<typeof outbox.$inferInsert, "status" | "lastError"> {
  const isOwn = channel === "email" && recipient === operator().staffEmail && letter !== withoutNews;
  return isOwn && !mailIsConfigured()
    ? { status: "failed", lastError: "no_service" }
    : { status: "waiting", lastError: null };
}

function channelOf({ channel = "email", letter }: Post): Channel {
  if (channel === "whatsapp" && !isLocalLetter(letter)) throw new Error(`${letter} is not made for WhatsApp`);
  return channel;
}

/** Writes news for staff. */
export async function notifyStaff(
  ctx: Ctx,
  news: { type: AdminNotification["type"]; subjectId: number; about: string },
): Promise<void> {
  await ctx.db.insert(adminNotification).values({ ...news, createdAt: ctx.now });
}
