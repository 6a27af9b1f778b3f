import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { messages } from "#app/support/assistant/messages.ts";
import { seedGlossary } from "#app/support/translation/server/fill.server.ts";
import { closeAi, openAi } from "#platform/ai/model.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { openAiProvider } from "../../../../../tests/support/services/ai-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, ChatStatus, MessageReceipt, OpenedSession, SimpleReply } from "../../contract.ts";
import { chatMessage, chatSession } from "../../schema.server.ts";
import { deleteOldChats } from "../retention.server.ts";

const site = openSite({ limits: true });
const provider = await openAiProvider();
afterAll(provider.close);
let visitors = 0;

/** Somebody at an address of their own: limits are counted by it. */
function visitor() {
  visitors += 1;
  const headers = { "X-Forwarded-For": `198.51.100.${visitors}` };
  const post = (path: string, body: object) => site.send("POST", path, { body, headers });
  return { post, get: (path: string) => site.send("GET", path, { headers }) };
}
const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;

async function conversation() {
  const person = visitor();
  const answer = await person.post("/api/chat/session", { userLanguage: "en", userName: "Anonymous" });
  expect(answer.status).toBe(201);
  const { session } = await json<OpenedSession>(answer);
  const { sessionId } = session;
  const say = (message: string, more: object = {}) =>
    person.post("/api/chat/message", { sessionId, message, userLanguage: "en", ...more });
  const history = () => json<ChatHistory>(person.get(`/api/chat/history/${sessionId}`));
  return { ...person, session, sessionId, say, history };
}

test("a conversation: begun, answered, read again by who holds its id, and by nobody else", async () => {
  const { session, sessionId, say, history, get } = await conversation();
  expect(session.state).toBe("assistant");
  expect(Buffer.from(sessionId, "base64url").length).toBeGreaterThanOrEqual(16);
  const { aiResponse, message, answer } = await json<MessageReceipt>(say("  What is a colmado?  "));
  expect(message).toMatchObject({ author: "visitor", text: "What is a colmado?", language: "en" });
  expect(aiResponse?.response).toBe(answer?.text);
  expect(Object.keys(aiResponse ?? {})).toEqual([
    "response",
    "translatedResponse",
    "culturalContext",
    "needsTranslation",
  ]);
  // The house's own words are there in both languages without anybody who translates.
  expect(aiResponse?.needsTranslation).toBe(true);
  expect((await history()).messages).toEqual([message, answer]);
  for (const stranger of ["1", "x".repeat(43), `${sessionId}x`, "%00"]) {
    expect((await get(`/api/chat/history/${stranger}`)).status).toBe(404);
    const written = visitor().post("/api/chat/message", { sessionId: stranger, message: "a" });
    expect((await written).status).toBe(404);
  }
  const [row] = await db()
    .select()
    .from(chatSession)
    .where(eq(chatSession.id, await idOf(sessionId)));
  expect(JSON.stringify(row)).not.toContain(sessionId);
});

async function idOf(sessionId: string): Promise<number> {
  const { messages } = await json<ChatHistory>(visitor().get(`/api/chat/history/${sessionId}`));
  const [first] = await db()
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.id, messages[0]?.id ?? 0));
  return first?.sessionId ?? 0;
}

test("before the first word it is told whether that goes to a service outside, and nothing is sent to one that is off", async () => {
  const without = await conversation();
  expect(without.session.goesAbroad).toBe(false);
  await without.say("What is a colmado?");
  expect(provider.asked).toHaveLength(0);
  openAi({ settings: provider.settings() });
  try {
    expect((await conversation()).session.goesAbroad).toBe(true);
  } finally {
    closeAi();
  }
});

test("a message is kept and answered once for its client id, whatever is repeated, and each repeat hears the same", async () => {
  const { say, history, post, sessionId } = await conversation();
  const clientId = newKey();
  const receipts = await Promise.all(
    Array.from({ length: 8 }, () => json<MessageReceipt>(say("What is a colmado?", { clientId }))),
  );
  const [first] = receipts;
  expect(new Set(receipts.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(first)]));
  const again = await json<SimpleReply>(
    post("/api/chat", { sessionId, message: "What is a colmado?", userLanguage: "en", clientId }),
  );
  expect(again.reply).toBe(first?.answer?.text);
  const { messages } = await history();
  expect(messages.map(({ author }) => author)).toEqual(["visitor", "assistant"]);
  expect((await say("Something else.", { clientId })).status).toBe(422);
  expect((await history()).messages.length).toBe(2);
});

test("an Idempotency-Key names a message as well", async () => {
  const { sessionId, history } = await conversation();
  const headers = { "Idempotency-Key": newKey(), "X-Forwarded-For": "198.51.100.250" };
  const body = { sessionId, message: "What is a colmado?" };
  for (let sent = 0; sent < 2; sent += 1)
    expect((await site.send("POST", "/api/chat/message", { body, headers })).status).toBe(200);
  expect((await history()).messages.length).toBe(2);
});

test("twenty questions in ten minutes and no more; what is repeated is not counted; 2,000 characters and no more", async () => {
  const { say } = await conversation();
  const clientId = newKey();
  await say("The first.", { clientId });
  for (let sent = 2; sent <= 20; sent += 1) expect((await say(`Number ${sent}.`)).status).toBe(200);
  const refused = await say("One more.");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await say("The first.", { clientId })).status).toBe(200);
  const other = await conversation();
  expect((await other.say("x".repeat(2001))).status).toBe(400);
  expect((await other.say("x".repeat(2000))).status).toBe(200);
  const nobody = visitor();
  for (let sent = 1; sent <= 20; sent += 1)
    expect((await nobody.post("/api/chat", { message: `Question ${sent}` })).status).toBe(200);
  expect((await nobody.post("/api/chat", { message: "One more" })).status).toBe(429);
});

test("who asks for a person waits, staff hear of it once, and the address left is one that can be answered", async () => {
  const { post, sessionId, say, history } = await conversation();
  await say("Hello");
  const person = (more: object = {}) => post("/api/chat/person", { sessionId, ...more });
  expect((await json<ChatStatus>(person())).state).toBe("waiting");
  expect((await person({ contact: "call me" })).status).toBe(400);
  const standing = await json<ChatStatus>(person({ contact: "marsha@example.com" }));
  expect(standing).toMatchObject({ state: "waiting", hasContact: true });
  const news = await db().select().from(adminNotification).where(eq(adminNotification.type, "chat_waiting"));
  expect(news.length).toBe(1);
  // Until somebody comes, the assistant goes on.
  expect((await json<MessageReceipt>(say("And meanwhile?"))).answer).not.toBeNull();
  expect((await history()).state).toBe("waiting");
});

test("conversations go ninety days after their last word, and those that were only opened after a day", async () => {
  const talked = await conversation();
  await talked.say("Hello");
  const opened = await conversation();
  const status = async ({ sessionId }: { sessionId: string }) =>
    (await visitor().get(`/api/chat/history/${sessionId}`)).status;
  const after = (days: number) =>
    deleteOldChats(new Date(Date.now() + days * 24 * 3_600_000), 90, new AbortController().signal);
  await after(2);
  expect([await status(talked), await status(opened)]).toEqual([200, 404]);
  await after(89);
  expect(await status(talked)).toBe(200);
  await after(91);
  expect(await status(talked)).toBe(404);
  expect(await db().$count(chatMessage)).toBe(0);
});

test.each([
  ["in words", "I want to talk to a person"],
  ["in danger", "Help, my husband was hit by a car and is bleeding"],
])("who asks for a person %s waits for one, and staff hear of it once", async (_how, words) => {
  const { say, history } = await conversation();
  const before = await db().$count(adminNotification, eq(adminNotification.type, "chat_waiting"));
  expect((await json<MessageReceipt>(say(words))).answer?.offersPerson).toBe(true);
  await say(words);
  expect((await history()).state).toBe("waiting");
  expect(await db().$count(adminNotification, eq(adminNotification.type, "chat_waiting"))).toBe(before + 1);
  const unsure = await conversation();
  await unsure.say("who won the world cup");
  expect((await unsure.history()).state).toBe("assistant");
});

beforeAll(seedGlossary);

function ask(body: unknown, from = "203.0.113.1") {
  return site.send("POST", "/api/chat", {
    body,
    headers: { "Accept-Language": "es", "X-Forwarded-For": from },
  });
}

test("a question is answered in the spec's field, in the visitor's language, with its page", async () => {
  const answer = await ask({ message: "cuanto cuestan los paquetes" });
  expect(answer.status).toBe(200);
  const { reply, sources, by } = await answer.json();
  expect(reply).toContain("US$2,997");
  expect(sources[0].path).toBe("/guide/packages#packages-prices");
  expect(by).toBe("knowledge");
  const trouble = await (await ask({ message: "me robaron" })).json();
  expect(trouble.reply).toContain(messages.emergency.es);
});

test("the Dominican words of an answer are explained from the staff's glossary", async () => {
  const asked = { message: "What is a colmado?", userLanguage: "en" };
  const { culturalContext } = await (await ask(asked)).json();
  expect(culturalContext).toMatch(/^“colmado”: \w.*\.$/);
});

test("in danger 911 stands alone: no word of the question is explained beside it, at either address", async () => {
  const message = "me asaltaron en una guagua";
  const explained = await (await ask({ message: "que es una guagua" }, "203.0.113.4")).json();
  expect(explained.culturalContext).toMatch(/^“guagua”: /);
  const once = await (await ask({ message }, "203.0.113.4")).json();
  expect(once.reply).toContain(messages.emergency.es);
  expect(once.culturalContext).toBeNull();

  const post = (path: string, body: object) =>
    site.send("POST", path, { body, headers: { "X-Forwarded-For": "203.0.113.5" } });
  const { session } = await (await post("/api/chat/session", { userLanguage: "es" })).json();
  const { sessionId } = session;
  const said = await (await post("/api/chat/message", { sessionId, message, userLanguage: "es" })).json();
  expect(said.answer).toMatchObject({ text: messages.emergency.es, culturalContext: null });
});

test("nothing, and more than 2,000 characters, are refused", async () => {
  for (const message of ["", "  ", "a".repeat(2_001), 7])
    expect((await ask({ message }, "203.0.113.2")).status).toBe(400);
  expect((await ask({ message: "a".repeat(2_000) }, "203.0.113.2")).status).toBe(200);
});

test("21 questions at once from one address: 20 are answered", async () => {
  const answers = await Promise.all(
    Array.from({ length: 21 }, () => ask({ message: "hola" }, "203.0.113.3")),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.status).toBe(429);
});
