import { and, inArray } from "drizzle-orm";
import { type Additions, add, nextId } from "#platform/database/additions.server.ts";
import { type Ctx, rawPool } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { mailIsConfigured } from "#platform/mail.server.ts";
import { seal, unseal } from "#platform/seal.server.ts";
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

/**
 * Puts letters into the outbox and queues their sending, in the caller's transaction. Without a mail service they wait.
 * @returns how many are new
 */
export async function post(ctx: Ctx, letters: readonly Post[]): Promise<number> {
  if (letters.length === 0) return 0;
  const values = letters.map((letter) => ({
    ...letter,
    facts: sealedFacts(letter),
    channel: "email" as const,
    createdAt: ctx.now,
  }));
  if (ctx.additions) return addLetters(ctx.additions, values);
  const rows = await ctx.db.insert(outbox).values(values).onConflictDoNothing().returning({ id: outbox.id });
  if (mailIsConfigured() && rows.length > 0)
    await enqueue(
      ctx.db,
      sendJob,
      rows.map((row) => String(row.id)),
    );
  return rows.length;
}

/** The jobs need the rows' ids, which only they ask for: without a mail service nothing is read. */
async function addLetters(
  additions: Additions,
  values: readonly (typeof outbox.$inferInsert)[],
): Promise<number> {
  if (!mailIsConfigured()) {
    additions.add(outbox, values);
    return values.length;
  }
  const { rows } = await rawPool().query<{ id: string }>({
    name: "ids of letters",
    text: `select ${nextId(outbox)} as id from generate_series(1, $1)`,
    values: [values.length],
  });
  const ids = rows.map((row) => Number(row.id));
  additions.add(
    outbox,
    values.map((value, index) => ({ ...value, id: ids[index] })),
  );
  additions.queue(sendJob, ids.map(String));
  return values.length;
}

/** Takes back letters that have not gone yet: what they tell is no longer so. */
export async function withdraw(ctx: Ctx, effects: readonly string[]): Promise<void> {
  const unsent = inArray(outbox.status, ["waiting", "failed"]);
  await ctx.db.delete(outbox).where(and(inArray(outbox.effect, [...effects]), unsent));
}

/** Letters whose link lets its holder in: it lies encrypted until the letter has gone, and then not at all. */
const keyLetters = new Set<LetterName>(["vendor_password", "application_approved"]);

function sealedFacts({ letter, facts, effect }: Post): LetterFacts {
  if (!keyLetters.has(letter) || !facts.path) return facts;
  return { ...facts, path: seal(facts.path, `outbox/${effect}`) };
}

/** A kept letter's facts, its link readable again. */
export function openedFacts({
  letter,
  facts,
  effect,
}: Pick<Post, "letter" | "facts" | "effect">): LetterFacts {
  if (!keyLetters.has(letter) || !facts.path) return facts;
  return { ...facts, path: unseal(facts.path, `outbox/${effect}`) };
}

/** Writes news for staff. */
export async function notifyStaff(
  ctx: Ctx,
  news: { type: AdminNotification["type"]; subjectId: number; about: string },
): Promise<void> {
  await add(ctx, adminNotification, [{ ...news, createdAt: ctx.now }]);
}
