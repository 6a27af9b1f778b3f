import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openAiProvider } from "../../../../../tests/support/services/ai-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatMessage, OpenedSession, StaffChat } from "../../contract.ts";
import { chatMessage } from "../../schema.server.ts";

const provider = await openAiProvider();
const site = openSite({ ai: { settings: () => provider.settings() } });
beforeAll(() => import("openai"));
afterAll(provider.close);
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer = () => `<translation>${inEnglish}</translation><context></context>`;
});

const inEnglish = "The 4 keys are at the desk.";
const many = Array.from({ length: 6 });

/** A conversation in Spanish that a person has, with what both said. */
async function talk() {
  const post = (path: string, body: object, staff = false) => site.send("POST", path, { body, staff });
  const { session } = (await (
    await post("/api/chat/session", { userLanguage: "es" })
  ).json()) as OpenedSession;
  const { sessionId } = session;
  await post("/api/chat/message", { sessionId, message: "Necesito las 4 llaves.", userLanguage: "es" });
  const [newest] = await db().select().from(chatMessage).orderBy(desc(chatMessage.id)).limit(1);
  const id = newest?.sessionId ?? 0;
  const chat = `/api/admin/chats/${id}`;
  expect((await site.send("PATCH", chat, { body: { state: "staff" }, staff: true })).status).toBe(200);
  const text = "Las 4 llaves cuelgan tras el aldabón.";
  const reply = (await (await post(`${chat}/reply`, { text, language: "es" }, true)).json()) as ChatMessage;
  provider.asked.length = 0;
  return { sessionId, id, chat, reply, post };
}

test("an answer that is asked for in the other language several times at once is paid for once", async () => {
  const { sessionId, reply, post } = await talk();
  const ask = () => post("/api/chat/translation", { sessionId, message: reply.id });
  const answers = await Promise.all(many.map(ask));
  for (const answer of answers)
    expect([answer.status, (await answer.json()).translation]).toEqual([200, inEnglish]);
  expect(provider.asked).toHaveLength(1);
});

test("what colleagues have translated at the same moment is paid for once each", async () => {
  const { chat } = await talk();
  const ask = () =>
    site.send("POST", `${chat}/translations`, { staff: true, headers: { "Accept-Language": "en" } });
  const answers = await Promise.all(many.map(ask));
  for (const answer of answers) {
    const { messages } = (await answer.json()) as StaffChat;
    const theirs = messages.filter(({ author }) => author !== "assistant");
    expect(theirs.map(({ translation }) => translation)).toEqual([inEnglish, inEnglish]);
  }
  expect(provider.asked).toHaveLength(2);
});

test("where the first gives up, the next makes it; and no claim is left", async () => {
  const { sessionId, reply, post } = await talk();
  provider.moods.push({ status: 400, body: "{}" });
  const ask = () => post("/api/chat/translation", { sessionId, message: reply.id });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toContain(200);
  const [row] = await db().select().from(chatMessage).where(eq(chatMessage.id, reply.id));
  expect(row).toMatchObject({ translation: inEnglish, translatingUntil: null });
});
