import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "#platform/http/connections/server.server.ts";
import { limits } from "#platform/http/limits.server.ts";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { PagesInMemory, sendFromMemory } from "./pages-in-memory.server.ts";
import { SharedPage } from "./shared-page.server.ts";

const pages = new PagesInMemory();
const { key } = PagesInMemory;
const home = (html: string) => ({ route: "/", page: Promise.resolve(new SharedPage(html)) });
pages.static.set(key("en", "/"), home("<p>Welcome</p>"));
pages.static.set(key("es", "/"), home("<p>Bienvenido</p>"));
const failedPage = Promise.reject(new Error("rendering failed"));
failedPage.catch(() => {});
pages.static.set(key("en", "/broken"), { route: "/broken", page: failedPage });

const { server, serve } = openServer();
let base = "";
beforeAll(async () => {
  serve({
    sendEarly: sendFromMemory(pages, { trustProxy: 1, https: true }),
    http: new Hono<HttpEnv>().all("*", (c) => c.text("the framework", 418)),
    upgrade: async () => {},
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(base + path, { method, headers: { "X-Forwarded-For": "203.0.113.1", ...headers } });

test("a static page is sent whole with its guards, in the reader's language, to HEAD without its body", async () => {
  const english = await send("/", { "Accept-Encoding": "gzip" });
  expect([english.status, await english.text()]).toEqual([200, "<p>Welcome</p>"]);
  expect(Object.fromEntries(english.headers)).toMatchObject({
    "content-encoding": "gzip",
    "content-security-policy": expect.stringContaining("default-src 'self'"),
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding, Accept-Language, Cookie",
  });
  for (const headers of [{ "Accept-Language": "es-DO" }, { "Accept-Language": "en", Cookie: "lang=es" }])
    expect(await (await send("/", headers as Record<string, string>)).text()).toBe("<p>Bienvenido</p>");
  const head = await send("/", { "Accept-Encoding": "gzip" }, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    english.headers.get("content-length"),
    "",
  ]);
});

test("who has the page gets 304 without its body, and with what the page's policy is now", async () => {
  const first = await send("/");
  const etag = first.headers.get("etag") ?? "";
  const again = await send("/", { "If-None-Match": etag });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
  expect(again.headers.get("content-type")).toBeNull();
  expect((await send("/", { "If-None-Match": etag, "Accept-Language": "es" })).status).toBe(200);
});

test.each([
  ["a query", "GET", "/?lang=es"],
  ["another page", "GET", "/terms"],
  ["a page whose rendering failed", "GET", "/broken"],
  ["a form", "POST", "/"],
])("%s goes on to the framework", async (_what, method, path) => {
  expect((await send(path, {}, method)).status).toBe(418);
});

test("an address over its limit goes on to the framework, which refuses it; others are served", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.2" };
  const statuses = [];
  for (let sent = 0; sent < limits.site.points + 1; sent += 1) statuses.push((await send("/", flood)).status);
  expect(statuses.lastIndexOf(200)).toBe(limits.site.points - 1);
  expect(statuses.at(-1)).toBe(418);
  expect((await send("/")).status).toBe(200);
});
