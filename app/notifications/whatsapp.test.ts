import { randomInt } from "node:crypto";
import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { openSite } from "../../tests/site.ts";
import { metaTells, openProvider, twilioTells } from "../../tests/whatsapp-provider.ts";
import type { OutboxMessage } from "./contract.ts";
import { messagesOf } from "./outbox.server.ts";
import { type Post, post, withdraw } from "./post.server.ts";
import { sendOutboxMessage } from "./send.server.ts";
import { outbox, outboxTry } from "./table.server.ts";
import { isStopped, startWhatsapp, stopWhatsapp } from "./whatsapp-preference.server.ts";

const publicUrl = "https://arribo.example";
const lines: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

const ctx = (): Ctx => ({ db: db(), actor: { kind: "visitor" }, locale: "es", now: new Date() });
const newPhone = () => `+1809${randomInt(2_000_000, 9_999_999)}`;
let effects = 0;

/** Puts an offer for this number into the outbox. @returns its id */
async function offer(phone: string, more: Partial<Post> = {}): Promise<number> {
  effects += 1;
  const effect = `job-offer:${effects}`;
  await post(ctx(), [
    {
      effect,
      letter: "job_offer",
      channel: "whatsapp",
      recipient: phone,
      facts: {
        name: "Ramón Canary Peralta",
        email: "",
        phone,
        message: "Canary: gotea la llave.\nY la otra.",
        service: "plomería",
        zone: "Santiago",
        when: "2026-11-20T18:30:00.000Z",
        path: "/job-offer/canary-token-of-the-offer",
      },
      locale: "es",
      ...more,
    },
  ]);
  const [row] = await db().select().from(outbox).where(eq(outbox.effect, effect));
  return row?.id ?? 0;
}

async function rowOf(id: number) {
  const [row] = await db().select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error("no such row");
  return row;
}
const run = (id: number) => sendOutboxMessage(String(id));
const passTime = (id: number) => db().update(outbox).set({ notBefore: null }).where(eq(outbox.id, id));
const triesOf = async (id: number) =>
  (await db().select().from(outboxTry).where(eq(outboxTry.outboxId, id)).orderBy(outboxTry.id)).map(
    ({ outcome, code }) => [outcome, code],
  );
const jobsOf = async (id: number) =>
  (
    await db().execute<{ data: string; start_after: string }>(
      sql`select data::text, start_after from pgboss.job where name = 'outbox.send' and data->>'id' = ${String(id)} order by created_on`,
    )
  ).rows;
type Site = ReturnType<typeof openSite>;
const shown = async (site: Site, phone: string) => {
  const answer = await site.send("GET", `/api/admin/outbox?search=${encodeURIComponent(phone)}`, {
    staff: true,
  });
  return (await answer.json()) as OutboxMessage[];
};

const codes = {
  meta: {
    refused: [{ status: 400, body: { error: { code: 131026, message: "Canary" } } }, "131026"],
    busy: [{ status: 429, body: { error: { code: 130429 } } }, "130429"],
  },
  twilio: {
    refused: [{ status: 400, body: { code: 63016, message: "Canary" } }, "63016"],
    busy: [{ status: 429, body: { code: 20429 } }, "20429"],
  },
} as const;

describe.each(["meta", "twilio"] as const)("by %s", async (name) => {
  const provider = await openProvider(name);
  const site = openSite({ whatsapp: { settings: provider.settings, publicUrl, patience: 300 }, logTo });
  const [refusal, refused] = codes[name].refused;
  const [later, busy] = codes[name].busy;
  const taken = (phone: string) => provider.taken.filter(({ to }) => to === phone);
  /** The provider tells us of a message that has our mark. */
  const tells = (status: string, id: string, mark: number, phone: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const about = {
      id,
      status,
      timestamp,
      recipient_id: phone.slice(1),
      biz_opaque_callback_data: String(mark),
    };
    const form = { MessageSid: id, MessageStatus: status };
    const byMeta = () => metaTells({ statuses: [about] });
    const byTwilio = () => twilioTells(publicUrl, form, { mark: String(mark) });
    const { path, ...ask } = name === "meta" ? byMeta() : byTwilio();
    return site.send("POST", path, ask);
  };
  beforeEach(() => {
    provider.moods.length = 0;
    provider.asked = 0;
  });
  afterAll(provider.close);

  test("a message is handed over once, however often its job runs", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    expect(await jobsOf(id)).toHaveLength(1);
    await Promise.allSettled(Array.from({ length: 12 }, () => run(id)));
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
    expect(await rowOf(id)).toMatchObject({ status: "failed", lastError: refused, notBefore: null });
    expect(await jobsOf(id)).toHaveLength(1);
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
    const [, next] = await jobsOf(id);
    expect(new Date(next?.start_after ?? 0)).toEqual(waiting.notBefore);
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
    ["late", { late: 600 }, "timeout"],
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

  test("its answer lost, but told by the webhook: it is sent, and does not leave again", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    provider.moods.push("reset");
    await run(id);
    const [message] = taken(phone);
    expect((await tells("sent", message?.id ?? "", id, phone)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      status: "sent",
      providerId: message?.id,
      lastError: null,
      notBefore: null,
    });
    await run(id);
    expect(taken(phone)).toHaveLength(1);
    // A second message under the same mark is not this one.
    const other = message?.id.endsWith("0") ? "1" : "0";
    await tells("failed", `${message?.id.slice(0, -1)}${other}`, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "sent" });
  });

  test("a failure told again does not touch what staff queued again; it leaves once", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    const { effect } = await rowOf(id);
    const state = async () => (await messagesOf(ctx(), [effect])).get(effect)?.state;
    await run(id);
    const first = taken(phone)[0]?.id ?? "";
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed", sentAt: expect.any(Date) });
    expect(await state()).toBe("undelivered");
    const again = () => site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true });
    expect(await (await again()).json()).toMatchObject({ status: "waiting", sentAt: null });
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", sentAt: null });
    provider.moods.push(refusal);
    await run(id);
    // Nor while the next try has failed another way.
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed", lastError: refused, sentAt: null });
    expect(await state()).toBe("failed");
    await again();
    await tells("failed", first, id, phone);
    await run(id);
    await run(id);
    expect(taken(phone)).toHaveLength(2);
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "sent", providerId: taken(phone)[1]?.id });
    await tells("failed", taken(phone)[1]?.id ?? "", id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed" });
    // Queued once more, and then it had arrived after all: it does not leave again.
    await again();
    await tells("delivered", taken(phone)[1]?.id ?? "", id, phone);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: "sent", deliveredAt: expect.any(Date) });
    expect(taken(phone)).toHaveLength(2);
  });

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
    // Queued again after a lost answer: its tries still count.
    const queued = await offer(phone);
    provider.moods.push("reset");
    await run(queued);
    await site.send("POST", `/api/admin/outbox/${queued}/send`, { staff: true });
    // A worker that died while it handed it over.
    const broken = await offer(phone);
    await db().update(outbox).set({ attempts: 1 }).where(eq(outbox.id, broken));
    const ids = [untried, ...tried, undelivered, queued, broken];
    const effects = await Promise.all(ids.map(async (id) => (await rowOf(id)).effect));
    expect(await withdraw(ctx(), effects)).toEqual(new Set(effects.slice(0, 3)));
    await expect(rowOf(untried)).rejects.toThrow("no such row");
    const left = (await messagesOf(ctx(), effects)).values();
    expect([...left].map(({ id, state, waMe }) => [ids.indexOf(id), state, waMe]).sort()).toEqual([
      [1, "failed", null],
      [2, "failed", null],
      [3, "withdrawn", null],
      [4, "undelivered", null],
      [5, "withdrawn", null],
      [6, "withdrawn", null],
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
    // It had arrived: that is told.
    const lost = taken(phone)[0]?.id ?? "";
    await tells("delivered", lost, tried[2] ?? 0, phone);
    expect(await rowOf(tried[2] ?? 0)).toMatchObject({ status: "sent", providerId: lost, lastError: null });
  });

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

  test("STOP: nothing leaves for that number, by job or by hand, until START", async () => {
    const phone = newPhone();
    const other = newPhone();
    await stopWhatsapp({ db: db(), now: new Date(Date.now() - 60_000) }, phone, "STOP");
    const id = await offer(phone);
    await run(id);
    await run(await offer(other));
    expect(taken(phone)).toHaveLength(0);
    expect(taken(other)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: "failed", lastError: "stopped", attempts: 0 });
    expect(await jobsOf(id)).toHaveLength(1);
    const [listed] = await shown(site, phone);
    expect(listed).toMatchObject({ waMe: null, stoppedAt: expect.any(String), tries: [] });
    expect((await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true })).status).toBe(409);
    expect([...(await isStopped(ctx(), [phone, other])).keys()]).toEqual([phone]);
    const { effect } = await rowOf(id);
    expect((await messagesOf(ctx(), [effect])).get(effect)?.state).toBe("stopped");
    const letters = async () => {
      const today = await site.send("GET", "/api/admin/today", { staff: true });
      return ((await today.json()) as { waiting: { letters: number } }).waiting.letters;
    };
    const counted = await letters();
    await db().update(outbox).set({ lastError: refused }).where(eq(outbox.id, id));
    expect(await letters()).toBe(counted + 1);
    await db().update(outbox).set({ lastError: "stopped" }).where(eq(outbox.id, id));
    // Later messages leave again; this one has ended.
    await startWhatsapp(ctx(), phone, "ALTA");
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
    const [job] = await jobsOf(id);
    expect(new Date(job?.start_after ?? 0)).toEqual(morning);
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
    expect((await messagesOf(ctx(), [effect])).get(effect)).toMatchObject({
      id,
      state: "waiting",
      waMe: null,
    });
    expect(await withdraw(ctx(), [effect])).toEqual(new Set([effect]));
  });

  test("what is being handed over is not taken back", async () => {
    const id = await offer(newPhone());
    const { effect } = await rowOf(id);
    provider.moods.push({ late: 200 });
    const sending = run(id);
    await vi.waitFor(() => expect(provider.asked).toBe(1));
    expect(await withdraw(ctx(), [effect])).toEqual(new Set());
    await sending;
    expect(await rowOf(id)).toMatchObject({ status: "sent" });
  });

  test("a number that is none is refused without asking anybody; a letter not made for it is a mistake of ours", async () => {
    const id = await offer("mi celular 809");
    await run(id);
    expect(provider.asked).toBe(0);
    expect(await triesOf(id)).toEqual([["refused", "no number"]]);
    expect((await shown(site, "mi celular 809"))[0]).toMatchObject({ status: "failed", waMe: null });
    await expect(offer(newPhone(), { letter: "lead_receipt" })).rejects.toThrow("not made for WhatsApp");
  });

  test("staff see each try, and when it arrived and was read; the link is kept until it arrives", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    // Whoever holds the link can take the job: in the outbox it is sealed.
    expect(JSON.stringify((await rowOf(id)).facts)).not.toContain("canary-token");
    await run(id);
    const providerId = taken(phone)[0]?.id ?? "";
    const [sent] = await shown(site, phone);
    expect(sent).toMatchObject({
      channel: "whatsapp",
      status: "sent",
      deliveredAt: null,
      mailto: null,
      waMe: null,
    });
    expect(sent?.tries).toMatchObject([{ outcome: "accepted", code: "", took: expect.any(Number) }]);
    expect((await rowOf(id)).facts.path).toBeDefined();
    await tells("read", providerId, id, phone);
    const [read] = await shown(site, phone);
    expect(read).toMatchObject({ deliveredAt: expect.any(String), readAt: expect.any(String) });
    expect((await rowOf(id)).facts.path).toBeUndefined();
    const byMail = await site.send(
      "GET",
      `/api/admin/outbox?channel=email&search=${encodeURIComponent(phone)}`,
      {
        staff: true,
      },
    );
    expect(await byMail.json()).toEqual([]);
  });

  test("neither the logs nor the queue hold a number, a name or a word of a message", async () => {
    expect(lines.some((line) => line.includes("a message was not accepted"))).toBe(true);
    expect(lines.filter((line) => /\+?1809\d{7}|Canary|canary-token/.test(line))).toEqual([]);
    const { rows } = await db().execute<{ data: string }>(sql`select data::text from pgboss.job`);
    expect(rows.filter(({ data }) => /809\d{7}|anary/.test(data))).toEqual([]);
  });
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

describe("without a provider", () => {
  const site = openSite();

  test("it waits for a hand: a link with the message written, and an honest word", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    expect(await jobsOf(id)).toHaveLength(0);
    await run(id);
    const [waiting] = await shown(site, phone);
    expect(waiting).toMatchObject({ status: "waiting", attempts: 0, tries: [], mailto: null });
    const link = new URL(waiting?.waMe ?? "");
    expect(link.origin + link.pathname).toBe(`https://wa.me/${phone.slice(1)}`);
    expect(link.searchParams.get("text")).toBe(waiting?.text);
    expect(waiting?.text).toContain("/job-offer/canary-token-of-the-offer");
    const { effect } = await rowOf(id);
    expect((await messagesOf(ctx(), [effect, "none"])).get(effect)).toMatchObject({
      id,
      state: "ready",
      waMe: waiting?.waMe,
    });
    expect((await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true })).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", attempts: 0 });
    const marked = await site.send("POST", `/api/admin/outbox/${id}/sent-by-hand`, { staff: true });
    expect(await marked.json()).toMatchObject({ status: "sent_by_hand", sentBy: "Ana", waMe: null });
  });

  test("a letter to staff and an offer: each waits by its own channel", async () => {
    const phone = newPhone();
    await offer(phone);
    await offer("maria@example.com", { channel: "email" });
    const all = await site.send("GET", "/api/admin/outbox?channel=whatsapp", { staff: true });
    const channels = ((await all.json()) as OutboxMessage[]).map(({ channel }) => channel);
    expect(new Set(channels)).toEqual(new Set(["whatsapp"]));
    expect((await site.send("GET", "/api/admin/outbox?channel=pigeon", { staff: true })).status).toBe(400);
    const [mail] = await shown(site, "maria@example.com");
    expect(mail).toMatchObject({ mailto: expect.stringMatching(/^mailto:maria/), waMe: null });
  });
});
