import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from "vitest";
import type { Lead, LeadStatus } from "#app/clients/leads/contract.ts";
import { listen } from "../../tests/support/listen.ts";
import { type api, apiClient, type ListPage } from "./api.ts";
import { ApiError, request } from "./client.ts";

type Answer = { status?: number; headers?: Record<string, string>; json?: unknown };
type Asked = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };

const asked: Asked[] = [];
let answer: Answer = {};
const server = createServer((incoming, response) => {
  let body = "";
  incoming.setEncoding("utf8").on("data", (part: string) => {
    body += part;
  });
  incoming.on("end", () => {
    const { method = "", url = "", headers } = incoming;
    asked.push({ method, url, headers, body });
    response.writeHead(answer.status ?? 200, { "Content-Type": "application/json", ...answer.headers });
    response.end(JSON.stringify(answer.json ?? {}));
  });
});
let base = "";
const client = apiClient((method, url, options) => request(method, base + url, options));
const last = () => asked.at(-1);

beforeAll(async () => {
  base = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answer = {};
});

test("the parts of a path are filled from the input, whatever stands in them", async () => {
  await client.get("/api/admin/leads/:id/history", { id: 7 });
  expect(last()).toMatchObject({ method: "GET", url: "/api/admin/leads/7/history", body: "" });
  await client.get("/api/job-offers/:token", { token: "a/b c?d=é&:id" });
  expect(last()?.url).toBe("/api/job-offers/a%2Fb%20c%3Fd%3D%C3%A9%26%3Aid");
  await client.post("/api/vendor/requests/:vendorId/:id/answer", {
    vendorId: 3,
    id: 30,
    answer: "available",
  });
  expect(last()).toMatchObject({ url: "/api/vendor/requests/3/30/answer", body: '{"answer":"available"}' });
});

test("what is left of a reading's input is its query, encoded; what is blank is not asked", async () => {
  answer = { json: [] };
  await client.list("/api/vendors", { search: "plomería & gas=1", limit: 18, cursor: undefined });
  expect(last()?.url).toBe("/api/vendors?search=plomer%C3%ADa+%26+gas%3D1&limit=18");
  await client.list("/api/vendors", { search: "" });
  expect(last()?.url).toBe("/api/vendors");
  await client.list("/api/vendors");
  expect(last()?.url).toBe("/api/vendors");
});

test("what is left of a change's input is its JSON body; with nothing left there is none, nor a content type", async () => {
  await client.patch("/api/admin/leads/:id/status", { status: "qualified", id: 7, from: "new" });
  expect(last()).toMatchObject({
    method: "PATCH",
    url: "/api/admin/leads/7/status",
    body: '{"status":"qualified","from":"new"}',
  });
  expect(last()?.headers["content-type"]).toBe("application/json");
  for (const send of [
    () => client.post("/api/admin/leads/:id/release", { id: 7 }),
    () => client.delete("/api/admin/reviews/:id/reply", { id: 7 }),
    () => client.post("/api/admin/logout"),
  ]) {
    await send();
    expect(last()?.body).toBe("");
    expect(last()?.headers["content-type"]).toBeUndefined();
  }
});

test("an Idempotency-Key and the language of the answer go beside the input", async () => {
  const term = { term: "guagua", meaningEn: "bus", meaningEs: "autobús", use: "kept" } as const;
  await client.post("/api/admin/glossary", term, { key: "one-key" });
  expect(last()?.headers["idempotency-key"]).toBe("one-key");
  expect(JSON.parse(last()?.body ?? "")).toEqual(term);
  await client.post("/api/job-offers/:token/answer", { token: "t", answer: "accept" }, { lang: "es" });
  expect(last()).toMatchObject({ url: "/api/job-offers/t/answer?lang=es", body: '{"answer":"accept"}' });
  await client.get("/api/job-offers/:token", { token: "t" }, { lang: "en" });
  expect(last()?.url).toBe("/api/job-offers/t?lang=en");
});

test("a list comes with its cursors and the number of all; without the headers it is a whole one", async () => {
  answer = {
    json: [{ id: 1 }],
    headers: {
      Link: '</api/admin/leads?limit=1&cursor=n%2B1>; rel="next", </api/admin/leads?cursor=p1>; rel="prev"',
      "X-Total-Count": "30",
    },
  };
  const page = await client.list("/api/admin/leads");
  expect(page).toEqual({ items: [{ id: 1 }], next: "n+1", previous: "p1", total: 30 });
  answer = { json: [{ id: 1 }, { id: 2 }] };
  expect(await client.list("/api/admin/leads")).toEqual({ items: [{ id: 1 }, { id: 2 }], total: 2 });
});

test("an error is the server's, with its code and fields; an abort ends the call", async () => {
  const body = { code: "conflict", message: "Somebody was faster.", fields: { status: "Changed." } };
  answer = { status: 409, json: body };
  const change = client.patch("/api/admin/leads/:id/status", { id: 7, status: "closed", from: "new" });
  const error = await change.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, body });
  const signal = AbortSignal.abort();
  await expect(client.get("/api/admin/today", undefined, { signal })).rejects.toThrow("aborted");
});

test("a query's key is its address and what else is asked; its function reads that, and can be aborted", async () => {
  const { signal } = new AbortController();
  const history = client.query("/api/admin/leads/:id/history", { id: 7 });
  expect(history.queryKey).toEqual(["/api/admin/leads/7/history"]);
  await history.queryFn({ signal });
  expect(last()?.url).toBe("/api/admin/leads/7/history");
  await expect(history.queryFn({ signal: AbortSignal.abort() })).rejects.toThrow("aborted");

  answer = { json: [], headers: { Link: '</x?cursor=two>; rel="next"' } };
  const list = client.listQuery("/api/admin/leads", { status: "new" });
  expect(list.queryKey).toEqual(["/api/admin/leads", { status: "new" }]);
  expect(await list.queryFn({ signal })).toMatchObject({ items: [], next: "two" });

  const pages = client.pagesQuery("/api/community/posts/:id/replies", { id: 4, limit: 20 });
  expect(pages.queryKey).toEqual(["/api/community/posts/4/replies", { limit: 20 }]);
  const first = await pages.queryFn({ signal, pageParam: pages.initialPageParam });
  expect(last()?.url).toBe("/api/community/posts/4/replies?limit=20");
  await pages.queryFn({ signal, pageParam: pages.getNextPageParam(first) ?? "" });
  expect(last()?.url).toBe("/api/community/posts/4/replies?limit=20&cursor=two");
});

test("a call's types are its declaration's: path, input and answer", () => {
  expectTypeOf<"/api/admin/leads/:id/history">().toExtend<Parameters<typeof api.get>[0]>();
  expectTypeOf<"/api/admin/leads/:id/status">().not.toExtend<Parameters<typeof api.get>[0]>();
  expectTypeOf<"/api/no-such-call">().not.toExtend<Parameters<typeof api.get>[0]>();
  expectTypeOf<"/api/admin/leads">().not.toExtend<Parameters<typeof api.get>[0]>();
  expectTypeOf<"/api/admin/leads.csv">().not.toExtend<Parameters<typeof api.get>[0]>();
  expectTypeOf<"/api/dominican-vendors/photos">().not.toExtend<Parameters<typeof api.post>[0]>();

  type Status = typeof api.patch<"/api/admin/leads/:id/status">;
  type Change = Parameters<Status>[1];
  expectTypeOf<keyof Change>().toEqualTypeOf<"id" | "status" | "from" | "answered">();
  expectTypeOf<Change["id"]>().toEqualTypeOf<number>();
  expectTypeOf<Change["status"]>().toEqualTypeOf<LeadStatus>();
  expectTypeOf<Status>().returns.resolves.toExtend<Lead>();
  expectTypeOf<typeof api.list<"/api/admin/leads">>().returns.resolves.toEqualTypeOf<ListPage<Lead>>();
});

test("what a path needs must be given, a filter need not; only an idempotent call takes a key", () => {
  expectTypeOf<["/api/admin/leads"]>().toExtend<Parameters<typeof api.list<"/api/admin/leads">>>();
  expectTypeOf<["/api/admin/leads/:id/history"]>().not.toExtend<
    Parameters<typeof api.get<"/api/admin/leads/:id/history">>
  >();
  type Options<Send extends (...args: never) => unknown> = keyof NonNullable<Parameters<Send>[2]>;
  expectTypeOf<Options<typeof api.post<"/api/admin/glossary">>>().toEqualTypeOf<"signal" | "lang" | "key">();
  expectTypeOf<Options<typeof api.post<"/api/bookings/track/:token/cancellation">>>().toEqualTypeOf<
    "signal" | "lang" | "key"
  >();
  expectTypeOf<Options<typeof api.post<"/api/admin/leads/:id/release">>>().toEqualTypeOf<"signal" | "lang">();
});
