import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { operator } from "#platform/config/operator.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { closeMail, openMail } from "#platform/mail/mail.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import type { AdminNotification, OutboxMessage } from "../contract.ts";
import { adminNotification, adminNotificationRead, outbox } from "../schema.server.ts";
import { enqueueMessages } from "./enqueue.server.ts";

const site = openSite();
const call = "/api/admin/notifications";

type Send = (method: string, path: string) => Promise<Response>;
const ana: Send = (method, path) => site.send(method, path, { staff: true });

async function list(send: Send, status: "unread" | "read" | "all" = "unread") {
  const answer = await send("GET", status === "all" ? call : `${call}?status=${status}`);
  const items = (await answer.json()) as AdminNotification[];
  return {
    items,
    total: Number(answer.headers.get("X-Total-Count")),
    names: items.map((one) => one.message),
  };
}

async function happens(...names: string[]): Promise<number[]> {
  return store("new_safety_emergency", names);
}

async function store(type: AdminNotification["type"], names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const [row] = await db()
      .insert(adminNotification)
      .values({ type, subjectId: 7, about: name, createdAt: new Date() })
      .returning();
    if (row) ids.push(row.id);
  }
  return ids;
}

beforeEach(async () => {
  await db().delete(adminNotification);
});

const said = (name: string) => `Emergency: ${name} needs help now.`;

test("what one member of staff marks as read stays unread for the others", async () => {
  const leo = await openColleague(site, "Leo");
  const [, last] = await happens("Rosa", "Julio");
  expect((await list(leo)).total).toBe(2);

  const marked = await ana("POST", `${call}/${last}/read`);
  expect(await marked.json()).toEqual({ read: 2 });
  expect(await list(ana)).toMatchObject({ total: 0, names: [] });
  expect(await list(ana, "read")).toMatchObject({ names: [said("Julio"), said("Rosa")] });
  expect((await list(ana, "all")).items.every((one) => one.readAt !== null)).toBe(true);

  expect(await list(leo)).toMatchObject({ total: 2, names: [said("Julio"), said("Rosa")] });
  expect((await list(leo, "all")).items.every((one) => one.readAt === null)).toBe(true);
  expect((await list(leo, "read")).total).toBe(0);
});

test("unread emergencies come before any number of newer leads, page by page; all news stay newest first", async () => {
  await store("new_lead", ["Before"]);
  await happens("Rosa");
  await store(
    "new_lead",
    Array.from({ length: 60 }, (_, n) => `Lead ${n}`),
  );
  await happens("Julio");
  const first = await ana("GET", `${call}?status=unread&limit=50`);
  const items = (await first.json()) as AdminNotification[];
  expect(items.slice(0, 2).map(({ message }) => message)).toEqual([said("Julio"), said("Rosa")]);
  expect(items).toHaveLength(50);
  expect(first.headers.get("X-Total-Count")).toBe("63");
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const rest = (await (await ana("GET", next)).json()) as AdminNotification[];
  expect(new Set([...items, ...rest].map(({ id }) => id)).size).toBe(63);
  const all = (await (await ana("GET", `${call}?limit=50`)).json()) as AdminNotification[];
  expect(all.map(({ message }) => message)).not.toContain(said("Rosa"));
});

test("the one that was opened is read, by who opened it; what is for one alone stands before all but emergencies", async () => {
  const leo = await openColleague(site, "Leonor");
  const [lead] = await store("new_lead", ["Rosa"]);
  const own = { type: "note_mention", subjectId: 7, about: "Leonor", recordKind: "lead" } as const;
  const at = new Date(Date.now() - 60_000);
  const [mention] = await db()
    .insert(adminNotification)
    .values({ ...own, recipient: staffLogin.email, createdAt: at })
    .returning();
  await happens("Julio");
  const { items } = await list(ana);
  expect(items.map(({ type, isForMe }) => [type, isForMe])).toEqual([
    ["new_safety_emergency", false],
    ["note_mention", true],
    ["new_lead", false],
  ]);
  const open = (send: Send, id = 0) => send("POST", `${call}/${id}/opened`);
  expect(await (await open(ana, mention?.id)).json()).toEqual({ read: 1 });
  expect(await (await open(ana, mention?.id)).json()).toEqual({ read: 0 });
  expect(await (await open(leo, lead)).json()).toEqual({ read: 1 });
  expect((await list(ana)).items.map(({ type }) => type)).toEqual(["new_safety_emergency", "new_lead"]);
  expect((await list(leo)).items.map(({ type }) => type)).toEqual(["new_safety_emergency"]);
  // Another member's own, and one that never was.
  expect((await open(leo, mention?.id)).status).toBe(404);
  expect((await open(ana, 999_999)).status).toBe(404);
});

test("marking again counts nothing twice, and takes only what is new up to there", async () => {
  const [first, second] = await happens("Rosa", "Julio");
  expect(await (await ana("POST", `${call}/${first}/read`)).json()).toEqual({ read: 1 });
  expect((await list(ana)).names).toEqual([said("Julio")]);
  expect(await (await ana("POST", `${call}/${second}/read`)).json()).toEqual({ read: 1 });
  expect(await (await ana("POST", `${call}/${second}/read`)).json()).toEqual({ read: 0 });
  // Two windows of one person at once.
  const [third] = await happens("Iris");
  const answers = await Promise.all(Array.from({ length: 8 }, () => ana("POST", `${call}/${third}/read`)));
  const read = await Promise.all(answers.map(async (one) => (await one.json()).read as number));
  expect(answers.map((one) => one.status)).toEqual(Array(8).fill(200));
  expect(read.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test("what was read before marks were kept for each person stays read, for everybody", async () => {
  const [old] = await happens("Rosa", "Julio");
  await db().execute(sql`update admin_notification set read_at = now() where id = ${old}`);
  const maria = await openColleague(site, "Maria");
  expect((await list(ana)).names).toEqual([said("Julio")]);
  expect((await list(maria)).names).toEqual([said("Julio")]);
  expect((await list(maria, "read")).names).toEqual([said("Rosa")]);
});

test("a new member of staff begins with what nobody had read, not with all of the past", async () => {
  const [first] = await happens("Rosa", "Julio");
  await ana("POST", `${call}/${first}/read`);
  const pedro = await openColleague(site, "Pedro");
  expect((await list(pedro)).names).toEqual([said("Julio")]);
});

test("marks go with their news", async () => {
  const [only] = await happens("Rosa");
  await ana("POST", `${call}/${only}/read`);
  expect(await db().$count(adminNotificationRead)).toBe(1);
  await db().delete(adminNotification);
  expect(await db().$count(adminNotificationRead)).toBe(0);
});

test("news that staff write stand in the bell as they were sent; nobody else writes any", async () => {
  const news = {
    type: "new_vendor",
    message: "He called us.",
    vendorData: { name: "Ramón Peralta", service: "plomería", location: "Santiago", category: "Hogar" },
  };
  const write = (body: object, more = {}) => site.send("POST", call, { body, ...more });
  const written = await write(news, { staff: true, headers: { "Accept-Language": "en" } });
  expect(written.status).toBe(201);
  expect(await written.json()).toMatchObject({ ...news, subjectId: 0, readAt: null });
  for (const language of ["en", "es"]) {
    const headers = { "Accept-Language": language };
    expect(await site.json("GET", call, { staff: true, headers })).toMatchObject([news]);
  }
  expect((await write(news)).status).toBe(401);
  const wrong = await write({ ...news, type: "new_lead", message: "m".repeat(501) }, { staff: true });
  expect(wrong.status).toBe(400);
  expect(Object.keys(((await wrong.json()) as { fields: object }).fields)).toEqual(["type", "message"]);
  const nameless = { ...news, vendorData: { ...news.vendorData, name: " " } };
  expect((await write(nameless, { staff: true })).status).toBe(400);
  await happens("Rosa");
  const [ours] = (await list(ana)).items;
  expect(ours).toMatchObject({ type: "new_safety_emergency", message: said("Rosa"), vendorData: null });
});

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
