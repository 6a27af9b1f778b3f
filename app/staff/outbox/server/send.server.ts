import { setTimeout as sleep } from "node:timers/promises";
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgUpdateSetSource, QueryBuilder } from "drizzle-orm/pg-core";
import { db } from "#platform/database/pool.server.ts";
import { consumeOrMark, type LimitName } from "#platform/http/limits.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Channel, rateLimitError } from "../contract.ts";
import { letterProperties, teamLetters } from "../letter-registry.ts";
import { outbox } from "../schema.server.ts";
import { type DeliveryResult, deliver } from "./deliver.server.ts";
import { saveResult } from "./save-results.server.ts";
import { findOptOuts } from "./whatsapp/whatsapp-preference.server.ts";

type Row = typeof outbox.$inferSelect;

/** After this time another worker may take the message. */
const claimTimeoutMs = 60_000;

const saveRetryMs = 1_000;

/** Delay after each failed try, in seconds. After the last try the message has failed. */
const retryDelays = [5, 20, 80, 300, 900];
const maxAttempts = retryDelays.length + 1;

/** All tries were begun and the last did not end: no further try, as the message may crash the process. */
const interruptedAttempt: DeliveryResult = {
  outcome: "unreachable",
  code: "no answer",
  took: 0,
  providerId: null,
};

/** Upper bound of a service's Retry-After, in seconds. */
const maxRetryDelay = 3600;

/** Minimum delay after a lost WhatsApp answer, in seconds: the webhook may confirm it first. */
const lostAnswerDelay = 30;

/** In SQL: waiting, due, and not claimed by a worker. */
export function isDue(channel: Channel, now: Date): SQL | undefined {
  const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now));
  return and(eq(outbox.channel, channel), eq(outbox.status, "waiting"), lte(outbox.dueAt, now), isFree);
}

const earlier = alias(outbox, "earlier");
/** In SQL: no message to the same person is being sent, or was due before. Our own address gets its notices in any order. */
export function isNext(now: Date): SQL | undefined {
  const isEarlier = or(
    gt(earlier.claimedUntil, now),
    sql`(${earlier.dueAt}, ${earlier.id}) < (${outbox.dueAt}, ${outbox.id})`,
  );
  const before = new QueryBuilder()
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.recipient, outbox.recipient),
        eq(earlier.channel, outbox.channel),
        eq(earlier.status, "waiting"),
        notInArray(earlier.letter, teamLetters),
        ne(earlier.id, outbox.id),
        isEarlier,
      ),
    );
  return or(inArray(outbox.letter, teamLetters), notExists(before));
}

/**
 * Claims due messages and skips those of other workers. Committed before anything is sent, so that no transaction waits
 * for a service. The claims of a crashed worker expire.
 */
export function claim(due: SQL | undefined, limit: number): Promise<Row[]> {
  const until = new Date(Date.now() + claimTimeoutMs);
  const { id, dueAt, attempts } = outbox;
  const query = db().select({ id }).from(outbox).where(due).orderBy(dueAt).limit(limit);
  const taken = db()
    .$with("taken")
    .as(query.for("update", { skipLocked: true }));
  return db()
    .with(taken)
    .update(outbox)
    .set({ claimedUntil: until, dueAt: until, attempts: sql`${attempts} + 1` })
    .from(taken)
    .where(eq(id, taken.id))
    .returning(getTableColumns(outbox));
}

/** Without a service, due messages wait for staff, also after one is configured again. */
export async function leaveToStaff(due: SQL | undefined): Promise<void> {
  await db().update(outbox).set({ dueAt: null }).where(due);
}

/**
 * Delivers a claimed message. Refusals are final; temporary errors and lost answers are retried (`retryDelays`). After a
 * lost answer it may be sent twice: a mail's Message-ID reveals that, WhatsApp has no such id.
 */
export async function send(row: Row): Promise<void> {
  // Checked last: an opt-out may have come since it was due.
  const reason = await blockReason(row).catch(async (error: unknown) => {
    await releaseClaim(row, { dueAt: new Date(Date.now() + 5_000) });
    throw error;
  });
  if (reason) return releaseClaim(row, { status: "failed", lastError: reason, dueAt: null });
  const result = row.attempts > maxAttempts ? interruptedAttempt : await deliver(row);
  if (result.outcome !== "accepted") {
    const { channel } = row;
    log.warn(
      { outbox: row.id, channel, outcome: result.outcome, code: result.code },
      "message delivery failed",
    );
  }
  const at = new Date();
  const { id, claimedUntil } = row;
  const { retryAfter: _, ...saved } = result;
  const retryAt = nextAttempt(row.channel, row.attempts, result, at);
  await retryWhileClaimed(row, () => saveResult({ ...saved, id, claimedUntil, at, retryAt }));
}

/** The result must be saved before the claim expires, or a sent message is sent again. */
async function retryWhileClaimed({ id, claimedUntil }: Row, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() + saveRetryMs > (claimedUntil?.getTime() ?? 0)) throw error;
      log.warn({ outbox: id, ...safeError(error) }, "could not save the delivery result; will retry");
      await sleep(saveRetryMs);
    }
  }
}

type BlockReason = "stopped" | typeof rateLimitError;

async function blockReason(row: Row): Promise<BlockReason | undefined> {
  const { channel, recipient, letter, attempts, lastError } = row;
  if (channel === "whatsapp" && (await findOptOuts({ db: db() }, [recipient])).size > 0) return "stopped";
  const limit = recipientLimit(row);
  // Count each letter once: not its retries (the claim has counted this one), and not what staff send again.
  if (!limit || attempts > 1 || lastError === rateLimitError) return undefined;
  // Per kind of letter: a flood of one kind must not block the others.
  return (await consumeOrMark(limit, `${letter} ${mailboxKey(recipient)}`)) ? rateLimitError : undefined;
}

/** A form's own limit counts the sender, not the recipient. */
function recipientLimit({ letter, facts }: Row): LimitName | undefined {
  return facts.confirmed ? undefined : letterProperties(letter).limit;
}

/** Normalised mailbox: most services deliver `ana+x@…` to `ana@…`, and Gmail ignores dots. */
function mailboxKey(recipient: string): string {
  const address = recipient.toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+", 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Gives back a claimed message that was not sent, without counting the attempt. */
async function releaseClaim(row: Row, set: PgUpdateSetSource<typeof outbox>): Promise<void> {
  await db()
    .update(outbox)
    // Staff may have reset them to 0 meanwhile.
    .set({ ...set, claimedUntil: null, attempts: sql`greatest(${outbox.attempts} - 1, 0)` })
    .where(and(holdsClaim(row), eq(outbox.status, "waiting")));
}

/** In SQL: this worker still holds the message. A repeated write must not add a second try or end a newer claim. */
function holdsClaim({ id, claimedUntil }: Row): SQL | undefined {
  return and(eq(outbox.id, id), claimedUntil ? eq(outbox.claimedUntil, claimedUntil) : undefined);
}

function nextAttempt(
  channel: Row["channel"],
  attempts: number,
  { outcome, retryAfter }: DeliveryResult,
  now: Date,
): Date | null {
  const pause = retryDelays[attempts - 1];
  if (outcome === "accepted" || outcome === "refused" || pause === undefined) return null;
  const lost = channel === "whatsapp" && outcome === "unreachable";
  const seconds = retryAfter ?? (lost ? Math.max(pause, lostAnswerDelay) : pause);
  return new Date(now.getTime() + Math.min(seconds, maxRetryDelay) * 1000);
}
