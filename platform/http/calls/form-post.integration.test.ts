import { Writable } from "node:stream";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../../../tests/support/fresh-database.ts";
import { type Call, call } from "./call.server.ts";
import { submitForm } from "./form-post.server.ts";

openFreshDatabase();

const lines: string[] = [];
openLog(
  "info",
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

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
