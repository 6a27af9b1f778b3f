import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { consumeOrMark, type LimitName } from "#platform/http/limits.server.ts";
import { enqueue } from "#platform/jobs.server.ts";
import { log } from "#platform/log.server.ts";
import { type LetterName, tooMany } from "./contract.ts";
import { type Handed, handOver } from "./hand-over.server.ts";
import { isConfigured, sendJob } from "./post.server.ts";
import { outbox, outboxTry, withoutLink } from "./table.server.ts";
import { isStopped } from "./whatsapp-preference.server.ts";

type Row = typeof outbox.$inferSelect;

/** How long a worker may take over one message before another may try, in milliseconds. */
const claimTime = 60_000;

/** The pause after each try that was not accepted, in seconds. After the last one the message has failed. */
const pauses = [5, 20, 80, 300, 900];

/** The longest that a service can make us wait, in seconds. */
const longestPause = 3600;

/** So long does a WhatsApp whose answer was lost wait, in seconds: the webhook may tell that it did go. */
const lostAnswerPause = 30;

/**
 * The job: hands one waiting message to the service of its channel. The message is claimed first, so that two workers
 * never send the same one; running it again after it was sent, by us or by hand, does nothing. What the service refuses
 * has failed; what it puts off, or does not answer, is tried again after a pause. A message whose answer was lost may
 * then leave twice: a mail's Message-ID tells the receiver, WhatsApp has no such thing.
 */
export async function sendOutboxMessage(id: string): Promise<void> {
  const [row] = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, Number(id)), eq(outbox.status, "waiting")));
  // Without a service it waits for staff, or for the service that they will set up.
  if (!row || !isConfigured(row.channel)) return;
  const now = new Date();
  if (row.notBefore && row.notBefore > now) return enqueue(db(), sendJob, [id], row.notBefore);
  const mine = await claim(row.id, now);
  if (!mine) throw new Error("another worker is sending it");
  // Last before it leaves: a STOP may have come since the job began.
  const ending = await endingOf(mine);
  if (ending) return end(mine, ending);
  const handed = await handOver(mine);
  if (handed.outcome !== "accepted") {
    const { channel } = mine;
    log.warn(
      { outbox: mine.id, channel, outcome: handed.outcome, code: handed.code },
      "a message was not accepted",
    );
  }
  await db().transaction((tx) => keep(tx, mine, handed));
}

type Ending = "stopped" | typeof tooMany;

/** Why it must not leave, if so. */
async function endingOf(row: Row): Promise<Ending | undefined> {
  const { channel, recipient, letter, attempts, lastError } = row;
  if (channel === "whatsapp" && (await isStopped({ db: db() }, [recipient])).size > 0) return "stopped";
  const limit = limitOf(row);
  // A later try is no further letter (the claim has counted this one), and what staff send again is no stranger's doing.
  if (!limit || attempts > 1 || lastError === tooMany) return undefined;
  // Of each kind by itself: who has many of one kind written to an address does not shut off the others.
  return (await consumeOrMark(limit, `${letter} ${mailboxOf(recipient)}`)) ? tooMany : undefined;
}

const toTypedAddress = new Set<LetterName>([
  "vendor_registered",
  "vendor_flagged",
  "vendor_password_changed",
]);

/**
 * Letters that anybody can have written, as often as they like, to an address that nobody has shown to be theirs: receipts,
 * and those to an address that a vendor typed in. The limit of a form counts who sends it, not who is written to.
 */
function limitOf({ letter, facts }: Row): LimitName | undefined {
  if (facts.confirmed) return undefined;
  if (letter === "vendor_request") return "vendorRequest";
  return letter.endsWith("_receipt") || toTypedAddress.has(letter) ? "receipt" : undefined;
}

/** Where mail to an address arrives: most services deliver `ana+x@…` to `ana@…`, and Gmail sees no dots. */
function mailboxOf(recipient: string): string {
  const address = recipient.toLowerCase();
  const at = address.lastIndexOf("@");
  // A phone number.
  if (at < 0) return address;
  const place = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+", 1);
  const isGmail = place === "gmail.com" || place === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${place}`;
}

/** Closes a message that was claimed and not handed over, so that its attempts are what they were. */
async function end({ id }: Row, ending: Ending): Promise<void> {
  await db()
    .update(outbox)
    .set({
      status: "failed",
      lastError: ending,
      claimedUntil: null,
      attempts: sql`${outbox.attempts} - 1`,
    })
    .where(and(eq(outbox.id, id), eq(outbox.status, "waiting")));
}

async function claim(id: number, now: Date): Promise<Row | undefined> {
  const free = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now));
  const [row] = await db()
    .update(outbox)
    .set({ claimedUntil: new Date(now.getTime() + claimTime), attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.status, "waiting"), free))
    .returning();
  return row;
}

/** Writes down what came of a try, and queues the next where there is one. */
async function keep(tx: Db, { id, channel, attempts }: Row, handed: Handed): Promise<void> {
  const now = new Date();
  const { outcome, code, took, providerId } = handed;
  const next = nextTry(channel, attempts, handed, now);
  // Filtered by what waits: a hand mark, or what a webhook told meanwhile, stands.
  const open = and(eq(outbox.id, id), eq(outbox.status, "waiting"));
  const done =
    outcome === "accepted"
      ? {
          status: "sent" as const,
          lastError: null,
          sentAt: now,
          notBefore: null,
          // A WhatsApp that was accepted may yet fail, and staff then send it by hand: its link goes when it arrives.
          ...(channel === "email" ? { facts: withoutLink } : {}),
        }
      : { status: next ? ("waiting" as const) : ("failed" as const), lastError: code, notBefore: next };
  await tx.update(outbox).set(done).where(open);
  const [kept] = await tx
    .update(outbox)
    .set({ claimedUntil: null, ...(providerId ? { providerId } : {}) })
    .where(eq(outbox.id, id))
    .returning({ status: outbox.status });
  // Taken back while it was on its way.
  if (!kept) return;
  await tx.insert(outboxTry).values({ outboxId: id, at: now, outcome, code, took });
  if (next && kept.status === "waiting") await enqueue(tx, sendJob, [String(id)], next);
}

/** When a message is tried again; null where that would be in vain. */
function nextTry(
  channel: Row["channel"],
  attempts: number,
  { outcome, retryAfter }: Handed,
  now: Date,
): Date | null {
  const pause = pauses[attempts - 1];
  if (outcome === "accepted" || outcome === "refused" || pause === undefined) return null;
  const lost = channel === "whatsapp" && outcome === "unreachable";
  const seconds = retryAfter ?? (lost ? Math.max(pause, lostAnswerPause) : pause);
  return new Date(now.getTime() + Math.min(seconds, longestPause) * 1000);
}
