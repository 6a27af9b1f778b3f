import { eq, like, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openChat } from "../../../../../tests/support/chat-socket.ts";
import { openMailSink } from "../../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, ChatMessage, ChatStatus, OpenedSession, StaffChat } from "../../contract.ts";
import { chatMessage, chatSession } from "../../schema.server.ts";
import { sendUnseenLetter, unseenDelayMs } from "../unseen.server.ts";

let received: { to: string[]; raw: string }[] = [];
const smtpUrl = await openMailSink((mail) => {
  received.push(mail);
});
const site = openSite({ limits: true, smtpUrl: () => smtpUrl, workJobs: true });
beforeEach(() => {
  received = [];
});

const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
let visitors = 0;

async function talking(contact = "") {
  visitors += 1;
  const headers = { "X-Forwarded-For": `203.0.113.${visitors}` };
  const post = (path: string, body: object) => site.send("POST", path, { body, headers });
  const { sessionId } = (await json<OpenedSession>(post("/api/chat/session", { userLanguage: "en" })))
    .session;
  await post("/api/chat/message", { sessionId, message: "Hello", userLanguage: "en" });
  await post("/api/chat/person", { sessionId, contact });
  const [newest] = await db().select().from(chatMessage).orderBy(sql`id desc`).limit(1);
  const id = newest?.sessionId ?? 0;
  const reply = (text: string) =>
    json<ChatMessage>(
      site.send("POST", `/api/admin/chats/${id}/reply`, { body: { text, language: "en" }, staff: true }),
    );
  const desk = () => json<StaffChat>(site.send("GET", `/api/admin/chats/${id}`, { staff: true }));
  const seen = (message: number) => post("/api/chat/seen", { sessionId, message });
  return { id, sessionId, post, reply, desk, seen };
}

const letters = (id: number) =>
  db()
    .select()
    .from(outbox)
    .where(like(outbox.effect, `chat-reply:${id}:%`))
    .orderBy(outbox.id);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const unseenMinutes = unseenDelayMs / 60_000;

test("an answer that a visitor who left has not seen is written to them once, with a link that opens the conversation", async () => {
  const { id, reply, desk, post } = await talking("lisa@example.com");
  await reply("The keys are at the desk.");
  await reply("Ask for Ana.");
  const queued = await db().execute<{ start: string }>(
    sql`select start_after as start from pgboss.job where name = 'chat.unseen' and data ->> 'id' = ${String(id)}`,
  );
  expect(queued.rows.length).toBeGreaterThanOrEqual(2);
  await sendUnseenLetter(id, later(unseenMinutes - 1));
  expect(await letters(id)).toHaveLength(0);
  await Promise.all([1, 2, 3].map(() => sendUnseenLetter(id, later(unseenMinutes + 1))));
  await sendUnseenLetter(id, later(60));
  expect(await letters(id)).toMatchObject([
    { letter: "chat_reply", recipient: "lisa@example.com", locale: "en" },
  ]);
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000, interval: 200 });
  const [{ to, raw } = { to: [], raw: "" }] = received;
  expect(to).toEqual(["lisa@example.com"]);
  const text = raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const key = /\/ai-chat#chat=([\w-]{20,})/.exec(text)?.[1] ?? "";
  const history = await json<ChatHistory>(site.send("GET", `/api/chat/history/${key}`));
  expect(history.messages.at(-1)?.text).toBe("Ask for Ana.");
  // What they write back by that key is theirs, and is answered like everything else.
  const back = await post("/api/chat/message", { sessionId: key, message: "Thank you!", userLanguage: "en" });
  expect(back.status).toBe(200);
  // The key lies nowhere readable.
  const [row] = await letters(id);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(JSON.stringify(await db().select().from(chatSession).where(eq(chatSession.id, id)))).not.toContain(
    key,
  );
  expect((await desk()).letter).toMatchObject({ channel: "email", status: "sent" });

  await reply("And a third thing.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  expect(await letters(id)).toHaveLength(2);
});

test("who says only after the answer where to write to them is looked after anew", async () => {
  const { id, sessionId, reply, post } = await talking();
  const looks = async () => {
    const { rows } = await db().execute<{ looks: number }>(
      sql`select count(*)::int as looks from pgboss.job where name = 'chat.unseen' and data ->> 'id' = ${String(id)}`,
    );
    return rows[0]?.looks;
  };
  await reply("The keys are at the desk.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  expect([await letters(id), await looks()]).toEqual([[], 1]);
  await post("/api/chat/person", { sessionId, contact: "late@example.com" });
  expect(await looks()).toBe(2);
  await sendUnseenLetter(id, later(unseenMinutes + 2));
  expect(await letters(id)).toMatchObject([{ recipient: "late@example.com" }]);
});

test("what the visitor has seen is not written to them; staff see that they have", async () => {
  const { id, reply, desk, seen } = await talking("marsha@example.com");
  const { id: message } = await reply("Here I am.");
  expect((await desk()).seen).toBeLessThan(message);
  expect((await seen(message + 1_000)).status).toBe(200);
  expect((await desk()).seen).toBe(message);
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  expect(await letters(id)).toHaveLength(0);
});

test("who left a number is written to by WhatsApp, who left nothing by nobody, who leaves it later then", async () => {
  const phone = await talking("809-555-0147");
  await phone.reply("Call me.");
  await sendUnseenLetter(phone.id, later(unseenMinutes + 1));
  expect(await letters(phone.id)).toMatchObject([{ channel: "whatsapp", recipient: "+18095550147" }]);
  const silent = await talking();
  await silent.reply("Are you there?");
  await sendUnseenLetter(silent.id, later(unseenMinutes + 1));
  expect(await letters(silent.id)).toHaveLength(0);
  const standing = silent.post("/api/chat/person", {
    sessionId: silent.sessionId,
    contact: "late@example.com",
  });
  expect((await json<ChatStatus>(standing)).hasContact).toBe(true);
  await sendUnseenLetter(silent.id, later(unseenMinutes + 1));
  expect(await letters(silent.id)).toMatchObject([{ recipient: "late@example.com" }]);
});

/** The key in the link of a letter that waits. */
const keyOf = (row: typeof outbox.$inferSelect | undefined) =>
  /#chat=([\w-]{20,})$/.exec((row && unsealFacts(row).path) ?? "")?.[1] ?? "";

test("the link of an older letter opens the conversation like that of the newest", async () => {
  const { id, reply } = await talking("809-555-0161");
  for (const text of ["First.", "Second."]) {
    await reply(text);
    await sendUnseenLetter(id, later(unseenMinutes + 1));
  }
  const keys = (await letters(id)).map(keyOf);
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const answer = await site.send("GET", `/api/chat/history/${key}`);
    expect(answer.status).toBe(200);
    expect((await json<ChatHistory>(answer)).messages.at(-1)?.text).toBe("Second.");
  }
  const other = await talking("809-555-0162");
  await other.reply("Not yours.");
  await sendUnseenLetter(other.id, later(unseenMinutes + 1));
  expect(keys).not.toContain(keyOf((await letters(other.id))[0]));
});

test("a corrected contact takes back the key of the letter that went to the wrong one", async () => {
  const { id, sessionId, reply, post } = await talking("809-555-0164");
  await reply("First.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  const opens = async (key: string) => (await site.send("GET", `/api/chat/history/${key}`)).status;
  const wrong = keyOf((await letters(id))[0]);
  await post("/api/chat/person", { sessionId, contact: "809-555-0164" });
  expect(await opens(wrong)).toBe(200);
  await post("/api/chat/person", { sessionId, contact: "809-555-0165" });
  expect(await opens(wrong)).toBe(404);
  await reply("Second.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  const right = keyOf((await letters(id))[1]);
  expect([await opens(wrong), await opens(right)]).toEqual([404, 200]);
  const byWrong = await post("/api/chat/person", { sessionId: wrong, contact: "809-555-0166" });
  expect(byWrong.status).toBe(404);
  // By no letter's key is the next letter sent elsewhere.
  const byRight = await post("/api/chat/person", { sessionId: right, contact: "809-555-0166" });
  expect(byRight.status).toBe(403);
  expect(await opens(right)).toBe(200);
});

test("a live connection that the first letter opened ends with its key, before the next answer", async () => {
  const { id, sessionId, reply, post } = await talking("809-555-0167");
  await reply("First.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  const [own, stranger] = [await openChat(site.base()), await openChat(site.base())];
  own.send({ type: "join", sessionId });
  stranger.send({ type: "join", sessionId: keyOf((await letters(id))[0]) });
  await Promise.all([own.next("standing"), stranger.next("standing")]);
  await post("/api/chat/person", { sessionId, contact: "809-555-0168" });
  expect(await stranger.closed).toBe(4404);
  await reply("Second.");
  await vi.waitFor(() => expect(JSON.stringify(own.frames)).toContain("Second."), 10_000);
  expect(JSON.stringify(stranger.frames)).not.toContain("Second.");
  own.socket.terminate();
});

test("a letter that waits is taken back once its answers were seen, and not before", async () => {
  const { id, reply, seen } = await talking("809-555-0163");
  const { id: first } = await reply("First.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  const { id: second } = await reply("Second.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  const told = async () => (await letters(id)).map(({ effect }) => effect);
  expect(await told()).toEqual([`chat-reply:${id}:${first}`, `chat-reply:${id}:${second}`]);
  await seen(first);
  expect(await told()).toEqual([`chat-reply:${id}:${second}`]);
  await seen(second);
  expect(await told()).toEqual([]);
  await reply("Third.");
  await sendUnseenLetter(id, later(unseenMinutes + 1));
  expect(await told()).toHaveLength(1);
});

test("staff see whether the visitor is on the site, and since when they are gone", async () => {
  const { sessionId, desk } = await talking();
  expect(await desk()).toMatchObject({ isHere: false, lastHereAt: null });
  const chat = await openChat(site.base());
  chat.send({ type: "join", sessionId });
  await chat.next("standing");
  await vi.waitFor(async () => expect((await desk()).isHere).toBe(true), { timeout: 10_000 });
  chat.socket.terminate();
  await vi.waitFor(async () => expect((await desk()).isHere).toBe(false), { timeout: 10_000 });
  expect(Date.parse((await desk()).lastHereAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});
