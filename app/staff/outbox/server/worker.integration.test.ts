import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { closeMail, openMail } from "#platform/mail/mail.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { outbox, outboxTry } from "../schema.server.ts";
import { customerEmail, enqueueMessages, onMessagesDue } from "./enqueue.server.ts";
import { claim, isDue, send } from "./send.server.ts";
import { withdrawMessages } from "./unsent/withdraw.server.ts";
import { OutboxWorker } from "./worker.server.ts";

openFreshDatabase();

const received = new Map<string, number>();
/** The service accepts letters to "slow…" once this resolves. */
let held = Promise.withResolvers<void>();
/** The letters' ids in the outbox, in the order in which the service accepted them. */
let arrived: number[] = [];
const smtpUrl = await openMailSink(async ({ to: [to = ""], raw }) => {
  const times = (received.get(to) ?? 0) + 1;
  received.set(to, times);
  // The service takes longest for the first.
  if (to.startsWith("ana")) await sleep(Math.max(0, 400 - 50 * times));
  arrived.push(Number(/<outbox-(\d+)@/.exec(raw)?.[1]));
  if (to.startsWith("slow")) await held.promise;
  if (to.startsWith("busy")) throw Object.assign(new Error("later"), { responseCode: 451 });
});
const openSink = () => openMail({ url: smtpUrl, from: "Arribo <concierge@arribo.example>" });

beforeAll(async () => {
  await openSealing([Buffer.alloc(32, 7)], "");
  openSink();
});
afterAll(closeMail);

let workers: OutboxWorker[] = [];
const openWorker = () => {
  const worker = new OutboxWorker("email");
  workers.push(worker);
  return worker;
};
beforeEach(async () => {
  await db().delete(outbox);
  received.clear();
  arrived = [];
  held = Promise.withResolvers();
});
afterEach(async () => {
  held.resolve();
  await Promise.all(workers.map((worker) => worker.close()));
  workers = [];
});

const write = (names: readonly string[]) => writeIn(systemContext(), names);
const writeIn = (ctx: Ctx, names: readonly string[]) =>
  enqueueMessages(
    ctx,
    names.map((name) => {
      const facts = { name: "Ana", email: `${name}@example.com`, phone: "", message: "" };
      return customerEmail({ effect: name, letter: "lead_receipt", facts, locale: "en" });
    }),
  );
const rowOf = async (name: string) => {
  const [row] = await db().select().from(outbox).where(eq(outbox.effect, name));
  return row;
};
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
const countSent = () => db().$count(outbox, eq(outbox.status, "sent"));
const sent = (count: number) =>
  vi.waitFor(async () => expect(await countSent()).toBe(count), { timeout: 40_000, interval: 50 });

test("two workers on one database hand over each of 300 letters once", async () => {
  await write(names("each", 300));
  openWorker();
  openWorker();
  await sent(300);
  expect(received.size).toBe(300);
  expect(new Set(received.values())).toEqual(new Set([1]));
  expect(await db().$count(outbox, eq(outbox.attempts, 1))).toBe(300);
});

test("letters that hang keep their own places; all others leave", async () => {
  await write([...names("slow", 4), ...names("quick", 60)]);
  openWorker();
  await sent(60);
  for (const name of names("slow", 4))
    expect(await rowOf(name)).toMatchObject({ status: "waiting", attempts: 1 });
  held.resolve();
  await sent(64);
  expect(new Set(received.values())).toEqual(new Set([1]));
});

test("letters to one person leave in the order in which they were due, with two workers as well", async () => {
  const facts = { name: "Ana", email: "ana@example.com", phone: "", message: "" };
  const toAna = names("ana", 8).map((effect) =>
    customerEmail({ effect, letter: "booking_confirmed", facts, locale: "en" }),
  );
  await enqueueMessages(systemContext(), toAna);
  await write(names("other", 8));
  // Due in another order than they were written.
  await db().execute(
    sql`update outbox set due_at = due_at - id % 3 * interval '1 second' where effect like 'ana%'`,
  );
  const due = await db()
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`effect like 'ana%'`)
    .orderBy(outbox.dueAt, outbox.id);
  openWorker();
  openWorker();
  await sent(16);
  const ids = due.map(({ id }) => id);
  expect(arrived.filter((id) => ids.includes(id))).toEqual(ids);
});

test("a letter waits only for another one to the same person", async () => {
  await write(["slow-first"]);
  openWorker();
  await vi.waitFor(() => expect(received.size).toBe(1), 20_000);
  const facts = { name: "Ana", email: "slow-first@example.com", phone: "", message: "" };
  const second = customerEmail({ effect: "second", letter: "booking_confirmed", facts, locale: "en" });
  const notice = { ...second, effect: "notice", letter: "lead_notice" as const };
  await enqueueMessages(systemContext(), [second, notice]);
  await write(["other"]);
  await vi.waitFor(() => expect(received.get("other@example.com")).toBe(1), 20_000);
  expect(await rowOf("second")).toMatchObject({ attempts: 0 });
  expect(await rowOf("notice")).toMatchObject({ attempts: 1 });
  held.resolve();
  await sent(4);
});

test("workers are woken after the commit of a transaction that wrote letters, and not if it is rolled back", async () => {
  const wake = vi.fn();
  onMessagesDue(wake);
  const rolledBack = db().transaction(async (tx) => {
    await writeIn(systemContext(undefined, tx), ["rolled-back"]);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  await db().transaction(async (tx) => {
    await writeIn(systemContext(undefined, tx), ["committed"]);
    expect(wake).not.toHaveBeenCalled();
  });
  expect(wake).toHaveBeenCalledOnce();
});

test("a worker that closes ends what is under way and takes nothing more", async () => {
  await write(["slow-last"]);
  const worker = openWorker();
  await vi.waitFor(() => expect(received.size).toBe(1), 20_000);
  const closing = worker.close();
  await write(["too-late"]);
  worker.wake();
  held.resolve();
  await closing;
  expect(await rowOf("slow-last")).toMatchObject({ status: "sent", claimedUntil: null });
  expect(await rowOf("too-late")).toMatchObject({ status: "waiting", attempts: 0 });
  expect(received.size).toBe(1);
});

test("what was queued before waits for staff where there is no mail service any more, also when one comes back", async () => {
  await write(["queued"]);
  closeMail();
  const worker = openWorker();
  await vi.waitFor(async () => expect((await rowOf("queued"))?.dueAt).toBeNull(), 10_000);
  openSink();
  worker.wake();
  await write(["next"]);
  await sent(1);
  expect(await rowOf("queued")).toMatchObject({ status: "waiting", attempts: 0 });
});

test("a letter that has gone is written down once the database is there again, and does not leave twice", async () => {
  await write(["slow-answer"]);
  openWorker();
  await vi.waitFor(() => expect(received.size).toBe(1), 20_000);
  await db().execute(sql`alter table outbox_try rename to away`);
  held.resolve();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await rowOf("slow-answer")).toMatchObject({ status: "waiting", attempts: 1 });
  await db().execute(sql`alter table away rename to outbox_try`);
  await sent(1);
  expect([...received.values()]).toEqual([1]);
});

const claimed = (name: string, attempts: number, until: Date) =>
  db().update(outbox).set({ attempts, claimedUntil: until, dueAt: until }).where(eq(outbox.effect, name));

test("a letter that is being handed over is not taken back; one whose worker died is", async () => {
  await write(["idle", "under-way", "given-up"]);
  await claimed("under-way", 0, new Date(Date.now() + 60_000));
  await claimed("given-up", 0, new Date(Date.now() - 60_000));
  expect(await withdrawMessages(systemContext(), ["idle", "under-way", "given-up"])).toEqual(
    new Set(["idle", "given-up"]),
  );
  const left = await db().select({ effect: outbox.effect, status: outbox.status }).from(outbox);
  expect(left).toEqual([{ effect: "under-way", status: "waiting" }]);
});

test("what a dead worker had claimed is tried again once the claim is over, and given up where each try broke off", async () => {
  await write(["broke-off", "claimed", "each-time"]);
  const [past, ahead] = [new Date(Date.now() - 1_000), new Date(Date.now() + 60_000)];
  await claimed("broke-off", 1, past);
  await claimed("claimed", 1, ahead);
  await claimed("each-time", 6, past);
  openWorker();
  await sent(1);
  expect(await rowOf("broke-off")).toMatchObject({ status: "sent", attempts: 2 });
  expect(await rowOf("claimed")).toMatchObject({ status: "waiting", attempts: 1 });
  await vi.waitFor(async () => expect((await rowOf("each-time"))?.status).toBe("failed"), 10_000);
  const row = await rowOf("each-time");
  expect(row).toMatchObject({ lastError: "no answer", dueAt: null, claimedUntil: null });
  const tries = await db()
    .select()
    .from(outboxTry)
    .where(eq(outboxTry.outboxId, row?.id ?? 0));
  expect(tries).toMatchObject([{ outcome: "unreachable", code: "no answer" }]);
  expect([...received.keys()]).toEqual(["broke-off@example.com"]);
});

test("only the worker that holds a letter puts it off; that it has gone any may write, once", async () => {
  await write(["busy-taken-over"]);
  const [first] = await claim(isDue("email", new Date()), 1);
  if (!first) throw new Error("nothing was due");
  // The claim expired and another worker took the message.
  const later = new Date(Date.now() + 120_000);
  const [second] = await claim(isDue("email", later), 1);
  expect(second?.id).toBe(first.id);
  await send(first);
  expect(await rowOf("busy-taken-over")).toMatchObject({
    status: "waiting",
    claimedUntil: second?.claimedUntil,
    attempts: 2,
  });
  expect(await db().$count(outboxTry, eq(outboxTry.outboxId, first.id))).toBe(0);

  await write(["gone"]);
  const [gone] = await claim(and(isDue("email", new Date()), eq(outbox.effect, "gone")), 1);
  if (!gone) throw new Error("nothing was due");
  await send(gone);
  await send(gone); // as where the answer to the first write was lost
  expect(await rowOf("gone")).toMatchObject({ status: "sent", claimedUntil: null });
  expect(await db().$count(outboxTry, eq(outboxTry.outboxId, gone.id))).toBe(1);
});
