import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import { answerFailure } from "#platform/http/failure.server.ts";
import { describeRequest, type HttpEnv } from "#platform/http/request.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../../../tests/support/fresh-database.ts";
import { call, mountCalls } from "./call.server.ts";

openFreshDatabase();
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
