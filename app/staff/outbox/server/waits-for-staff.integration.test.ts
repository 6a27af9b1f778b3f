import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { operator } from "#platform/config/operator.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { closeMail, openMail } from "#platform/mail/mail.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { OutboxMessage } from "../contract.ts";
import { outbox } from "../schema.server.ts";
import { enqueueMessages } from "./enqueue.server.ts";

const site = openSite();

const ask = (email: string) => site.send("POST", "/api/leads", { body: { name: "Marsha", email } });

async function toSend(): Promise<{ today: number; listed: number; recipients: string[] }> {
  const today = await site.send("GET", "/api/admin/today", { staff: true });
  const answer = await site.send("GET", "/api/admin/outbox?status=to_send", { staff: true });
  const listed = (await answer.json()) as OutboxMessage[];
  return {
    today: ((await today.json()) as { waiting: { letters: number } }).waiting.letters,
    listed: Number(answer.headers.get("X-Total-Count")),
    recipients: listed.map(({ recipient }) => recipient),
  };
}

test("without a mail service a notice to our own address is closed, and not counted as a message to send", async () => {
  await ask("marsha@example.com");
  expect(await toSend()).toEqual({ today: 1, listed: 1, recipients: ["marsha@example.com"] });
  const [notice] = await db().select().from(outbox).where(eq(outbox.recipient, operator().staffEmail));
  expect(notice).toMatchObject({ letter: "lead_notice", status: "failed", lastError: "no_service" });
  const again = await site.send("POST", `/api/admin/outbox/${notice?.id}/send`, { staff: true });
  expect(again.status).toBe(409);
  await db()
    .update(outbox)
    .set({ status: "waiting", lastError: null })
    .where(eq(outbox.id, Number(notice?.id)));
  expect((await toSend()).today).toBe(1);
});

test("a warning of failed sign-ins has no news on the bell: to our own address too it waits for staff", async () => {
  await db().delete(outbox);
  const recipient = operator().staffEmail;
  const facts = { name: "Ana", email: "", phone: "", message: "", path: "/admin/account" };
  await enqueueMessages(systemContext(), [
    { effect: "failed-sign-ins:1", letter: "staff_failed_sign_ins", recipient, facts, locale: "en" },
  ]);
  expect(await toSend()).toEqual({ today: 1, listed: 1, recipients: [recipient] });
});

test("with a mail service what leaves by itself is not counted; what it refused is, and what nobody took up", async () => {
  openMail({ url: "smtp://127.0.0.1:9", from: "Arribo <concierge@arribo.example>" });
  try {
    await db().delete(outbox);
    await ask("going@example.com");
    expect((await toSend()).recipients).toEqual([]);
    const [notice] = await db().select().from(outbox).where(eq(outbox.recipient, operator().staffEmail));
    expect(notice).toMatchObject({ status: "waiting", lastError: null });

    const letter = eq(outbox.recipient, "going@example.com");
    await db().update(outbox).set({ status: "failed", lastError: "550" }).where(letter);
    expect(await toSend()).toMatchObject({ today: 1, recipients: ["going@example.com"] });
    const waiting = { status: "waiting", lastError: null } as const;
    // One queued before a service was configured, and one that no worker has claimed.
    for (const dueAt of [null, sql`now() - interval '2 hours'`]) {
      await db()
        .update(outbox)
        .set({ ...waiting, dueAt })
        .where(letter);
      expect(await toSend()).toMatchObject({ today: 1, listed: 1 });
    }
  } finally {
    closeMail();
    openMail({ url: undefined, from: "Arribo <concierge@arribo.example>" });
  }
});
