import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff } from "#app/notifications/post.server.ts";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { ChatStanding, personAsked } from "./contract.ts";
import { chatChannel } from "./keep.server.ts";
import { standingOf } from "./session.server.ts";
import { chatSession } from "./table.server.ts";

/** A visitor wants a person, or says where one can answer. Staff hear of it once. */
export async function askForPerson(
  ctx: Ctx,
  { sessionId, contact }: z.output<typeof personAsked>,
): Promise<ChatStanding> {
  const [before] = await ctx.db
    .select()
    .from(chatSession)
    .where(eq(chatSession.tokenHash, tokenHash(sessionId)))
    .for("update");
  if (!before) throw new AppError("not_found");
  const isNew = before.state === "assistant" || before.state === "closed";
  const [row] = await ctx.db
    .update(chatSession)
    .set({
      ...(isNew && { state: "waiting" as const, waitingSince: ctx.now }),
      ...(contact && { contact }),
      lastActivityAt: ctx.now,
      version: before.version + 1,
    })
    .where(eq(chatSession.id, before.id))
    .returning();
  if (isNew)
    await notifyStaff(ctx, { type: "chat_waiting", subjectId: before.id, about: contact || `#${before.id}` });
  await ctx.db.execute(sql`select pg_notify(${chatChannel}, ${String(before.id)})`);
  return standingOf(row ?? before, ctx.now);
}
