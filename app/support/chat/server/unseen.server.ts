import { and, eq, gt, lte } from "drizzle-orm";
import { enqueueMessages, type NewMessage, withdrawMessages } from "#app/staff/outbox/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { enqueue, type Job } from "#platform/jobs/jobs.server.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { letterLink } from "../letter-link.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import type { SessionRow } from "./session.server.ts";

const unseenJob = "chat.unseen";
/** Milliseconds until an unseen staff answer is sent as a letter. */
export const unseenDelayMs = 5 * 60_000;

/** Enqueues a check in `unseenDelayMs`: an answer that is not seen by then is sent as a letter. */
export function scheduleUnseenCheck(ctx: Ctx, id: number): Promise<void> {
  return enqueue(ctx.db, unseenJob, [String(id)], new Date(ctx.now.getTime() + unseenDelayMs));
}

export const unseenLetterJob: Job = {
  name: unseenJob,
  run: (id) => sendUnseenLetter(Number(id), new Date()),
};

/**
 * Writes to a visitor who has not seen staff's answers, if the contact is an e-mail address or a phone number. If the
 * newest answer is younger than `unseenDelayMs`, its own job sends one letter for all.
 */
export async function sendUnseenLetter(id: number, now: Date): Promise<void> {
  await db().transaction(async (tx) => {
    const ctx = systemContext(now, tx);
    const [session] = await tx.select().from(chatSession).where(eq(chatSession.id, id)).for("update");
    if (!session) return;
    const notifiedUpTo = Math.max(session.seenId, session.letteredId);
    const unseen = await tx
      .select({ id: chatMessage.id, at: chatMessage.createdAt })
      .from(chatMessage)
      .where(
        and(eq(chatMessage.sessionId, id), eq(chatMessage.author, "staff"), gt(chatMessage.id, notifiedUpTo)),
      )
      .orderBy(chatMessage.id);
    const newest = unseen.at(-1);
    if (!newest || now.getTime() - newest.at.getTime() < unseenDelayMs) return;
    const token = letterKeyOf(session);
    const letter = buildLetter(session, { message: newest.id, token });
    if (!letter) return;
    await tx
      .update(chatSession)
      .set({ letteredId: newest.id, linkHash: hashToken(token) })
      .where(eq(chatSession.id, id));
    await enqueueMessages(ctx, [letter]);
  });
}

/** Deterministic, so that older letters to the same contact keep working. */
const letterKeyOf = ({ id, contact }: SessionRow) => fingerprint(`chat/link/${id}/${contact}`);

export const letterPrefix = "chat-reply";

/** Outbox key of a conversation's letters; the id of the newest answer follows. */
export const letterEffect = (id: number | string) => `${letterPrefix}:${id}`;

/** Withdraws queued letters about staff answers in (from, to]. */
export async function withdrawSeen(
  ctx: Ctx,
  { id, from, to }: Record<"id" | "from" | "to", number>,
): Promise<void> {
  const answers = await ctx.db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.sessionId, id),
        eq(chatMessage.author, "staff"),
        gt(chatMessage.id, from),
        lte(chatMessage.id, to),
      ),
    );
  await withdrawMessages(
    ctx,
    answers.map((answer) => `${letterEffect(id)}:${answer.id}`),
  );
}

function buildLetter(
  { id, contact, locale }: SessionRow,
  { message, token }: { message: number; token: string },
): NewMessage | null {
  const found = parseContacts(contact);
  const findContact = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  const email = findContact("email");
  const phone = email ? "" : normalisePhone(findContact("phone"));
  if (!email && !phone) return null;
  return {
    effect: `${letterEffect(id)}:${message}`,
    letter: "chat_reply",
    channel: email ? "email" : "whatsapp",
    recipient: phone || email,
    replyTo: operator().staffEmail,
    facts: { name: "", email, phone, message: "", path: letterLink(token) },
    locale,
  };
}
