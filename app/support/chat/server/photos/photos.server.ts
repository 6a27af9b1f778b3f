import { and, count, eq, isNotNull } from "drizzle-orm";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import {
  type AttachedPhotos,
  type PhotoParams,
  readPhoto,
  receivePhoto,
  storePhoto,
  uploadHashOf,
} from "#platform/pictures/attached-photos.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { PhotoReceipt } from "../../contract.ts";
import { chatMessage, chatPhoto, chatSession } from "../../schema.server.ts";
import { escalateToPerson } from "../handoff.server.ts";
import { notifyChat } from "../save-message.server.ts";
import { findSession, matchesKey, type SessionRow, toChatMessage } from "../session.server.ts";
import { inBothLanguages, photoReply } from "./reply.server.ts";

const dayMs = 24 * 3_600_000;
const photos: AttachedPhotos = { table: chatPhoto, kind: "chat", countWaiting, perMs: dayMs };

async function countWaiting({ db }: Ctx): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(chatPhoto)
    .innerJoin(chatSession, eq(chatSession.id, chatPhoto.ownerId))
    .where(isNotNull(chatSession.waitingSince));
  return row?.photos ?? 0;
}

/** A photo makes the conversation wait for a person, unless one has it. */
const ownerOf = ({ id, state }: SessionRow) => ({ id, waits: state !== "staff", isOpen: true });

/**
 * Re-encodes a visitor's photo; the returned function stores it as a message, in a transaction, and asks for a person. The
 * assistant says that it cannot see photos. The same file again is the same message, so that an upload can be repeated.
 * @throws AppError not_found; invalid and rate_limited as `receivePhoto`
 */
export async function saveChatPhoto(
  ctx: Ctx,
  { sessionId }: { sessionId: string },
): Promise<(txCtx: Ctx) => Promise<PhotoReceipt>> {
  const session = await findSession(ctx, sessionId);
  const clientId = `photo-${uploadHashOf(ctx)}`;
  const photo = await receivePhoto(ctx, photos, ownerOf(session));
  if (!photo) return (txCtx) => findReceipt(txCtx, session.id, clientId);
  return async (txCtx) => {
    const [before] = await txCtx.db.select().from(chatSession).where(matchesKey(sessionId)).for("update");
    if (!before) throw new AppError("not_found");
    const id = await storePhoto(txCtx, photos, ownerOf(before), photo);
    if (id !== undefined) await writeMessages(txCtx, before, { photo: id, clientId });
    return findReceipt(txCtx, before.id, clientId);
  };
}

async function findReceipt({ db }: Ctx, sessionId: number, clientId: string): Promise<PhotoReceipt> {
  const [row] = await db
    .select({ message: chatMessage, state: chatSession.state })
    .from(chatMessage)
    .innerJoin(chatSession, eq(chatSession.id, chatMessage.sessionId))
    .where(and(eq(chatMessage.sessionId, sessionId), eq(chatMessage.clientId, clientId)));
  if (!row) throw new AppError("not_found");
  const [answer] = await db.select().from(chatMessage).where(eq(chatMessage.answerTo, row.message.id));
  return {
    message: toChatMessage(row.message),
    answer: answer ? toChatMessage(answer) : null,
    state: row.state,
  };
}

/** The photo's message and, unless a person has the conversation, the assistant's. The caller holds the session's lock. */
async function writeMessages(
  ctx: Ctx,
  before: SessionRow,
  { photo, clientId }: { photo: string; clientId: string },
): Promise<void> {
  const { db, locale, now } = ctx;
  const common = { sessionId: before.id, locale, createdAt: now };
  const [message] = await db
    .insert(chatMessage)
    .values({ ...common, ...inBothLanguages("photo", locale), author: "visitor", clientId, photo })
    // A message of words may have been given its name.
    .onConflictDoNothing()
    .returning({ id: chatMessage.id });
  const isWithStaff = before.state === "staff";
  if (message && !isWithStaff) {
    const isFurther = before.state === "waiting" && (await hasEarlier(ctx, before));
    const { by: origin, ...reply } = photoReply(locale, now, isFurther);
    await db
      .insert(chatMessage)
      .values({ ...common, ...reply, origin, author: "assistant", answerTo: message.id });
  }
  await db
    .update(chatSession)
    .set({
      locale,
      lastActivityAt: now,
      ...(isWithStaff && { waitingSince: before.waitingSince ?? now }),
    })
    .where(eq(chatSession.id, before.id));
  // A closed conversation is reopened.
  await endSnooze(ctx, { kind: "chat", id: before.id });
  await escalateToPerson(ctx, before.state === "closed" ? { ...before, state: "assistant" } : before);
  await notifyChat(ctx, before.id);
}

async function hasEarlier({ db }: Ctx, { id }: SessionRow): Promise<boolean> {
  return (await db.$count(chatPhoto, eq(chatPhoto.ownerId, id))) > 1;
}

/** WebP bytes, for who has the conversation's key. @throws AppError not_found, also for another conversation's photo */
export async function readOwnChatPhoto(
  ctx: Ctx,
  { sessionId, ...photo }: { sessionId: string } & PhotoParams,
): Promise<Buffer> {
  return readPhoto(ctx, chatPhoto, (await findSession(ctx, sessionId)).id, photo);
}

/** WebP bytes, for staff. @throws AppError not_found, also for another conversation's photo */
export async function readStaffChatPhoto(
  ctx: Ctx,
  { id, ...photo }: { id: number } & PhotoParams,
): Promise<Buffer> {
  requireStaff(ctx);
  return readPhoto(ctx, chatPhoto, id, photo);
}
