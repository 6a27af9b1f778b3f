import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outbox, whatsappPreference } from "#app/staff/outbox/schema.server.ts";
import { findOptOuts } from "#app/staff/outbox/server/whatsapp/whatsapp-preference.server.ts";
import { db } from "#platform/database/pool.server.ts";
import {
  metaSettings,
  metaTells,
  twilioSettings,
  twilioTells,
} from "../../tests/support/services/whatsapp-provider.ts";
import { openSite } from "../../tests/support/site.ts";

const publicUrl = "https://arribo.example";
const phone = "+18095550142";
const start = Math.floor(Date.now() / 1000) - 3_600;
const moment = (seconds: number) => new Date((start + seconds) * 1000);

async function sentMessage(providerId: string): Promise<number> {
  const [row] = await db()
    .insert(outbox)
    .values({
      effect: providerId,
      channel: "whatsapp",
      recipient: phone,
      letter: "job_offer",
      facts: { name: "N", email: "", phone, message: "" },
      locale: "es",
      status: "sent",
      sentAt: moment(0),
      providerId,
      createdAt: moment(0),
    })
    .returning();
  return row?.id ?? 0;
}
const rowOf = async (id: number) => (await db().select().from(outbox).where(eq(outbox.id, id)))[0];
const wishes = () => db().select().from(whatsappPreference).orderBy(whatsappPreference.id);
const stopped = async () => (await findOptOuts({ db: db() }, [phone])).has(phone);

type Told = { path: string; body: string; headers: Record<string, string> };

describe("Meta", () => {
  const site = openSite({
    whatsapp: { settings: () => ({ ...metaSettings, url: "http://127.0.0.1:1" }), publicUrl },
  });
  const say = ({ path, ...ask }: Told) => site.send("POST", path, ask);
  const status = (id: string, what: string, seconds: number, more = {}) =>
    metaTells({
      statuses: [{ id, status: what, timestamp: String(start + seconds), recipient_id: "1809", ...more }],
    });
  const writes = (text: string, seconds: number, id = `wamid.${randomBytes(9).toString("hex")}`) =>
    metaTells({
      messages: [
        { from: phone.slice(1), id, timestamp: String(start + seconds), type: "text", text: { body: text } },
      ],
    });
  beforeEach(() => db().delete(whatsappPreference));

  test("asks whether this is our webhook, and only who knows the word hears yes", async () => {
    const ask = (token: string, challenge = "1158201444") =>
      site.send(
        "GET",
        `/webhooks/whatsapp/meta?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${challenge}`,
      );
    const answer = await ask(metaSettings.verifyToken);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect((await ask("guessed-token-guess")).status).toBe(403);
    expect((await ask(metaSettings.verifyToken, encodeURIComponent("<script>"))).status).toBe(403);
    expect((await site.send("GET", "/webhooks/whatsapp/meta")).status).toBe(403);
  });

  test("delivered and read set their times, in whatever order they come and however often", async () => {
    for (const [index, order] of [
      [1, 2, 2],
      [2, 1],
      [1, 1, 2, 1],
    ].entries()) {
      const id = await sentMessage(`wamid.order${index}`);
      for (const which of order)
        expect(
          (await say(status(`wamid.order${index}`, which === 1 ? "delivered" : "read", which * 10))).status,
        ).toBe(200);
      expect(await rowOf(id)).toMatchObject({
        status: "sent",
        deliveredAt: moment(10),
        readAt: moment(20),
        sentAt: moment(0),
      });
    }
  });

  test("failed is kept with its code; what has arrived cannot fail", async () => {
    const failed = await sentMessage("wamid.failed");
    const told = status("wamid.failed", "failed", 5, {
      errors: [{ code: 131026, title: "Message undeliverable" }],
    });
    await say(told);
    await say(told);
    expect(await rowOf(failed)).toMatchObject({ status: "failed", lastError: "131026", deliveredAt: null });
    const arrived = await sentMessage("wamid.arrived");
    await say(status("wamid.arrived", "delivered", 5));
    await say(status("wamid.arrived", "failed", 6, { errors: [{ code: 131026 }] }));
    expect(await rowOf(arrived)).toMatchObject({ status: "sent", lastError: null, deliveredAt: moment(5) });
  });

  test("forged, unsigned, changed on the way, for another number: nothing changes", async () => {
    const id = await sentMessage("wamid.mine");
    const value = { statuses: [{ id: "wamid.mine", status: "delivered", timestamp: String(start + 5) }] };
    const right = metaTells(value);
    const forged = metaTells(value, { secret: "guessed" });
    const { "X-Hub-Signature-256": signature = "", ...unsigned } = right.headers as Record<string, string>;
    expect((await say(forged)).status).toBe(403);
    expect((await say({ ...right, headers: unsigned })).status).toBe(403);
    expect((await say({ ...right, body: `${right.body} ` })).status).toBe(403);
    expect(
      (await say({ ...right, headers: { ...unsigned, "X-Hub-Signature-256": signature.slice(0, -2) } }))
        .status,
    ).toBe(403);
    expect((await say({ ...right, headers: { ...unsigned, "X-Hub-Signature": signature } })).status).toBe(
      403,
    );
    const others = metaTells(value, { phoneId: "999999" });
    expect((await say(others)).status).toBe(200);
    expect((await say({ ...writes("STOP", 1), headers: {} })).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ deliveredAt: null });
    expect(await wishes()).toEqual([]);
    expect((await say(right)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ deliveredAt: moment(5) });
  });

  test("STOP and START are heeded by when they were written, each once", async () => {
    const stop = writes("Baja, por favor", 10);
    expect((await say(stop)).status).toBe(200);
    await say(stop);
    expect(await wishes()).toMatchObject([{ phone, stopped: true, text: "Baja, por favor", at: moment(10) }]);
    expect(await stopped()).toBe(true);
    await say(writes("ALTA", 20));
    expect(await stopped()).toBe(false);
    await say(writes("STOP", 15));
    await say(stop);
    expect(await stopped()).toBe(false);
    await say(writes("¿Cuánto pagan?", 30));
    expect(await wishes()).toHaveLength(3);
  });

  test("a pressed button is as good as the word", async () => {
    const button = { type: "button", button: { text: "STOP", payload: "stop" } };
    const message = { from: phone.slice(1), id: "wamid.button", timestamp: String(start), ...button };
    await say(metaTells({ messages: [message] }));
    expect(await stopped()).toBe(true);
  });

  test("what is of another kind, or no JSON, is taken and changes nothing", async () => {
    const strange = [
      metaTells({ statuses: [{ id: 7 }, null, { id: "x", status: "toString", timestamp: "1" }] as object[] }),
      metaTells({ messages: [{ type: "reaction" }, { from: "x", id: "y", timestamp: "z" }] }),
      status("wamid.unknown", "delivered", 1),
      status("wamid.unknown", "deleted", 1),
      status("wamid.unknown", "failed", 1, { biz_opaque_callback_data: "99999999999999999999" }),
    ];
    for (const one of strange) expect((await say(one)).status).toBe(200);
    expect(await wishes()).toEqual([]);
  });

  test("Twilio's address is nobody's here", async () => {
    const told = twilioTells(publicUrl, { MessageSid: `SM${"0".repeat(32)}`, MessageStatus: "delivered" });
    expect((await say(told)).status).toBe(404);
  });

  test("more than Meta ever sends is not read", async () => {
    const answer = await say(metaTells({ messages: [{ text: "x".repeat(3 * 1024 * 1024) }] }));
    expect(answer.status).toBe(413);
  });
});

describe("Twilio", () => {
  const site = openSite({ whatsapp: { settings: () => ({ ...twilioSettings, url: undefined }), publicUrl } });
  const say = ({ path, ...ask }: Told) => site.send("POST", path, ask);
  const newSid = () => `SM${randomBytes(16).toString("hex")}`;
  const writes = (text: string, sid = newSid()) =>
    twilioTells(publicUrl, { MessageSid: sid, From: `whatsapp:${phone}`, Body: text, NumMedia: "0" });
  beforeEach(() => db().delete(whatsappPreference));

  test("delivered, read and failed", async () => {
    const [sid, other] = [newSid(), newSid()];
    const [id, lost] = [await sentMessage(sid), await sentMessage(other)];
    const answer = await say(
      twilioTells(publicUrl, { MessageSid: sid, MessageStatus: "read" }, { mark: String(id) }),
    );
    expect([answer.status, await answer.text()]).toEqual([200, "<Response/>"]);
    const first = await rowOf(id);
    expect(first).toMatchObject({ status: "sent", deliveredAt: expect.any(Date), readAt: expect.any(Date) });
    await say(twilioTells(publicUrl, { MessageSid: sid, MessageStatus: "delivered" }, { mark: String(id) }));
    await say(twilioTells(publicUrl, { MessageSid: sid, MessageStatus: "failed", ErrorCode: "63016" }));
    expect(await rowOf(id)).toEqual(first);
    await say(
      twilioTells(publicUrl, { MessageSid: other, MessageStatus: "undelivered", ErrorCode: "63016" }),
    );
    expect(await rowOf(lost)).toMatchObject({ status: "failed", lastError: "63016" });
  });

  test("forged, unsigned, for another address, changed on the way: nothing changes", async () => {
    const sid = newSid();
    const id = await sentMessage(sid);
    const form = { MessageSid: sid, MessageStatus: "delivered" };
    const right = twilioTells(publicUrl, form);
    const refused = [
      twilioTells(publicUrl, form, { token: "guessed-token" }),
      twilioTells("https://elsewhere.example", form),
      { ...right, headers: { "Content-Type": "application/x-www-form-urlencoded" } },
      { ...right, body: `${right.body}&ErrorCode=1` },
      { ...right, path: `${right.path}?message=${id}` },
    ];
    for (const one of refused) expect((await say(one)).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ deliveredAt: null });
    expect((await say(right)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ deliveredAt: expect.any(Date) });
  });

  test("STOP and START, each once, though Twilio tells no time", async () => {
    const stop = writes("STOP");
    await say(stop);
    await say(writes("ALTA"));
    expect(await stopped()).toBe(false);
    expect((await say(stop)).status).toBe(200);
    expect(await stopped()).toBe(false);
    expect(await wishes()).toHaveLength(2);
    expect((await say(writes("hola, ¿siguen?"))).status).toBe(200);
    expect((await say(twilioTells(publicUrl, { MessageSid: "1", From: phone, Body: "STOP" }))).status).toBe(
      200,
    );
    expect(await wishes()).toHaveLength(2);
  });

  test("twelve twins of one STOP at the same moment are one", async () => {
    const stop = writes("STOP");
    const answers = await Promise.all(Array.from({ length: 12 }, () => say(stop)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await wishes()).toHaveLength(1);
  });

  test("a form of another size, and Meta's address", async () => {
    expect((await say(writes("x".repeat(70_000)))).status).toBe(413);
    expect((await say(metaTells({}))).status).toBe(404);
    expect((await site.send("GET", "/webhooks/whatsapp/meta")).status).toBe(404);
  });
});

describe("whoever forges is counted, whoever signs is not", () => {
  const site = openSite({
    limits: true,
    whatsapp: { settings: () => ({ ...metaSettings, url: "http://127.0.0.1:1" }), publicUrl },
  });

  test("two hundred a minute", async () => {
    const { path, ...right } = metaTells({ statuses: [] });
    const { path: _same, ...forged } = metaTells({ statuses: [] }, { secret: "guessed" });
    const many = async (ask: typeof right) => {
      const answers = [];
      for (let batch = 0; batch < 11; batch += 1)
        answers.push(...(await Promise.all(Array.from({ length: 20 }, () => site.send("POST", path, ask)))));
      return new Set(answers.map((answer) => answer.status));
    };
    expect(await many(right)).toEqual(new Set([200]));
    expect(await many(forged)).toEqual(new Set([403, 429]));
  });
});

describe("without a provider", () => {
  const site = openSite();

  test("there is no such address", async () => {
    for (const { path, ...ask } of [metaTells({}), twilioTells(publicUrl, { MessageSid: "x" })])
      expect((await site.send("POST", path, ask)).status).toBe(404);
  });
});
