import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { closeSockets } from "#platform/http/connections/sockets.server.ts";
import { openChat } from "../../../../../tests/support/chat-socket.ts";
import { openSecondSite } from "../../../../../tests/support/second-site.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, OpenedSession } from "../../contract.ts";
import { chatMessage, chatSession } from "../../schema.server.ts";
import { saveMessage } from "../save-message.server.ts";

const site = openSite({ limits: true });
let second: Awaited<ReturnType<typeof openSecondSite>>;
beforeAll(async () => {
  second = await openSecondSite(site.url());
});
afterAll(() => second.end());

let addresses = 0;
/** Limits are counted by address. */
function elsewhere(): Record<string, string> {
  addresses += 1;
  return { "X-Forwarded-For": `203.0.113.${addresses}` };
}
async function begun(): Promise<string> {
  return ((await site.json("POST", "/api/chat/session", { body: {}, headers: elsewhere() })) as OpenedSession)
    .session.sessionId;
}
async function historyOf(sessionId: string): Promise<ChatHistory> {
  return (await site.json("GET", `/api/chat/history/${sessionId}`, { headers: elsewhere() })) as ChatHistory;
}
const refusal = (headers: Record<string, string>) =>
  openChat(site.base(), headers).then(
    ({ socket }) => {
      socket.terminate();
      return "let in";
    },
    (error: Error) => error.message,
  );
async function joined(base: string, sessionId: string, after = 0) {
  const chat = await openChat(base, elsewhere());
  chat.send({ type: "join", sessionId, after });
  await chat.next("standing");
  return chat;
}
const message = (text: string, clientId = newKey()) => ({
  type: "message",
  text,
  userLanguage: "en",
  clientId,
});

test("join, message, response: with the specification's fields, and what is sent again is not kept again", async () => {
  const sessionId = await begun();
  const chat = await joined(site.base(), sessionId);
  const said = message("What is a colmado?");
  chat.send(said);
  const kept = await chat.next("kept");
  expect(kept.message).toMatchObject({ clientId: said.clientId, text: said.text, author: "visitor" });
  const response = await chat.next("response");
  expect(Object.keys(response)).toEqual([
    "type",
    "response",
    "translatedResponse",
    "culturalContext",
    "timestamp",
    "message",
  ]);
  chat.send(said);
  await chat.next("kept");
  expect((await historyOf(sessionId)).messages).toEqual([kept.message, response.message]);
  // Who comes back with what they have is told only what is new.
  chat.socket.terminate();
  const back = await joined(site.base(), sessionId, response.message.id);
  expect(back.frames.map(({ type }) => type)).toEqual(["standing"]);
  back.socket.terminate();
});

test("a message posted to one process reaches the socket on the other, once", async () => {
  const sessionId = await begun();
  const [here, there] = [await joined(site.base(), sessionId), await joined(second.base, sessionId)];
  const said = message("What is a colmado?");
  const body = { sessionId, message: said.text, userLanguage: "en", clientId: said.clientId };
  const posted = await site.send("POST", "/api/chat/message", { body, headers: elsewhere() });
  expect(posted.status).toBe(200);
  const [kept, response] = [await there.next("kept"), await there.next("response")];
  // The other way round, and the same message to both at the same moment.
  const other = message("And how do I order there?");
  here.send(other);
  there.send(other);
  await Promise.all([here.next("response"), there.next("response")]);
  await here.next("response");
  const { messages } = await historyOf(sessionId);
  expect(messages.map(({ author }) => author)).toEqual(["visitor", "assistant", "visitor", "assistant"]);
  expect(messages.slice(0, 2)).toEqual([kept.message, response.message]);
  for (const { frames } of [here, there]) {
    const ids = frames.flatMap((frame) =>
      "message" in frame && typeof frame.message === "object" ? [frame.message.id] : [],
    );
    expect(new Set(ids)).toEqual(new Set(messages.map(({ id }) => id)));
  }
  for (const { socket } of [here, there]) socket.terminate();
});

test("what a process stored and told nobody before it died is told when it is sent again", async () => {
  const sessionId = await begun();
  const there = await joined(second.base, sessionId);
  const said = message("What is a colmado?");
  const [talk] = await db().select().from(chatSession).orderBy(desc(chatSession.id)).limit(1);
  const row = { author: "visitor" as const, locale: "en" as const, createdAt: new Date() };
  await db()
    .insert(chatMessage)
    .values({ ...row, sessionId: talk?.id ?? 0, clientId: said.clientId, text: said.text });
  const body = { sessionId, message: said.text, userLanguage: "en", clientId: said.clientId };
  await saveMessage(
    { db: db(), actor: { kind: "visitor" }, locale: "en", now: new Date() },
    { ...body, language: "en" },
  );
  expect((await there.next("kept")).message.clientId).toBe(said.clientId);
  there.socket.terminate();
});

test("what is said at the same moment in one conversation is kept, each once, and told in the order it was kept in", async () => {
  const sessionId = await begun();
  const [here, there] = [await joined(site.base(), sessionId), await joined(second.base, sessionId)];
  const said = Array.from({ length: 12 }, (_, index) => message(`Number ${index}`));
  const posted = said.map(({ text, clientId }, index) =>
    fetch(`${(index % 2 ? second : { base: site.base() }).base}/api/chat/message`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...elsewhere() },
      body: JSON.stringify({ sessionId, message: text, userLanguage: "en", clientId }),
    }),
  );
  expect((await Promise.all(posted)).map(({ status }) => status)).toEqual(said.map(() => 200));
  const { messages } = await historyOf(sessionId);
  expect(messages.flatMap(({ clientId }) => clientId ?? []).toSorted()).toEqual(
    said.map(({ clientId }) => clientId).toSorted(),
  );
  const last = messages.at(-1)?.id;
  for (const { frames, next, socket } of [here, there]) {
    const ids = () =>
      frames.flatMap((frame) =>
        "message" in frame && typeof frame.message === "object" ? [frame.message.id] : [],
      );
    while (ids().at(-1) !== last) await next(messages.at(-1)?.author === "visitor" ? "kept" : "response");
    expect(ids()).toEqual(messages.map(({ id }) => id));
    socket.terminate();
  }
});

test("the socket breaks after the message, and the listening connection too: it is kept once, and its answer comes", async () => {
  const sessionId = await begun();
  const broken = await joined(site.base(), sessionId);
  const said = message("What is a colmado?");
  broken.send(said);
  await new Promise((resolve) => setTimeout(resolve, 5));
  broken.socket.terminate();
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'arribo listening%' and datname = current_database()`,
  );
  const back = await joined(second.base, sessionId);
  back.send(said);
  // A quick house has answered before this connection joined, which is told so then.
  const answer = back.frames.find(({ type }) => type === "response") ?? (await back.next("response"));
  expect(answer).toMatchObject({ message: { author: "assistant" } });
  const { messages } = await historyOf(sessionId);
  expect(messages.map(({ author }) => author)).toEqual(["visitor", "assistant"]);
  back.socket.terminate();
});

test("who waits for another process's answer makes it when that one gives up", async () => {
  const sessionId = await begun();
  const said = message("What is a colmado?");
  const [talk] = await db().select().from(chatSession).orderBy(desc(chatSession.id)).limit(1);
  const elsewhereUntil = new Date(Date.now() + 60_000);
  await db()
    .insert(chatMessage)
    .values({
      sessionId: talk?.id ?? 0,
      author: "visitor",
      locale: "en",
      text: said.text,
      clientId: said.clientId,
      answeringUntil: elsewhereUntil,
      createdAt: new Date(),
    });
  const chat = await joined(site.base(), sessionId);
  chat.send(said);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(chat.frames.map(({ type }) => type)).not.toContain("response");
  await db().update(chatMessage).set({ answeringUntil: null }).where(eq(chatMessage.clientId, said.clientId));
  await chat.next("response");
  expect((await historyOf(sessionId)).messages.map(({ author }) => author)).toEqual(["visitor", "assistant"]);
  chat.socket.terminate();
});

test("only our own pages open a socket, ten of an address, and an unknown conversation is closed for good", async () => {
  expect(await refusal({ ...elsewhere(), Origin: "https://evil.example" })).toBe("refused with 403");
  expect(await refusal({ ...elsewhere(), Origin: "null" })).toBe("refused with 403");
  expect(await refusal({ ...elsewhere(), Origin: site.base() })).toBe("let in");
  const crowd = elsewhere();
  const ten = await Promise.all(Array.from({ length: 10 }, () => openChat(site.base(), crowd)));
  expect(await refusal(crowd)).toBe("refused with 429");
  for (const { socket } of ten) socket.terminate();
  const stranger = await openChat(site.base(), elsewhere());
  stranger.send({ type: "join", sessionId: "x".repeat(43) });
  expect(await stranger.closed).toBe(4404);
  const watcher = await openChat(site.base(), elsewhere());
  watcher.send({ type: "join", chat: 1 });
  expect(await watcher.closed).toBe(4404);
});

test.each<[string, number, (chat: Awaited<ReturnType<typeof openChat>>) => void]>([
  ["too large", 1009, ({ send }) => send("x".repeat(16 * 1024 + 1))],
  ["no JSON", 1007, ({ send }) => send("{")],
  ["null", 1007, ({ send }) => send("null")],
  ["binary", 1003, ({ socket }) => socket.send(Buffer.from("{}"))],
  ["a message before it joined", 1008, ({ send }) => send(message("Hello"))],
  ["nothing for ten seconds", 1008, () => {}],
])("a socket that sends %s is closed", async (_what, code, act) => {
  const chat = await openChat(site.base(), elsewhere());
  act(chat);
  expect(await chat.closed).toBe(code);
});

test("the twenty-first frame within ten seconds ends it; a wrong one in a conversation is only refused", async () => {
  const sessionId = await begun();
  const chat = await joined(site.base(), sessionId);
  for (const wrong of [{ type: "message" }, message(" "), message("x".repeat(2001)), { type: "x" }, []]) {
    chat.send(wrong);
    expect((await chat.next("failed")).message).not.toBe("");
  }
  for (let frame = 0; frame < 20; frame += 1) chat.send({ type: "x" });
  expect(await chat.closed).toBe(1008);
  expect((await historyOf(sessionId)).messages).toEqual([]);
});

test("three thousand hostile frames: the process stays, and goes on", async () => {
  const [first, sessionId] = [process.memoryUsage().rss, await begun()];
  const hostile = ["{", "\u0000", "[]", "{}", '"a"', "1e309", '{"type":"join"}', '{"__proto__":{"a":1}}'];
  const join = JSON.stringify({ type: "join", sessionId: "\ud800 %00 '; drop table chat_session" });
  let sent = 0;
  for (let round = 0; round < 30; round += 1) {
    const chats = await Promise.all(
      Array.from({ length: 5 }, () => openChat(site.base(), { "X-Forwarded-For": `192.0.2.${round}` })),
    );
    for (const { socket } of chats) {
      for (let frame = 0; frame < 20; frame += 1) {
        if (socket.readyState !== socket.OPEN) break;
        socket.send(frame % 7 === 0 ? join : String(hostile[(sent + frame) % hostile.length]));
        sent += 1;
      }
      if (round % 2) socket.terminate();
    }
    await Promise.all(chats.map(({ closed }) => closed));
  }
  console.log(
    `hostile frames: ${sent}, memory ${Math.round((process.memoryUsage().rss - first) / 1e6)} MB more`,
  );
  expect(sent).toBeGreaterThan(2_900);
  const chat = await joined(site.base(), sessionId);
  chat.send(message("Hello"));
  await chat.next("response");
  chat.socket.terminate();
}, 60_000);

test("a conversation that was erased while its socket was open: what is said then is told to go elsewhere", async () => {
  const chat = await joined(site.base(), await begun());
  await db().delete(chatSession);
  chat.send(message("Hello"));
  expect(await chat.closed).toBe(4404);
});

test("a process that ends says so to its sockets, and lets none in any more", async () => {
  const sockets = await Promise.all(
    Array.from({ length: 5 }, async () => joined(site.base(), await begun())),
  );
  await closeSockets();
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => 1001));
  expect(await refusal(elsewhere())).toBe("refused with 503");
});
