import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openServer } from "#platform/http/connections/server.server.ts";
import { openSite, staffLogin } from "../../tests/support/site.ts";
import { answerFailure } from "./failure.server.ts";
import { limitConcurrency } from "./guards.server.ts";
import { health } from "./health.server.ts";
import { describeRequest, type HttpEnv } from "./request.server.ts";

const site = openSite();
const slots = { visitors: 64, staff: 16, photos: 1, vendorPictures: 1 };
let server: Server;
let base = "";
let held = 0;
let letGo = Promise.withResolvers<void>();

beforeAll(async () => {
  const opened = openServer();
  const http = new Hono<HttpEnv>();
  http.onError(answerFailure);
  http.route("/", health);
  http.use(describeRequest(0, false));
  http.use(
    limitConcurrency({ ...slots, provider: 1 }, ({ req }) => (req.path === "/photo" ? "photo" : "usual")),
  );
  http.get("/quick", (c) => c.text("quick"));
  http.get("*", async (c) => {
    held += 1;
    await letGo.promise;
    return c.text("held");
  });
  opened.serve({ http, upgrade: async () => {} });
  server = opened.server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });
const holdAll = async (path: string, count: number) => {
  [held, letGo] = [0, Promise.withResolvers<void>()];
  const all = Array.from({ length: count }, () => get(path));
  await vi.waitFor(() => expect(held).toBe(count), 10_000);
  return all;
};

test("where there is no room one is refused at once and told when to come back; health and staff keep theirs", async () => {
  const login = await site.send("POST", "/api/admin/login", { body: staffLogin });
  const Cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const slow = await holdAll("/slow", slots.visitors);
  const refused = await get("/quick");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await get("/quick", { Cookie: `${Cookie.slice(0, -3)}abc` })).status).toBe(503);
  expect((await get("/healthz")).status).toBe(200);
  expect((await get("/quick", { Cookie })).status).toBe(200);
  letGo.resolve();
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await get("/quick")).status).toBe(200);
});

test("files on their way have room of their own: they take nobody else's", async () => {
  const [photo] = await holdAll("/photo", slots.photos);
  expect((await get("/photo")).status).toBe(503);
  expect((await get("/quick")).status).toBe(200);
  letGo.resolve();
  expect((await photo)?.status).toBe(200);
});
