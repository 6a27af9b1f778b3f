import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import {
  ctx,
  newPhone,
  offer,
  openWhatsappSite,
  rowOf,
  run,
  shown,
  triesOf,
} from "../../../../../tests/support/services/whatsapp-outbox.ts";
import { waitingForLock } from "../../../../../tests/support/waiting-for-lock.ts";
import { outbox } from "../../schema.server.ts";
import { findMessages } from "../outbox.server.ts";
import { withdrawMessages } from "../unsent/withdraw.server.ts";
import { findOptOuts, recordOptIn, recordOptOut } from "./whatsapp-preference.server.ts";

describe.each(["meta", "twilio"] as const)("by %s", async (name) => {
  const { provider, site, taken, tells, refusal, refused, later, expectNoTrace } =
    await openWhatsappSite(name);

  test("taken back: deleted only if it was never tried; else closed, with its tries, and for good", async () => {
    const phone = newPhone();
    const untried = await offer(phone);
    const tried: number[] = [];
    for (const mood of [refusal, later, "reset"] as const) {
      const id = await offer(phone);
      provider.moods.push(mood);
      await run(id);
      tried.push(id);
    }
    const undelivered = await offer(phone);
    await run(undelivered);
    await tells("failed", taken(phone).at(-1)?.id ?? "", undelivered, phone);
    // Requeued after a lost answer: earlier tries still count.
    const queued = await offer(phone);
    provider.moods.push("reset");
    await run(queued);
    await site.send("POST", `/api/admin/outbox/${queued}/send`, { staff: true });
    // A worker that crashed during delivery.
    const broken = await offer(phone);
    await db().update(outbox).set({ attempts: 1 }).where(eq(outbox.id, broken));
    const ids = [untried, ...tried, undelivered, queued, broken];
    const effects = await Promise.all(ids.map(async (id) => (await rowOf(id)).effect));
    expect(await withdrawMessages(ctx(), effects)).toEqual(new Set(effects.slice(0, 3)));
    await expect(rowOf(untried)).rejects.toThrow("no such row");
    const left = (await findMessages(ctx(), effects)).values();
    expect(
      [...left].map(({ id, state, waitsForHand }) => [ids.indexOf(id), state, waitsForHand]).sort(),
    ).toEqual([
      [1, "failed", false],
      [2, "failed", false],
      [3, "withdrawn", false],
      [4, "undelivered", false],
      [5, "withdrawn", false],
      [6, "withdrawn", false],
    ]);
    const before = taken(phone).length;
    for (const id of ids.slice(1)) {
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: "failed", lastError: "withdrawn", notBefore: null });
      expect(row.facts.path).toBeUndefined();
      for (const act of ["send", "sent-by-hand"])
        expect((await site.send("POST", `/api/admin/outbox/${id}/${act}`, { staff: true })).status).toBe(409);
      await run(id);
    }
    expect(await triesOf(tried[2] ?? 0)).toHaveLength(1);
    expect(taken(phone)).toHaveLength(before);
    await tells("failed", taken(phone).at(-2)?.id ?? "", undelivered, phone);
    expect(await rowOf(undelivered)).toMatchObject({ lastError: "withdrawn" });
    const lost = taken(phone)[0]?.id ?? "";
    await tells("delivered", lost, tried[2] ?? 0, phone);
    expect(await rowOf(tried[2] ?? 0)).toMatchObject({ status: "sent", providerId: lost, lastError: null });
  });

  test("a STOP that comes once a worker has taken it: the message does not leave", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    let sending: Promise<void> | undefined;
    await db().transaction(async (tx) => {
      await tx.execute(sql`lock table whatsapp_preference in access exclusive mode`);
      // The worker has claimed the message and waits to read the opt-outs.
      sending = run(id);
      await waitingForLock();
      await recordOptOut({ db: tx, now: new Date() }, phone, "STOP");
    });
    await sending;
    expect(taken(phone)).toHaveLength(0);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      lastError: "stopped",
      claimedUntil: null,
      attempts: 0,
    });
    expect(await triesOf(id)).toEqual([]);
  });

  test("what is being handed over is not taken back", async () => {
    const id = await offer(newPhone());
    const { effect } = await rowOf(id);
    provider.moods.push({ late: 200 });
    const sending = run(id);
    await vi.waitFor(() => expect(provider.asked).toBe(1), 10_000);
    expect(await withdrawMessages(ctx(), [effect])).toEqual(new Set());
    await sending;
    expect(await rowOf(id)).toMatchObject({ status: "sent" });
  });

  test("STOP: nothing leaves for that number, by job or by hand, until START", async () => {
    const phone = newPhone();
    const other = newPhone();
    await recordOptOut({ db: db(), now: new Date(Date.now() - 60_000) }, phone, "STOP");
    const id = await offer(phone);
    await run(id);
    await run(await offer(other));
    expect(taken(phone)).toHaveLength(0);
    expect(taken(other)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      lastError: "stopped",
      attempts: 0,
      dueAt: null,
    });
    const [listed] = await shown(site, phone);
    expect(listed).toMatchObject({ waMe: null, stoppedAt: expect.any(String), tries: [] });
    expect((await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true })).status).toBe(409);
    expect([...(await findOptOuts(ctx(), [phone, other])).keys()]).toEqual([phone]);
    const { effect } = await rowOf(id);
    expect((await findMessages(ctx(), [effect])).get(effect)?.state).toBe("stopped");
    const letters = async () => {
      const today = await site.send("GET", "/api/admin/today", { staff: true });
      return ((await today.json()) as { waiting: { letters: number } }).waiting.letters;
    };
    const counted = await letters();
    await db().update(outbox).set({ lastError: refused }).where(eq(outbox.id, id));
    expect(await letters()).toBe(counted);
    await recordOptIn(ctx(), phone, "ALTA");
    expect(await letters()).toBe(counted + 1);
    await db().update(outbox).set({ lastError: "stopped" }).where(eq(outbox.id, id));
    expect(await letters()).toBe(counted);
    expect((await shown(site, phone))[0]).toMatchObject({ stoppedAt: null, waMe: null });
    for (const act of ["send", "sent-by-hand"])
      expect((await site.send("POST", `/api/admin/outbox/${id}/${act}`, { staff: true })).status).toBe(409);
    await run(await offer(phone));
    expect(taken(phone)).toHaveLength(1);
  });

  test("quiet hours: it waits, whoever asks, and staff are given no link yet", async () => {
    const phone = newPhone();
    const morning = new Date(Date.now() + 8 * 3_600_000);
    const id = await offer(phone, { notBefore: morning });
    expect((await rowOf(id)).dueAt).toEqual(morning);
    await run(id);
    expect(await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true })).toMatchObject({
      status: 200,
    });
    await run(id);
    expect(provider.asked).toBe(0);
    expect((await shown(site, phone))[0]).toMatchObject({
      status: "waiting",
      notBefore: morning.toISOString(),
      waMe: null,
    });
    const { effect } = await rowOf(id);
    expect((await findMessages(ctx(), [effect])).get(effect)).toMatchObject({
      id,
      state: "waiting",
      waitsForHand: false,
    });
    expect(await withdrawMessages(ctx(), [effect])).toEqual(new Set([effect]));
  });

  test("neither the logs nor the queue hold a number, a name or a word of a message", expectNoTrace);
});
