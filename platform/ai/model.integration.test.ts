import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { openAiProvider, piece } from "../../tests/support/services/ai-provider.ts";
import type { AiCaller } from "./caller.ts";
import { AiFailure, closeAi, model, openAi, type Turn } from "./model.server.ts";
import { aiShare, aiSpending } from "./schema.server.ts";

openFreshDatabase();
const provider = await openAiProvider();
const timeoutMs = 400;
const ample = 10_000;
const turns: Turn[] = [
  { role: "system", content: "You are the concierge." },
  { role: "user", content: "¿Qué es una guagua?" },
];

const visitor = (address: string): AiCaller => ({ kind: "visitor", address });

beforeAll(() => openSealing([Buffer.alloc(32, 7)], ""));
beforeEach(async () => {
  provider.asked.length = 0;
  provider.moods.length = 0;
  provider.meter = 0;
  provider.answer = () => "Good morning.";
  await db().delete(aiSpending);
  await db().delete(aiShare);
  openAi({ settings: provider.settings(), timeoutMs: ample });
});
afterEach(closeAi);
afterAll(provider.close);

function complete(
  options: {
    maxTokens?: number;
    timeoutMs?: number;
    caller?: AiCaller;
    purpose?: "chat" | "translation";
  } = {},
) {
  const open = model();
  if (!open) throw new Error("no AI is open");
  return open.complete(turns, { maxTokens: 300, purpose: "chat", caller: { kind: "staff" }, ...options });
}

async function failure(): Promise<AiFailure["reason"]> {
  const error = await complete().then(
    (text) => new Error(`it answered: ${text}`),
    (thrown: unknown) => thrown,
  );
  if (error instanceof AiFailure) return error.reason;
  throw error;
}

async function spent(): Promise<number> {
  const rows = await db().select().from(aiSpending);
  return rows.reduce((sum, row) => sum + row.spent, 0);
}

test("without settings there is no AI", () => {
  openAi({ settings: undefined });
  expect(model()).toBeNull();
});

test("an answer that comes in pieces is read whole", async () => {
  provider.answer = () =>
    "Una guagua es un autobús. ¿Te digo dónde tomarla? Sale a las 8:30 a.m. por RD$35.50 cada una.";
  provider.moods.push({ slowly: 2 });
  const text = await complete();
  expect(text).toBe(provider.answer(provider.asked[0] as never));
  expect(provider.asked).toEqual([
    {
      model: "test-model",
      messages: turns,
      max_tokens: 300,
      stream: true,
      stream_options: { include_usage: true },
    },
  ]);
});

test("never more than 500 tokens are asked for, never more than 2,000 characters of a person sent", async () => {
  await complete({ maxTokens: 5_000 });
  expect(provider.asked[0]?.max_tokens).toBe(500);
  const long: Turn[] = [{ role: "user", content: "a".repeat(2_001) }];
  await expect(
    model()?.complete(long, { maxTokens: 10, purpose: "chat", caller: { kind: "staff" } }),
  ).rejects.toThrow("2000 characters");
  expect(provider.asked).toHaveLength(1);
});

test("at the limit of tokens the answer ends with its last whole sentence", async () => {
  provider.answer = () => "Sí. Hay dos maneras de hacerlo. La primera es";
  provider.moods.push({ finish: "length" });
  expect(await complete()).toBe("Sí. Hay dos maneras de hacerlo.");
});

test("slow is waited for until the patience ends; silent, and dripping without end, as well", async () => {
  provider.answer = () => "word ".repeat(20);
  provider.moods.push({ slowly: 5 }, { slowly: 60 });
  expect(await complete()).toBe("word ".repeat(20).trim());
  openAi({ settings: provider.settings(), timeoutMs: timeoutMs });
  const begun = performance.now();
  expect(await failure()).toBe("timeout");
  provider.moods.push({ raw: piece("Good"), after: "silence" }, { raw: "", after: "silence" });
  expect(await failure()).toBe("timeout");
  expect(await failure()).toBe("timeout");
  expect(performance.now() - begun).toBeLessThan(3 * timeoutMs + 5_000);
});

test("who has less time left waits for less", async () => {
  provider.moods.push({ raw: piece("Good"), after: "silence" });
  const begun = performance.now();
  await expect(complete({ timeoutMs: timeoutMs })).rejects.toMatchObject({ reason: "timeout" });
  expect(performance.now() - begun).toBeLessThan(ample / 2);
});

test("cut in the middle, by an end or a reset, is no answer", async () => {
  provider.moods.push({ raw: piece("The visa costs US$"), after: "end" });
  provider.moods.push({ raw: piece("The visa costs US$"), after: "reset" });
  expect(await failure()).toBe("unavailable");
  expect(await failure()).toBe("unavailable");
});

test("asked too often, refused, broken, nobody there: asked once each, and none bills but the broken one", async () => {
  const error = JSON.stringify({
    error: { message: "¿Qué es una guagua?", type: "x", code: "rate_limit_exceeded" },
  });
  provider.moods.push({ status: 429, body: error, headers: { "Retry-After": "1" } });
  expect(await failure()).toBe("limit");
  provider.moods.push(
    { status: 401, body: error },
    { status: 302, body: "", headers: { Location: "http://127.0.0.1:1/" } },
  );
  expect(await failure()).toBe("unavailable");
  expect(await spent()).toBe(0);
  expect(await failure()).toBe("unavailable");
  provider.moods.push({ status: 500, body: "<html>upstream</html>" });
  expect(await failure()).toBe("unavailable");
  expect(provider.asked).toHaveLength(4);
  const before = await spent();
  expect(before).toBeGreaterThan(0);
  const gone = await openAiProvider();
  await gone.close();
  openAi({ settings: { ...provider.settings(), url: gone.settings().url }, timeoutMs: ample });
  expect(await failure()).toBe("unavailable");
  expect(await spent()).toBe(before);
});

test.each([
  ["an empty answer", ""],
  ["a page", "<html>It works!</html>"],
  ["an answer that is not streamed", JSON.stringify({ choices: [{ message: { content: "Hello." } }] })],
  ["no JSON", "data: {\n\n"],
  ["other JSON", 'data: {"choices":"none"}\n\ndata: [1]\n\ndata: [DONE]\n\n'],
  ["null", "data: null\n\ndata: [DONE]\n\n"],
  ["an answer without words", `${piece("  ", "stop")}data: [DONE]\n\n`],
  ["words that are no text", piece("x", "stop").replace('"x"', '{"a":1}')],
  ["an answer that was held back", `${piece("I will", "content_filter")}data: [DONE]\n\n`],
])("garbage: %s", async (_, raw) => {
  provider.moods.push({ raw, after: "end" });
  expect(await failure()).toBe("garbage");
});

test("an error in the middle of a stream is none of an answer", async () => {
  provider.moods.push({
    raw: `${piece("Good")}data: {"error":{"message":"overloaded","code":"overloaded"}}\n\n`,
    after: "end",
  });
  expect(await failure()).toBe("unavailable");
});

test("huge: words without end, one line without end, one great piece", async () => {
  provider.moods.push({ raw: piece("again ".repeat(50)), after: "more" });
  provider.moods.push({ raw: `data: ${"x".repeat(200_000)}`, after: "more" });
  provider.moods.push({ raw: piece("x".repeat(3_000_000), "stop"), after: "end" });
  const before = process.memoryUsage().rss;
  for (const _ of [1, 2, 3]) expect(await failure()).toBe("garbage");
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test("a call costs what the provider says; what it does not say costs what was set aside", async () => {
  await complete();
  const exact = await spent();
  expect(exact).toBe(Math.ceil(provider.meter));
  provider.moods.push("no usage");
  await complete();
  expect(await spent()).toBeGreaterThan(exact + 300 * 1.6);
});

test("2,000 calls side by side cost not a cent more than the day's budget", async () => {
  // About sixty calls fit before any of them returns its unused amount.
  const dailyBudget = 0.04;
  provider.answer = () => "A guagua is a bus. ".repeat(40);
  openAi({ settings: provider.settings({ dailyBudget }) });
  const begun = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: 2_000 }, (_, index) =>
      complete({ caller: index % 4 === 0 ? { kind: "staff" } : visitor(`198.51.${index % 200}.1`) }).then(
        () => "answered",
        (error: unknown) => (error instanceof AiFailure ? error.reason : String(error)),
      ),
    ),
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const took = Math.round(performance.now() - begun);
  console.info(
    `2,000 calls side by side in ${took} ms: ${count("answered")} answered, ${count("budget")} refused, US$${(provider.meter / 1e6).toFixed(6)} of ${dailyBudget}`,
  );
  expect(count("answered")).toBeGreaterThan(20);
  // On a slow machine some time out before they reach the AI.
  expect(count("answered") + count("budget") + count("unavailable")).toBe(2_000);
  expect(provider.asked).toHaveLength(count("answered"));
  expect(provider.meter).toBeLessThanOrEqual(dailyBudget * 1e6);
  expect(await spent()).toBeGreaterThanOrEqual(provider.meter);
  expect(await spent()).toBeLessThanOrEqual(dailyBudget * 1e6);
});

/** Outcomes of `count` calls, `atOnce` in parallel. */
async function outcomesOf(count: number, options: Parameters<typeof complete>[0]): Promise<string[]> {
  const outcomes: string[] = [];
  for (let done = 0; done < count; done += 20)
    outcomes.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, () =>
          complete(options).then(
            () => "answered",
            (error: unknown) => (error instanceof AiFailure ? error.reason : String(error)),
          ),
        ),
      )),
    );
  return outcomes;
}

test("one address has a tenth of the day's money and 60 answers; another is still answered", async () => {
  const dailyBudget = 0.1;
  provider.answer = () => "A guagua is a bus. ".repeat(40);
  openAi({ settings: provider.settings({ dailyBudget }) });
  const greedy = visitor("198.51.100.1");
  await outcomesOf(100, { caller: greedy, purpose: "translation" });
  console.info(`one address: US$${(provider.meter / 1e6).toFixed(6)} of ${dailyBudget}`);
  expect(provider.meter).toBeGreaterThan(dailyBudget * 1e6 * 0.05);
  expect(provider.meter).toBeLessThanOrEqual(dailyBudget * 1e6 * 0.1);
  expect(await complete({ caller: visitor("198.51.100.2") })).toContain("guagua");

  openAi({ settings: provider.settings({ dailyBudget: 50 }) });
  const outcomes = await outcomesOf(100, { caller: visitor("198.51.100.3") });
  expect(outcomes.filter((one) => one === "answered")).toHaveLength(60);
});

test("an answer that nobody billed is not counted", async () => {
  const caller = visitor("198.51.100.4");
  provider.moods.push(...Array.from({ length: 60 }, () => ({ status: 429, body: "{}" })));
  for (let sent = 0; sent < 60; sent += 1)
    await expect(complete({ caller })).rejects.toMatchObject({ reason: "limit" });
  expect(await complete({ caller })).toBe("Good morning.");
});

test("visitors leave staff a fifth of the day's money", async () => {
  const dailyBudget = 0.05;
  provider.answer = () => "A guagua is a bus. ".repeat(40);
  openAi({ settings: provider.settings({ dailyBudget }) });
  for (let address = 0; address < 12; address += 1)
    await outcomesOf(40, { caller: visitor(`203.0.113.${address}`), purpose: "translation" });
  expect(provider.meter).toBeLessThanOrEqual(dailyBudget * 1e6 * 0.8);
  await expect(complete({ caller: visitor("203.0.113.99") })).rejects.toMatchObject({ reason: "budget" });
  for (let sent = 0; sent < 10; sent += 1) expect(await complete()).toContain("guagua");
});

test("a share is one share for several processes, and no address lies in the database", async () => {
  // A second copy of the module stands for another process.
  const other = "./budget.server.ts?other";
  const processes = [
    await import("./budget.server.ts"),
    (await import(other)) as typeof import("./budget.server.ts"),
  ];
  const given = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      processes[index % 2]?.reserve(5_000, 1_000_000, { caller: visitor("198.51.100.77"), isAnswer: false }),
    ),
  );
  expect(given.filter(Boolean)).toHaveLength(20);
  const rows = await db().select().from(aiShare);
  expect(rows).toMatchObject([{ spent: 100_000 }]);
  expect(JSON.stringify(rows)).not.toContain("198.51.100.77");
});
