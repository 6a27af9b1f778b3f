import pLimit from "p-limit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedGlossary } from "#app/support/translation/server/fill.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { rateLimit } from "#platform/http/calls/schema.server.ts";
import { type AiProvider, openAiProvider } from "../../../../../tests/support/services/ai-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { ChatHistory, ChatMessage, MessageReceipt, OpenedSession } from "../../contract.ts";

const dailyBudget = 0.3;
const provider: AiProvider = await openAiProvider();
const site = openSite({ limits: true, ai: { settings: () => provider.settings({ dailyBudget }) } });
beforeAll(async () => {
  await seedGlossary();
  // It is large: the first to ask would wait for it.
  await import("openai");
});
afterAll(provider.close);

const asksForTranslation = (system = "") => system.startsWith("You translate");
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer = ({ messages }) =>
    asksForTranslation(messages[0]?.content)
      ? "<translation>Cuesta lo que dice la guía.</translation><context></context>"
      : "The residence card takes three to eight months once you are here.\nSOURCES: residency-timeline";
});

const asked = "How long does residency take, how many months of processing until the card? ";
/** As long as a message may be. */
const question = (mark: number | string) => `${mark}: ${asked.repeat(24)}`;

function visitor(address: string) {
  const post = (path: string, body: object) =>
    site.send("POST", path, { body, headers: { "X-Forwarded-For": address } });
  const open = async () => {
    const { session } = (await (await post("/api/chat/session", {})).json()) as OpenedSession;
    return session.sessionId;
  };
  return { post, open };
}

test("one address asking for an hour spends at most a tenth of the day's AI budget, and others are still answered by the AI", async () => {
  const { post, open } = visitor("198.51.100.222");
  // As many as one address may have under way; others would wait, on a busy machine too long.
  const together = pLimit(8);
  let count = 0;
  // Six windows of the limits, one after the other, as if ten minutes had gone by.
  for (let window = 0; window < 6; window += 1) {
    await db().delete(rateLimit);
    const sessionId = await open();
    const answers = Array.from({ length: 20 }, (_, place) =>
      together(() => post("/api/chat", { sessionId, message: question(`${window} ${place}`) })),
    );
    for (const answer of await Promise.all(answers)) count += Number(answer.status === 200);
    const texts = Array.from(
      { length: 20 },
      (_, place) => `${"How much is it for us? ".repeat(80)} ${place}`,
    );
    const translations = texts.map((text) =>
      together(() => post("/api/chat/translate", { text, fromLanguage: "en", toLanguage: "es" })),
    );
    await Promise.all(translations);
  }
  const budget = dailyBudget * 1e6;
  console.info(
    `one address, an hour: ${count} questions, ${provider.asked.length} calls to the AI, ${((provider.meter / budget) * 100).toFixed(1)} % of the day's budget`,
  );
  expect(count).toBe(120);
  expect(provider.meter).toBeGreaterThan(0);
  expect(provider.meter).toBeLessThanOrEqual(budget * 0.1);

  const other = visitor("198.51.100.223");
  const answer = await other.post("/api/chat", { sessionId: await other.open(), message: question("other") });
  expect(await answer.json()).toMatchObject({ by: "model" });
}, 120_000);

test("an answer is translated when the visitor asks for it, once, and only in their own conversation", async () => {
  const { post, open } = visitor("198.51.100.230");
  const sessionId = await open();
  const said = await post("/api/chat/message", { sessionId, message: question("one"), userLanguage: "en" });
  const { aiResponse, answer, message } = (await said.json()) as MessageReceipt;
  expect(answer?.origin).toBe("model");
  expect(aiResponse).toMatchObject({ translatedResponse: null, needsTranslation: false });
  expect(provider.asked).toHaveLength(1);

  const translate = (id: number | undefined, session = sessionId) =>
    post("/api/chat/translation", { sessionId: session, message: id });
  for (const _ of [1, 2]) {
    const translated = await translate(answer?.id);
    expect(translated.status).toBe(200);
    expect((await translated.json()) as ChatMessage).toMatchObject({
      id: answer?.id,
      translation: "Cuesta lo que dice la guía.",
    });
  }
  expect(provider.asked).toHaveLength(2);
  const history = await site.send("GET", `/api/chat/history/${sessionId}`);
  const { messages } = (await history.json()) as ChatHistory;
  expect(messages.at(-1)?.translation).toBe("Cuesta lo que dice la guía.");

  expect((await translate(answer?.id, await open())).status).toBe(404);
  expect((await translate(message.id)).status).toBe(404);
  expect(provider.asked).toHaveLength(2);
});
