import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import { answerFailure } from "#platform/http/failure.server.ts";
import { describeRequest, type HttpEnv } from "#platform/http/request.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { collectLines } from "../../../tests/support/collect-lines.ts";
import { openFreshDatabase } from "../../../tests/support/fresh-database.ts";
import { listen } from "../../../tests/support/listen.ts";
import { type Call, call, mountCalls } from "./call.server.ts";
import { submitForm } from "./form-post.server.ts";

openFreshDatabase();

const { lines, logTo } = collectLines();
openLog("info", logTo);

async function posted(error: Error): Promise<Response> {
  const one: Call = {
    ...call({
      method: "POST",
      path: "/api/never",
      summary: "Never works",
      caller: "anyone",
      answer: z.object({}),
      handler: async () => ({}),
    }),
    handleInput: () => Promise.reject(error),
  };
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "r-1");
    await next();
  });
  app.post("/", async (c) => {
    const outcome = await submitForm(c, one, { locale: "es" });
    return c.body(JSON.stringify(outcome), 200, { "Content-Type": "text/html; charset=utf-8" });
  });
  app.onError((_error, c) => c.body(null, 500));
  lines.length = 0;
  return app.request("/", { method: "POST" });
}

test("too many: the page says so in the person's language, and when to come again", async () => {
  const answer = await posted(new AppError("rate_limited", { retryAfter: 120 }));
  expect(answer.headers.get("retry-after")).toBe("120");
  expect(await answer.json()).toMatchObject({
    ok: false,
    error: { code: "rate_limited", message: expect.stringContaining("2") },
  });
  expect(lines).toEqual([]);
});

test("what we could not do just now is in the log, with its request and its cause", async () => {
  const cause = new Error("no connection");
  const answer = await posted(new AppError("unavailable", { retryAfter: 5, cause }));
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ ok: false, error: { code: "unavailable" } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: "r-1", msg: "unavailable", reason: "no connection" },
  ]);
});

test("what the person can mend is nobody else's news", async () => {
  const answer = await posted(new AppError("invalid", { fields: { name: "Falta" } }));
  expect(await answer.json()).toMatchObject({ error: { code: "invalid", fields: { name: "Falta" } } });
  expect(answer.headers.has("retry-after")).toBe(false);
  expect(lines).toEqual([]);
});

test("our own mistake is thrown on, to be logged and answered once", async () => {
  expect((await posted(new TypeError("x is undefined"))).status).toBe(500);
  expect(lines).toEqual([]);
});

test("the same fields for another record or from another address are another request; sent again they are the same", async () => {
  await openSealing([Buffer.alloc(32, 7)], "");
  const keys: unknown[] = [];
  const one: Call = {
    ...call({
      method: "POST",
      path: "/api/posts/:id/replies",
      summary: "Replies",
      caller: "anyone",
      answer: z.object({}),
      creates: true,
      handler: async () => ({}),
    }),
    handleInput: async (_c, { key }) => {
      keys.push(key);
      return Response.json({});
    },
  };
  const app = new Hono<HttpEnv>();
  app.post("/:id/:address", async (c) => {
    const { id, address } = c.req.param();
    c.set("address", address);
    await submitForm(c, one, { body: { text: "Thanks!" }, params: { id }, locale: "en" });
    return c.body(null);
  });
  for (const path of ["/1/a", "/2/a", "/1/b", "/1/a"]) await app.request(path, { method: "POST" });
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});

beforeAll(() => openSealing([Buffer.alloc(32, 7)], ""));

let runs = 0;
let met = Promise.withResolvers<void>();
beforeEach(async () => {
  runs = 0;
  met = Promise.withResolvers();
  await db().execute(sql`create table if not exists lock_order (id integer primary key, times integer)`);
  await db().execute(
    sql`insert into lock_order values (1, 0), (2, 0) on conflict (id) do update set times = 0`,
  );
});

const crosswise = call({
  method: "POST",
  path: "/api/crosswise",
  summary: "Changes two rows, one after the other",
  caller: "anyone",
  body: z.object({ first: z.number() }),
  answer: z.object({ run: z.number() }),
  creates: true,
  handler: async (ctx, { first }) => {
    runs += 1;
    const run = runs;
    const change = (id: number) =>
      ctx.db.execute(sql`update lock_order set times = times + 1 where id = ${id}`);
    await change(first);
    // Both lock their first row before either requests the other's.
    if (run === 2) met.resolve();
    await met.promise;
    await change(3 - first);
    return { run };
  },
});

const never = call({
  method: "POST",
  path: "/api/never",
  summary: "Is undone each time",
  caller: "anyone",
  body: z.object({ code: z.string() }),
  answer: z.object({}),
  handler: async (ctx, { code }) => {
    runs += 1;
    await ctx.db.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));
    return {};
  },
});

const provided = call({
  method: "POST",
  path: "/api/provided",
  summary: "Writes, then gets no answer of its provider",
  caller: "anyone",
  answer: z.object({}),
  callsProvider: true,
  handler: async (ctx) => {
    await ctx.db.execute(sql`update lock_order set times = 7 where id = 1`);
    throw new AppError("unavailable", { retryAfter: 5 });
  },
});

let base = "";
const { server, serve } = openServer();
beforeAll(async () => {
  const http = new Hono<HttpEnv>();
  http.onError(answerFailure);
  http.use(describeRequest(0));
  mountCalls(http, [crosswise, never, provided]);
  serve({ http, upgrade: async () => {} });
  base = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (path: string, body: object) =>
  fetch(base + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });

test("of two requests that lock each other out, the one that PostgreSQL undoes is run again", async () => {
  const answers = await Promise.all([
    post("/api/crosswise", { first: 1 }),
    post("/api/crosswise", { first: 2 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(runs).toBe(3);
  const { rows } = await db().execute(sql`select times from lock_order order by id`);
  expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
});

test.each(["40P01", "40001"])(
  "what PostgreSQL undoes twice (%s) is answered 503, never 500",
  async (code) => {
    const answer = await post("/api/never", { code });
    expect([answer.status, answer.headers.get("retry-after"), runs]).toEqual([503, "2", 2]);
  },
);

test("a mistake of ours is not run again", async () => {
  expect([(await post("/api/never", { code: "22012" })).status, runs]).toEqual([500, 1]);
});

test("a call that waits for a provider has no transaction: what it wrote before stays", async () => {
  expect((await post("/api/provided", {})).status).toBe(503);
  const { rows } = await db().execute(sql`select times from lock_order where id = 1`);
  expect(rows).toEqual([{ times: 7 }]);
});
