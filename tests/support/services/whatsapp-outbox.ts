import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect } from "vitest";
import type { OutboxMessage } from "#app/staff/outbox/contract.ts";
import { outbox, outboxTry } from "#app/staff/outbox/schema.server.ts";
import { enqueueMessages, type NewMessage } from "#app/staff/outbox/server/enqueue.server.ts";
import { claim, isDue, send } from "#app/staff/outbox/server/send.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { collectLines } from "../collect-lines.ts";
import { openSite } from "../site.ts";
import { metaTells, openProvider, twilioTells } from "./whatsapp-provider.ts";

export const publicUrl = "https://arribo.example";

export const ctx = (): Ctx => ({ db: db(), actor: { kind: "visitor" }, locale: "es", now: new Date() });
export const newPhone = () => `+1809${randomInt(2_000_000, 9_999_999)}`;
let effects = 0;

/** Puts an offer for this number into the outbox. @returns its id */
export async function offer(phone: string, more: Partial<NewMessage> = {}): Promise<number> {
  effects += 1;
  const effect = `job-offer:${effects}`;
  await enqueueMessages(ctx(), [
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

export async function rowOf(id: number) {
  const [row] = await db().select().from(outbox).where(eq(outbox.id, id));
  if (!row) throw new Error("no such row");
  return row;
}
/** Lets a worker send this message and no other, if it is due. */
export async function run(id: number): Promise<void> {
  const { channel } = await rowOf(id);
  const [row] = await claim(and(isDue(channel, new Date()), eq(outbox.id, id)), 1);
  if (row) await send(row);
}
export const passTime = (id: number) =>
  db().update(outbox).set({ notBefore: null, dueAt: new Date() }).where(eq(outbox.id, id));
export const triesOf = async (id: number) =>
  (await db().select().from(outboxTry).where(eq(outboxTry.outboxId, id)).orderBy(outboxTry.id)).map(
    ({ outcome, code }) => [outcome, code],
  );
type Site = ReturnType<typeof openSite>;
export const withLink = async (site: Site, id: number) =>
  (await (await site.send("POST", `/api/admin/outbox/${id}/link`, { staff: true })).json()) as OutboxMessage;
export const shown = async (site: Site, phone: string) => {
  const answer = await site.send("GET", `/api/admin/outbox?search=${encodeURIComponent(phone)}`, {
    staff: true,
  });
  return (await answer.json()) as OutboxMessage[];
};

/** Each provider's answers for "refused" and "busy", and the code that we store. */
export const codes = {
  meta: {
    refused: [{ status: 400, body: { error: { code: 131026, message: "Canary" } } }, "131026"],
    busy: [{ status: 429, body: { error: { code: 130429 } } }, "130429"],
  },
  twilio: {
    refused: [{ status: 400, body: { code: 63016, message: "Canary" } }, "63016"],
    busy: [{ status: 429, body: { code: 20429 } }, "20429"],
  },
} as const;

/** The site with a provider of one protocol (timeout: one second). The provider's moods are reset before each test. */
export async function openWhatsappSite(name: "meta" | "twilio") {
  const provider = await openProvider(name);
  const { lines, logTo } = collectLines();
  const whatsapp = { settings: provider.settings, publicUrl, timeoutMs: 1000 };
  const site = openSite({ whatsapp, logTo });
  const [refusal, refused] = codes[name].refused;
  const [later, busy] = codes[name].busy;
  const taken = (phone: string) => provider.taken.filter(({ to }) => to === phone);
  /** Posts the provider's report about a message that has our id. */
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

  async function expectNoTrace() {
    expect(lines.some((line) => line.includes("message delivery failed"))).toBe(true);
    expect(lines.filter((line) => /\+?1809\d{7}|Canary|canary-token/.test(line))).toEqual([]);
    const { rows } = await db().execute<{ data: string }>(sql`select data::text from pgboss.job`);
    expect(rows.filter(({ data }) => /809\d{7}|anary/.test(data))).toEqual([]);
  }
  return { provider, site, taken, tells, refusal, refused, later, busy, expectNoTrace };
}
