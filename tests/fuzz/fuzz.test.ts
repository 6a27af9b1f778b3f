import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calls } from "#app/api.server.ts";
import { newKey } from "#platform/form/intent.ts";
import { table } from "../../bench/tables.ts";
import { openChat } from "../chat-socket.ts";
import { insides, makeRecords } from "../every-call.ts";
import { type Case, casesOf } from "./cases.ts";
import { say, talks } from "./frames.ts";
import { openProductSite, rowCounts } from "./product-site.ts";
import { rawRequests, speak, statusesOf } from "./raw.ts";

// `npm run fuzz` sets these, with another seed each time; `npm test` runs the short form, always the same.
const seed = Number(process.env.FUZZ_SEED ?? 1);
const cases = Number(process.env.FUZZ_CASES ?? 15);
const [raws, frames] = [cases * 20, Math.max(3_000, cases * 100)];
/** What must have been sent at least: RELIABILITY's figures in the long form. Where `--cases` was given, it is asked for less. */
const least = { long: { cases: 1_000, frames: 100_000 }, short: { cases: 15, frames: 3_000 } }[
  process.env.FUZZ_FORM ?? "short"
] ?? { cases: 1, frames: 1 };
/** So many speak at once. */
const together = 20;

const site = openProductSite();
const done: string[][] = [];
beforeAll(() => makeRecords(site), 180_000);
afterAll(() => {
  console.log(`fuzz, seed ${seed}\n${table(["What was sent", "how many", "refused", "done"], done)}`);
});

/** That nobody can translate, and that a provider's words are not at hand, is meant so. */
const mayBeUnavailable = /^\/api\/admin\/chats\/\d+\/(reply|translations)/;

async function ask(method: string, { path, body, type, key, staff }: Case) {
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key.trim() };
  if (body !== undefined) headers["Content-Type"] = type;
  const answer = await site.send(method, path, { staff, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

let rows: string | undefined;
const sums = { sent: 0, refused: 0, done: 0 };

/** No 5xx but a meant one, nothing of our insides, and of what was refused no row. */
async function check(method: string, one: Case): Promise<void> {
  rows ??= await rowCounts();
  let { status, text } = await ask(method, one);
  sums.sent += 1;
  if (status < 400) {
    sums.done += 1;
    rows = undefined;
    return;
  }
  sums.refused += 1;
  if (status >= 500 && !(status === 503 && mayBeUnavailable.test(one.path)))
    throw new Error(`${status} ${text}`);
  if (insides.test(text)) throw new Error(`${status} tells of us: ${text}`);
  let after = await rowCounts();
  // An answer of the assistant's to an earlier message may have come meanwhile: only what happens again is a fault.
  for (let again = 0; after !== rows && again < 3; again += 1) {
    rows = await rowCounts();
    ({ status, text } = await ask(method, one));
    after = await rowCounts();
  }
  expect(after, `${status} left a row`).toBe(rows);
}

/** A run that was cut short says so: else fewer cases would be as good. */
const inTime = { interruptAfterTimeLimit: 1_100_000, markInterruptAsFailure: true };

test.each(
  calls.filter(({ path }) => path !== "/api/admin/logout").map((one) => [one.method, one.path, one] as const),
)("%s %s: whatever is sent", { timeout: 1_200_000 }, async (method, _path, one) => {
  const before = sums.sent;
  const property = fc.asyncProperty(casesOf(one), (sent) => check(method, sent));
  await fc.assert(property, { seed, numRuns: cases, ...inTime });
  expect(sums.sent - before).toBeGreaterThanOrEqual(Math.max(cases, least.cases));
});

test("all calls together", () => {
  done.push([`calls (${calls.length - 1})`, String(sums.sent), String(sums.refused), String(sums.done)]);
  expect(sums.refused).toBeGreaterThan(calls.length);
  expect(sums.done).toBeGreaterThan(calls.length);
});

test("whatever is written on a bare connection", { timeout: 3_600_000 }, async () => {
  const before = await rowCounts();
  const found = { sent: 0, refused: 0, done: 0 };
  const several = fc.array(rawRequests, { minLength: together, maxLength: together });
  const property = fc.asyncProperty(several, async (raws) => {
    const heard = await Promise.all(raws.map((raw) => speak(site.base(), raw)));
    for (const text of heard) {
      const statuses = statusesOf(text);
      found.sent += 1;
      found.refused += statuses.some((status) => status >= 400) ? 1 : 0;
      found.done += statuses.some((status) => status < 400) ? 1 : 0;
      // "HTTP version not supported" and "too many at once" are answers to it.
      expect(statuses.filter((status) => status >= 500 && status !== 505 && status !== 503)).toEqual([]);
      if (statuses.every((status) => status >= 400)) expect(text).not.toMatch(insides);
    }
  });
  await fc.assert(property, { seed, numRuns: Math.ceil(raws / together), endOnFailure: true });
  expect(await rowCounts()).toBe(before);
  expect((await site.send("GET", "/healthz")).status).toBe(200);
  expect(found.done).toBeGreaterThan(0);
  expect(found.sent).toBeGreaterThanOrEqual(Math.max(raws, least.cases * 20));
  done.push(["bare connections", String(found.sent), String(found.refused), String(found.done)]);
});

async function newConversation(): Promise<string> {
  const opened = await site.send("POST", "/api/chat/session", { body: {} });
  return ((await opened.json()) as { session: { sessionId: string } }).session.sessionId;
}

test("whatever is sent over a live connection", { timeout: 3_600_000 }, async () => {
  const sessionId = await newConversation();
  const before = await site.memory();
  let [read, sockets, guests] = [0, 0, 0];
  const several = fc.array(talks(sessionId), { minLength: 5, maxLength: 5 });
  const property = fc.asyncProperty(several, async (said) => {
    const saying = said.map((one) => {
      guests += 1;
      return say(site.base(), `198.18.${(guests >> 8) & 255}.${guests & 255}`, one);
    });
    for (const counts of await Promise.all(saying)) {
      read += counts.read;
      sockets += counts.sockets;
    }
    expect(site.isRunning()).toBe(true);
  });
  await fc.assert(property, { seed, numRuns: frames / 100, endOnFailure: true });
  expect(read).toBeGreaterThanOrEqual(Math.max(frames, least.frames));
  const chat = await openChat(site.base(), { "X-Forwarded-For": "198.19.0.1" });
  // One that has its whole limit: the other one's is used up by now.
  chat.send({ type: "join", sessionId: await newConversation(), after: 0 });
  await chat.next("standing");
  chat.send({ type: "message", text: "What is a colmado?", userLanguage: "en", clientId: newKey() });
  await chat.next("response");
  chat.socket.terminate();
  let more = Infinity;
  const isBack = async () => {
    more = Math.min(more, ((await site.memory()) - before) / 1e6);
    return more < 150;
  };
  // Given back is what the next clearing up finds, not what lies about as the last frame comes in.
  await vi.waitUntil(isBack, { timeout: 60_000, interval: 1_000 }).catch(() => {});
  done.push([`frames on ${sockets} sockets, ${more.toFixed(0)} MB more after`, String(read), "", ""]);
  expect(more).toBeLessThan(150);
});
