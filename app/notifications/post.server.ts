import { and, asc, inArray, isNull, lt, or } from "drizzle-orm";
import { type Additions, add, nextId } from "#platform/database/additions.server.ts";
import { type Ctx, rawPool } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { mailIsConfigured } from "#platform/mail.server.ts";
import { operator } from "#platform/operator.server.ts";
import { type SealedColumn, sealedColumn } from "#platform/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/seal.server.ts";
import { whatsappIsConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { AdminNotification, Channel, LetterFacts, LetterName } from "./contract.ts";
import { mayHaveArrived } from "./endings.ts";
import { isLocalLetter } from "./local-letters.ts";
import { adminNotification, outbox, outboxTry, withoutLink } from "./table.server.ts";

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
    channel: channelOf(letter),
    facts: sealedFacts(letter),
    createdAt: ctx.now,
  }));
  if (ctx.additions) return addLetters(ctx.additions, values);
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

function channelOf({ channel = "email", letter }: Post): Channel {
  if (channel === "whatsapp" && !isLocalLetter(letter)) throw new Error(`${letter} is not made for WhatsApp`);
  return channel;
}

/** The jobs need the rows' ids, which only they ask for: without a service nothing is read. */
async function addLetters(
  additions: Additions,
  values: readonly (typeof outbox.$inferInsert)[],
): Promise<number> {
  if (!values.some(({ channel }) => isConfigured(channel))) {
    additions.add(outbox, values);
    return values.length;
  }
  const { rows } = await rawPool().query<{ id: string }>({
    name: "ids of letters",
    text: `select ${nextId(outbox)} as id from generate_series(1, $1)`,
    values: [values.length],
  });
  const numbered = values.map((value, index) => ({ ...value, id: Number(rows[index]?.id) }));
  additions.add(outbox, numbered);
  // A job that comes before its letter may leave is queued again for then.
  const leaving = numbered.filter(({ channel }) => isConfigured(channel));
  additions.queue(
    sendJob,
    leaving.map(({ id }) => String(id)),
  );
  return values.length;
}

/**
 * Takes back letters that have not gone yet: what they tell is no longer so. What was never tried is deleted; what was
 * is closed and kept, with its tries, since it may have arrived. One that is being handed over right now has as good as
 * gone.
 * @returns the effects of those that surely nobody has read
 */
export async function withdraw(ctx: Ctx, effects: readonly string[]): Promise<Set<string>> {
  if (effects.length === 0) return new Set();
  const unsent = and(
    inArray(outbox.status, ["waiting", "failed"]),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, new Date())),
  );
  const { id, effect, attempts } = outbox;
  const rows = await ctx.db
    .select({ id, effect, attempts })
    .from(outbox)
    .where(and(inArray(effect, [...effects]), unsent))
    .orderBy(asc(id))
    .for("update");
  if (rows.length === 0) return new Set();
  const tries = await ctx.db
    .select()
    .from(outboxTry)
    .where(
      inArray(
        outboxTry.outboxId,
        rows.map((row) => row.id),
      ),
    );
  const triesOf = Map.groupBy(tries, (one) => one.outboxId);
  const isTried = (row: { id: number; attempts: number }) => row.attempts > 0 || triesOf.has(row.id);
  const [tried, untried] = [rows.filter(isTried), rows.filter((row) => !isTried(row))];
  const idsOf = (some: typeof rows) => some.map((row) => row.id);
  await ctx.db.delete(outbox).where(inArray(id, idsOf(untried)));
  await ctx.db
    .update(outbox)
    .set({ status: "failed", lastError: "withdrawn", notBefore: null, facts: withoutLink })
    .where(inArray(id, idsOf(tried)));
  const unread = rows.filter((row) => !mayHaveArrived(row.attempts, triesOf.get(row.id) ?? []));
  return new Set(unread.map((row) => row.effect));
}

/**
 * Letters whose link lets its holder in: here it lies encrypted until the letter has gone, and then not at all. So a copy
 * of the outbox opens no account: of those links the other tables keep only a fingerprint. An offer's link they keep as
 * it is (dispatch_offer.token), for the next letter about it: from the outbox nobody reads it, from the whole database
 * they do.
 */
const keyLetters = new Set<LetterName>(["vendor_password", "application_approved", "job_offer"]);

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

/** Letters with a link that lies sealed. */
export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async ({ letter, facts, effect }) =>
    keyLetters.has(letter) && facts.path ? { ...facts, path: reseal(facts.path, `outbox/${effect}`) } : facts,
});

/** Writes news for staff. */
export async function notifyStaff(
  ctx: Ctx,
  news: { type: AdminNotification["type"]; subjectId: number; about: string },
): Promise<void> {
  await add(ctx, adminNotification, [{ ...news, createdAt: ctx.now }]);
}
