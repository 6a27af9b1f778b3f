import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { mailIsConfigured } from "#platform/mail.server.ts";
import type { AdminNotification, LetterFacts, LetterName } from "./contract.ts";
import { adminNotification, outbox } from "./table.server.ts";

export const sendJob = "outbox.send";

export type Post = {
  /** Names the one effect this message is; a second message with the same name is not written. */
  effect: string;
  letter: LetterName;
  recipient: string;
  replyTo?: string;
  facts: LetterFacts;
  locale: Locale;
};

/** Puts letters into the outbox and queues their sending, in the caller's transaction. Without a mail service they wait. */
export async function post(ctx: Ctx, letters: readonly Post[]): Promise<void> {
  const rows = await ctx.db
    .insert(outbox)
    .values(letters.map((letter) => ({ ...letter, channel: "email" as const, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (mailIsConfigured() && rows.length > 0)
    await enqueue(
      ctx.db,
      sendJob,
      rows.map((row) => String(row.id)),
    );
}

/** Writes news for staff. */
export async function notifyStaff(
  ctx: Ctx,
  news: { type: AdminNotification["type"]; subjectId: number; about: string },
): Promise<void> {
  await ctx.db.insert(adminNotification).values({ ...news, createdAt: ctx.now });
}
