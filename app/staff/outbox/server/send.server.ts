import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, getTableColumns, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { db } from "#platform/database/pool.server.ts";
import { consumeOrMark, type LimitName } from "#platform/http/limits.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type Channel, type LetterName, rateLimitError } from "../contract.ts";
import { outbox, outboxTry, withoutLink } from "../schema.server.ts";
import { type DeliveryResult, deliver } from "./deliver.server.ts";
import { isStopped } from "./whatsapp/whatsapp-preference.server.ts";

type Row = typeof outbox.$inferSelect;

/** How long a worker may take over one message before another may try, in milliseconds. */
const claimTimeoutMs = 60_000;

/** Between two tries to write down what came of a message, in milliseconds. */
const saveRetryMs = 1_000;

/** The pause after each try that was not accepted, in seconds. After the last one the message has failed. */
const retryDelays = [5, 20, 80, 300, 900];
const maxAttempts = retryDelays.length + 1;

/** Each of so many tries was begun, and the last had no end: it is not tried once more, since it may be what ends us. */
const interruptedAttempt: DeliveryResult = {
  outcome: "unreachable",
  code: "no answer",
  took: 0,
  providerId: null,
  retryAfter: undefined,
};

/** The longest that a service can make us wait, in seconds. */
const maxRetryDelay = 3600;

/** So long does a WhatsApp whose answer was lost wait, in seconds: the webhook may tell that it did go. */
const lostAnswerDelay = 30;

/** In SQL: what a worker may take now. */
export function isDue(channel: Channel, now: Date): SQL | undefined {
  const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now));
  return and(eq(outbox.channel, channel), eq(outbox.status, "waiting"), lte(outbox.dueAt, now), isFree);
}

/**
 * Takes messages that are due, at most so many; what another worker is taking is passed over. The claim is committed before
 * anything is handed over, so that no transaction waits for a service. Of a worker that dies the claims run out, and its
 * messages are tried again.
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

/** What was queued while there was a service waits for staff now that there is none, also when one comes back. */
export async function leaveToStaff(due: SQL | undefined): Promise<void> {
  await db().update(outbox).set({ dueAt: null }).where(due);
}

/**
 * Hands a claimed message to the service of its channel. What the service refuses has failed; what it puts off, or does not
 * answer, is tried again after a pause. A message whose answer was lost may then leave twice: a mail's Message-ID tells the
 * receiver, WhatsApp has no such thing.
 */
export async function send(mine: Row): Promise<void> {
  // Last before it leaves: a STOP may have come since it was due.
  const ending = await blockReason(mine).catch(async (error: unknown) => {
    await releaseClaim(mine, { dueAt: new Date(Date.now() + 5_000) });
    throw error;
  });
  if (ending) return releaseClaim(mine, { status: "failed", lastError: ending, dueAt: null });
  const handed = mine.attempts > maxAttempts ? interruptedAttempt : await deliver(mine);
  if (handed.outcome !== "accepted") {
    const { channel } = mine;
    log.warn(
      { outbox: mine.id, channel, outcome: handed.outcome, code: handed.code },
      "a message was not accepted",
    );
  }
  await retryWhileClaimed(mine, () => saveResult(mine, handed));
}

/** What came of a try must be written down before the claim runs out, or a message that has gone leaves once more. */
async function retryWhileClaimed({ id, claimedUntil }: Row, write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() + saveRetryMs > (claimedUntil?.getTime() ?? 0)) throw error;
      log.warn({ outbox: id, ...safeError(error) }, "what came of a message could not be written down yet");
      await sleep(saveRetryMs);
    }
  }
}

type BlockReason = "stopped" | typeof rateLimitError;

/** Why it must not leave, if so. */
async function blockReason(row: Row): Promise<BlockReason | undefined> {
  const { channel, recipient, letter, attempts, lastError } = row;
  if (channel === "whatsapp" && (await isStopped({ db: db() }, [recipient])).size > 0) return "stopped";
  const limit = recipientLimit(row);
  // A later try is no further letter (the claim has counted this one), and what staff send again is no stranger's doing.
  if (!limit || attempts > 1 || lastError === rateLimitError) return undefined;
  // Of each kind by itself: who has many of one kind written to an address does not shut off the others.
  return (await consumeOrMark(limit, `${letter} ${mailboxKey(recipient)}`)) ? rateLimitError : undefined;
}

const lettersToUnverifiedAddress = new Set<LetterName>([
  "vendor_registered",
  "vendor_flagged",
  "vendor_password_changed",
]);

/**
 * Letters that anybody can have written, as often as they like, to an address that nobody has shown to be theirs: receipts,
 * and those to an address that a vendor typed in. The limit of a form counts who sends it, not who is written to.
 */
function recipientLimit({ letter, facts }: Row): LimitName | undefined {
  if (facts.confirmed) return undefined;
  if (letter === "vendor_request") return "vendorRequest";
  return letter.endsWith("_receipt") || lettersToUnverifiedAddress.has(letter) ? "receipt" : undefined;
}

/** Where mail to an address arrives: most services deliver `ana+x@…` to `ana@…`, and Gmail sees no dots. */
function mailboxKey(recipient: string): string {
  const address = recipient.toLowerCase();
  const at = address.lastIndexOf("@");
  // A phone number.
  if (at < 0) return address;
  const place = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+", 1);
  const isGmail = place === "gmail.com" || place === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${place}`;
}

/** Gives back a message that was claimed and not handed over, so that its attempts are what they were. */
async function releaseClaim(row: Row, set: PgUpdateSetSource<typeof outbox>): Promise<void> {
  await db()
    .update(outbox)
    // Staff may have set them to 0 meanwhile, to send it again.
    .set({ ...set, claimedUntil: null, attempts: sql`greatest(${outbox.attempts} - 1, 0)` })
    .where(and(holdsClaim(row), eq(outbox.status, "waiting")));
}

/**
 * In SQL: this worker still holds the message. Without it, a write that is repeated because its answer was lost would add a
 * second try, or end the claim of a worker that took the message since.
 */
function holdsClaim({ id, claimedUntil }: Row): SQL | undefined {
  return and(eq(outbox.id, id), claimedUntil ? eq(outbox.claimedUntil, claimedUntil) : undefined);
}

/** Writes down what came of a try, and when the next is due where there is one. */
async function saveResult(row: Row, handed: DeliveryResult): Promise<void> {
  const now = new Date();
  const { outcome, code, providerId } = handed;
  const next = nextAttempt(row.channel, row.attempts, handed, now);
  const given = { claimedUntil: null, ...(providerId ? { providerId } : {}) };
  const done =
    outcome === "accepted"
      ? {
          status: "sent" as const,
          lastError: null,
          sentAt: now,
          notBefore: null,
          dueAt: null,
          // A WhatsApp that was accepted may yet fail, and staff then send it by hand: its link goes when it arrives.
          ...(row.channel === "email" ? { facts: withoutLink } : {}),
        }
      : {
          status: next ? ("waiting" as const) : ("failed" as const),
          lastError: code,
          notBefore: next,
          dueAt: next,
        };
  const mine = holdsClaim(row);
  const write = (set: PgUpdateSetSource<typeof outbox>, where: SQL | undefined) => {
    const kept = db().update(outbox).set(set).where(where).returning({ id: outbox.id });
    return db().execute(sql`
      with kept as ${kept} insert into ${outboxTry} (outbox_id, at, outcome, code, took)
      select id, ${now.toISOString()}::timestamptz, ${outcome}, ${code}, ${handed.took}::integer from kept`);
  };
  // An accepted letter has left, so this is written also by a worker whose claim has ended.
  const written = outcome === "accepted" ? eq(outbox.id, row.id) : mine;
  const { rowCount } = await write({ ...done, ...given }, and(written, eq(outbox.status, "waiting")));
  // A hand mark, or what a webhook told meanwhile, stands. One that was taken back is gone.
  if (rowCount === 0) await write(given, mine);
}

/** When a message is tried again; null where that would be in vain. */
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
