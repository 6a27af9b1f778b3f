import { beforeAll, expect, test } from "vitest";
import { buildSearchTables } from "#app/site/guide/server/fill.server.ts";
import { messages } from "#app/support/assistant/messages.ts";
import { seedGlossary } from "#app/support/translation/server/fill.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";

const site = openSite({ limits: true });
beforeAll(() => Promise.all([buildSearchTables(), seedGlossary()]));

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
