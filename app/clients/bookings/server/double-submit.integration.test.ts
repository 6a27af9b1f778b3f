import { and, count, isNotNull, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { fullBody } from "../../../../tests/support/records/booking.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { booking } from "../schema.server.ts";

// A mail service that is never called: with one configured, each letter is due.
const site = openSite({ smtpUrl: () => "smtp://127.0.0.1:9" });
const intents = rounds(100, 1_000);

/** Retries like the form does: on "busy" and on a lost connection. */
async function submit(body: object, key: string): Promise<{ status: number; trackingPath: string }> {
  for (;;) {
    const headers = { "Idempotency-Key": key };
    const answer = await site.send("POST", "/api/bookings", { body, headers }).catch(() => undefined);
    if (answer && answer.status !== 503) {
      const { trackingPath } = (await answer.json()) as { trackingPath: string };
      return { status: answer.status, trackingPath };
    }
    await answer?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 200));
  }
}

test("people double-click at the same moment: one booking and one receipt for each", async () => {
  const { vendorId } = await listedVendor(site);
  const people = Array.from({ length: intents }, (_, index) =>
    fullBody(vendorId, { customerEmail: `double-${index}@example.com` }),
  );
  const answers = await Promise.all(
    people.flatMap((person, index) => [
      submit(person, `double-click-${index}`),
      submit(person, `double-click-${index}`),
    ]),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.trackingPath)).size).toBe(intents);
  const ofTest = like(booking.customerEmail, "double-%");
  expect(await db().$count(booking, ofTest)).toBe(intents);
  const letters = await db()
    .select({ letter: outbox.letter, count: count() })
    .from(outbox)
    .where(like(outbox.effect, "booking-%"))
    .groupBy(outbox.letter)
    .orderBy(outbox.letter);
  expect(letters).toEqual([
    { letter: "booking_notice", count: intents },
    { letter: "booking_receipt", count: intents },
  ]);
  const due = and(like(outbox.effect, "booking-%"), isNotNull(outbox.dueAt));
  expect(await db().$count(outbox, due)).toBe(2 * intents);
  console.log(`double submits: ${answers.length} sent, ${intents} bookings and receipts`);
}, 120_000);

test("a retry among other people's bookings gets its first answer, and they get theirs", async () => {
  const { vendorId } = await listedVendor(site);
  const people = Array.from({ length: 30 }, (_, index) =>
    fullBody(vendorId, { customerEmail: `retry-${index}@example.com` }),
  );
  const [early = {}] = people;
  const first = await submit(early, "retry-0");
  const answers = await Promise.all(people.map((person, index) => submit(person, `retry-${index}`)));
  expect(answers[0]).toEqual(first);
  expect(new Set(answers.map((answer) => answer.trackingPath)).size).toBe(people.length);
  expect(await db().$count(booking, like(booking.customerEmail, "retry-%"))).toBe(people.length);
});
