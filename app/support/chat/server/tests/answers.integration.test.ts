import { setTimeout as sleep } from "node:timers/promises";
import { asc, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import { rateLimit } from "#platform/http/calls/schema.server.ts";
import { openAiProvider, piece } from "../../../../../tests/support/services/ai-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, MessageReceipt, OpenedSession } from "../../contract.ts";
import { chatMessage } from "../../schema.server.ts";
import { answerMessage } from "../answer.server.ts";
import { saveMessage } from "../save-message.server.ts";
import { type MessageRow, openSession } from "../session.server.ts";

const provider = await openAiProvider();
const site = openSite({ limits: true, ai: { settings: () => provider.settings(), timeoutMs: 8_000 } });
beforeAll(async () => {
  await import("openai");
  // The assistant builds its classifier when it is first asked, which takes seconds of a busy machine.
  await answerMessage(ctx(), (await said()).message);
});
afterAll(provider.close);
beforeEach(() => {
  provider.asked.length = 0;
  provider.moods.length = 0;
  provider.answer = () =>
    "The residence card takes three to eight months once you are here.\nSOURCES: residency-timeline";
});

const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const question = "How long does residency take?";
const ctx = () => ({
  db: db(),
  actor: { kind: "visitor" as const },
  locale: "en" as const,
  now: new Date(),
  address: "203.0.113.200",
});

async function said(message = question, clientId = newKey()) {
  const { session } = await openSession(ctx(), { userLanguage: "en", userName: "" });
  const { sessionId } = session;
  const kept = await saveMessage(ctx(), { sessionId, message, language: "en", clientId });
  return { sessionId, clientId, message: kept.message };
}

const messagesOf = (sessionId: number) =>
  db().select().from(chatMessage).where(eq(chatMessage.sessionId, sessionId)).orderBy(asc(chatMessage.id));

test("the assistant's answer is not kept when a person took over while it was made", async () => {
  const post = (path: string, body: object) => site.send("POST", path, { body });
  const { session } = await json<OpenedSession>(post("/api/chat/session", { userLanguage: "en" }));
  const { sessionId } = session;
  provider.moods.push({ slowly: 300 });
  const answered = json<MessageReceipt>(post("/api/chat/message", { sessionId, message: question }));
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1), { timeout: 10_000 });
  const [row] = await db().select().from(chatMessage).orderBy(sql`id desc`).limit(1);
  const taken = site.send("PATCH", `/api/admin/chats/${row?.sessionId}`, {
    body: { state: "staff" },
    staff: true,
  });
  expect((await taken).status).toBe(200);
  expect((await answered).answer).toBeNull();
  const { messages, state } = await json<ChatHistory>(site.send("GET", `/api/chat/history/${sessionId}`));
  expect(messages.map(({ author }) => author)).toEqual(["visitor"]);
  expect(state).toBe("staff");
});

const byOther = "By the other process.";

async function answerAsOther({ id: answerTo, sessionId }: MessageRow): Promise<void> {
  const row = { sessionId, author: "assistant" as const, locale: "en" as const, createdAt: new Date() };
  await db()
    .insert(chatMessage)
    .values({ ...row, text: byOther, answerTo });
}

async function answeredByOther() {
  const asked = await said();
  await answerAsOther(asked.message);
  return asked;
}

test("what another process answered while it waited for its turn is not asked of the AI again", async () => {
  // As many as are answered at once in one process: all its places are taken until the AI ends them.
  const before = await Promise.all(Array.from({ length: 12 }, () => said()));
  provider.moods.push(...before.map(() => ({ raw: piece("The card"), after: "silence" as const })));
  const busy = before.map(({ message }) => answerMessage(ctx(), message).catch(() => null));
  let isOver = false;
  void Promise.race(busy).then(() => {
    isOver = true;
  });
  await vi.waitFor(() => expect(provider.asked).toHaveLength(12), { timeout: 10_000 });
  const { message } = await said();
  const waiting = answerMessage(ctx(), message);
  await sleep(500);
  await answerAsOther(message);
  // Who asks again meanwhile does not wait for a place.
  expect((await answerMessage(ctx(), (await answeredByOther()).message))?.text).toBe(byOther);
  expect(isOver).toBe(false);
  expect((await waiting)?.text).toBe(byOther);
  await Promise.all(busy);
  expect(provider.asked).toHaveLength(12);
  expect(await messagesOf(message.sessionId)).toHaveLength(2);
}, 60_000);

test("copies of one message at the same moment cost one point of the limit", async () => {
  const { sessionId, clientId, message } = await said("Hello");
  const points = async () => {
    const [row] = await db()
      .select()
      .from(rateLimit)
      .where(like(rateLimit.key, `chat:session ${message.sessionId}`));
    return row?.points;
  };
  expect(await points()).toBe(1);
  for (let round = 2; round <= 6; round += 1) {
    const key = newKey();
    const copies = Array.from({ length: 8 }, () =>
      saveMessage(ctx(), { sessionId, message: `Number ${round}`, language: "en", clientId: key }),
    );
    const ids = (await Promise.all(copies)).map((one) => one.message.id);
    expect(new Set(ids).size).toBe(1);
    expect(await points()).toBe(round);
  }
  await saveMessage(ctx(), { sessionId, message: "Hello", language: "en", clientId });
  expect(await points()).toBe(6);
});
