import { afterAll, describe, expect, test, vi } from "vitest";
import {
  codes,
  newPhone,
  offer,
  openWhatsappSite,
  passTime,
  publicUrl,
  rowOf,
  run,
  shown,
  triesOf,
} from "../../../../../tests/support/services/whatsapp-outbox.ts";
import { openProvider } from "../../../../../tests/support/services/whatsapp-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";

describe.each(["meta", "twilio"] as const)("by %s", async (name) => {
  const { provider, site, taken, refusal, refused, later, busy, expectNoTrace } =
    await openWhatsappSite(name);

  test("a message is handed over once, however many workers look for it", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    expect((await rowOf(id)).dueAt).not.toBeNull();
    await Promise.all(Array.from({ length: 12 }, () => run(id)));
    await run(id);
    const [message] = taken(phone);
    expect(taken(phone)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      status: "sent",
      providerId: message?.id,
      attempts: 1,
      lastError: null,
    });
    expect(await triesOf(id)).toEqual([["accepted", ""]]);
    expect(message?.text).toContain("Canary: gotea la llave. Y la otra.");
    expect(message?.text).toContain("/job-offer/canary-token-of-the-offer");
  });

  test("what is refused is not tried again by itself, but by staff", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    provider.moods.push(refusal);
    await run(id);
    await run(id);
    expect(provider.asked).toBe(1);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      lastError: refused,
      notBefore: null,
      dueAt: null,
    });
    const again = await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true });
    expect(await again.json()).toMatchObject({ status: "waiting", lastError: null });
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: "sent" });
    expect(await triesOf(id)).toEqual([
      ["refused", refused],
      ["accepted", ""],
    ]);
    expect(taken(phone)).toHaveLength(1);
  });

  test("“later” is heeded: not before the provider said, and then accepted", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    provider.moods.push({ ...later, headers: { "Retry-After": "120" } });
    await run(id);
    const waiting = await rowOf(id);
    expect(waiting).toMatchObject({ status: "waiting", lastError: busy });
    const seconds = ((waiting.notBefore?.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(110);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(waiting.dueAt).toEqual(waiting.notBefore);
    await run(id);
    expect(provider.asked).toBe(1);
    await passTime(id);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: "sent", notBefore: null });
    expect(await triesOf(id)).toEqual([
      ["busy", busy],
      ["accepted", ""],
    ]);
  });

  test.each([
    ["late", { late: 2000 }, "timeout"],
    ["cut off", "reset", /^[A-Z_]+$/],
    ["garbage", { status: 200, body: "<html>" }, "not understood"],
  ] as const)(
    "an answer that is %s is no acceptance; the next try waits for what a webhook may tell",
    async (_name, mood, code) => {
      const id = await offer(newPhone());
      provider.moods.push(mood);
      await run(id);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: "waiting", providerId: null });
      expect(row.lastError).toMatch(code);
      expect((row.notBefore?.getTime() ?? 0) - Date.now()).toBeGreaterThan(25_000);
      expect(await triesOf(id)).toEqual([["unreachable", expect.stringMatching(code)]]);
    },
  );

  test("it is given up after six tries, and says so", async () => {
    const id = await offer(newPhone());
    for (let one = 0; one < 6; one += 1) {
      provider.moods.push(later);
      await passTime(id);
      await run(id);
    }
    await run(id);
    expect(provider.asked).toBe(6);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      lastError: busy,
      attempts: 6,
      notBefore: null,
    });
    expect(await triesOf(id)).toHaveLength(6);
  });

  test("a number that is none is refused without asking anybody; a letter not made for it is a mistake of ours", async () => {
    const id = await offer("mi celular 809");
    await run(id);
    expect(provider.asked).toBe(0);
    expect(await triesOf(id)).toEqual([["refused", "no number"]]);
    expect((await shown(site, "mi celular 809"))[0]).toMatchObject({ status: "failed", waMe: null });
    await expect(offer(newPhone(), { letter: "lead_receipt" })).rejects.toThrow("has no WhatsApp template");
  });

  test("neither the logs nor the queue hold a number, a name or a word of a message", expectNoTrace);
});

describe("by the running queue", async () => {
  const provider = await openProvider("meta");
  const site = openSite({ whatsapp: { settings: provider.settings, publicUrl }, workJobs: true });
  afterAll(provider.close);

  test("too busy at first, then accepted, all by itself", async () => {
    const phone = newPhone();
    provider.moods.push({ ...codes.meta.busy[0], headers: { "Retry-After": "1" } });
    const id = await offer(phone);
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe("sent"), {
      timeout: 18_000,
      interval: 200,
    });
    expect(await triesOf(id)).toEqual([
      ["busy", "130429"],
      ["accepted", ""],
    ]);
    expect(provider.taken).toHaveLength(1);
    expect((await shown(site, phone))[0]?.tries).toHaveLength(2);
  });
});
