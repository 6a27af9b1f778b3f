import { and, gt, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { notify } from "#platform/database/listen.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { messageSeen } from "../contract.ts";
import { chatSession } from "../schema.server.ts";
import { chatChannel, notifyChatLater } from "./save-message.server.ts";
import { matchesKey } from "./session.server.ts";
import { withdrawSeen } from "./unseen.server.ts";

/** Milliseconds between heartbeats, and how long one is valid. */
export const presence = { intervalMs: 30_000, ttlMs: 75_000 };

/** Only where staff are involved: nobody reads the presence of others. */
const isWithPerson = inArray(chatSession.state, ["waiting", "staff"]);

/**
 * Marks visitors as present for `presence.ttlMs`, where staff are involved. Errors are only logged: the next heartbeat
 * repeats it.
 */
export async function markPresent(ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await savePresence(ids, new Date(Date.now() + presence.ttlMs));
}

/** Marks a visitor as gone, where staff are involved. Errors are only logged: the presence expires by itself. */
export async function markAbsent(id: number): Promise<void> {
  await savePresence([id], new Date());
}

async function savePresence(ids: readonly number[], hereUntil: Date): Promise<void> {
  try {
    const rows = await db()
      .update(chatSession)
      .set({ hereUntil })
      .where(and(inArray(chatSession.id, [...ids]), isWithPerson))
      .returning({ id: chatSession.id, wasPresent: sql<boolean>`coalesce(old.here_until > now(), false)` });
    const isPresent = hereUntil > new Date();
    for (const { id, wasPresent } of rows) if (wasPresent !== isPresent) await notifyChatLater(id);
  } catch (error) {
    log.warn(safeError(error), "could not save visitor presence");
  }
}

/**
 * Stores up to which message the visitor has read, and withdraws unsent letters about those. Never goes back; an
 * unknown key changes nothing.
 * @returns the stored message id, or the given one where nothing changed
 */
export async function markSeen(
  ctx: Ctx,
  { sessionId, message }: z.output<typeof messageSeen>,
): Promise<{ seen: number }> {
  const newest = sql`(select coalesce(max(chat_message.id), 0) from chat_message where chat_message.session_id = ${chatSession.id})`;
  const [row] = await ctx.db
    .update(chatSession)
    .set({ seenId: sql`least(${message}::bigint, ${newest})` })
    .where(and(matchesKey(sessionId), gt(sql`least(${message}::bigint, ${newest})`, chatSession.seenId)))
    .returning({ id: chatSession.id, seen: chatSession.seenId, before: sql<string>`old.seen_id` });
  if (row) {
    await withdrawSeen(ctx, { id: row.id, from: Number(row.before), to: row.seen });
    await notify(ctx.db, chatChannel, String(row.id));
  }
  return { seen: row?.seen ?? message };
}
