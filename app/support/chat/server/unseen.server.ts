import { and, eq, gt, lte } from "drizzle-orm";
import { enqueueMessages, type NewMessage, withdraw } from "#app/staff/outbox/public.server.ts";
import { contactsIn } from "#app/staff/shell/record/written-contact.ts";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { enqueue, type Job } from "#platform/jobs/jobs.server.ts";
import { fingerprint } from "#platform/security/seal.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { letterLink } from "../letter-link.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import type { SessionRow } from "./session.server.ts";

const unseenJob = "chat.unseen";
/** An answer of staff that the visitor has not seen after this long is written to them; in milliseconds. */
export const unseenFor = 5 * 60_000;

/** Looks, when an answer has been there long enough, whether the visitor has seen it. In the caller's transaction. */
export function writeIfUnseen(ctx: Ctx, id: number): Promise<void> {
  return enqueue(ctx.db, unseenJob, [String(id)], new Date(ctx.now.getTime() + unseenFor));
}

/** Tells a visitor who is gone that they were answered, once for all that they have not seen. */
export const unseenAnswers: Job = {
  name: unseenJob,
  run: (id) => writeUnseen(Number(id), new Date()),
};

/** The job itself. What came less than five minutes ago waits for its own look, and goes with the same letter. */
export async function writeUnseen(id: number, now: Date): Promise<void> {
  await db().transaction(async (tx) => {
    const ctx = systemContext(now, tx);
    const [session] = await tx.select().from(chatSession).where(eq(chatSession.id, id)).for("update");
    if (!session) return;
    const told = Math.max(session.seenId, session.letteredId);
    const unseen = await tx
      .select({ id: chatMessage.id, at: chatMessage.createdAt })
      .from(chatMessage)
      .where(and(eq(chatMessage.sessionId, id), eq(chatMessage.author, "staff"), gt(chatMessage.id, told)))
      .orderBy(chatMessage.id);
    const newest = unseen.at(-1);
    if (!newest || now.getTime() - newest.at.getTime() < unseenFor) return;
    const token = linkKeyOf(session);
    const letter = letterTo(session, { message: newest.id, token });
    if (!letter) return;
    await tx
      .update(chatSession)
      .set({ letteredId: newest.id, linkHash: tokenHash(token) })
      .where(eq(chatSession.id, id));
    await enqueueMessages(ctx, [letter]);
  });
}

/** The key in the links of all letters about a conversation to one contact: an older one, or one sent by hand, opens it as well. */
const linkKeyOf = ({ id, contact }: SessionRow) => fingerprint(`chat/link/${id}/${contact}`);

/** How the letters about a conversation are named. */
export const letterPrefix = "chat-reply";
export const letterEffect = (id: number | string) => `${letterPrefix}:${id}`;

/** The visitor has seen the answers after `from`, up to `to`: letters about them that have not gone yet do not go. */
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
  await withdraw(
    ctx,
    answers.map((answer) => `${letterEffect(id)}:${answer.id}`),
  );
}

/** By mail to an address, by WhatsApp to a number. Null where they left neither. */
function letterTo(
  { id, contact, locale }: SessionRow,
  { message, token }: { message: number; token: string },
): NewMessage | null {
  const found = contactsIn(contact);
  const left = (kind: "email" | "phone") => found.find((one) => one.kind === kind)?.text ?? "";
  const email = left("email");
  const phone = email ? "" : normalisePhone(left("phone"));
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
