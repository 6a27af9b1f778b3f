import type { Server } from "node:http";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { calls } from "#app/server/api.server.ts";
import { createSite } from "#app/server/http.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import {
  type AccessGroup,
  builtRoutes,
  allowedCallers as doorsOf,
  openRoutes,
  routesIn,
  signedRoutes,
} from "../../tests/support/calls/access-matrix.ts";
import { listen } from "../../tests/support/listen.ts";
import { newVendor, registerVendor } from "../../tests/support/records/vendor-account.ts";
import { metaSettings } from "../../tests/support/services/whatsapp-provider.ts";
import { type Ask, cookieOf, openSite, staffLogin } from "../../tests/support/site.ts";
import { answerFailure } from "./failure.server.ts";
import { limitConcurrency } from "./guards.server.ts";
import { health } from "./health.server.ts";
import { describeRequest, type HttpEnv } from "./request.server.ts";
import { contentSecurityPolicy } from "./security-headers.server.ts";

const whatsapp = { ...metaSettings, url: "http://127.0.0.1:9" };
const site = openSite({ whatsapp: { settings: () => whatsapp } });
const mutations = calls.filter((one) => one.method !== "GET");
const pathOf = (path: string) =>
  `${path.replace(/:\w+/g, "1")}${path.endsWith("/papers") ? "?name=a.pdf" : ""}`;

test("no mutation is accepted from another site or as anything but JSON", async () => {
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json-patch+json",
    "application/json; charset=latin1",
    "text/json",
  ];
  const origins = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:1",
    `${site.base()}.evil.example`,
    site.base().replace("http:", "https:"),
  ];
  const body = JSON.stringify({ name: "Eve", email: "eve@example.com", message: "hi" });
  let asked = 0;
  for (const one of mutations) {
    for (const type of types) {
      const answer = await site.send(one.method, pathOf(one.path), {
        body,
        staff: true,
        headers: { "Content-Type": type, Origin: site.base() },
      });
      expect([one.path, type, answer.status]).toEqual([one.path, type, 415]);
      asked += 1;
    }
    for (const origin of origins) {
      const answer = await site.send(one.method, pathOf(one.path), {
        body,
        staff: true,
        headers: { Origin: origin },
      });
      expect([one.path, origin, answer.status]).toEqual([one.path, origin, 403]);
      asked += 1;
    }
  }
  expect(asked).toBe(mutations.length * (types.length + origins.length));
  expect(await db().$count(lead)).toBe(0);
});

test("the site's own origin is accepted", async () => {
  const body = { name: "Ana", email: "ana@example.com" };
  const answer = await site.send("POST", "/api/leads", { body, headers: { Origin: site.base() } });
  expect(answer.status).toBe(201);
});

/** The status each kind of caller gets, or null if allowed (docs/reliability.md, "Who may call what"). */
const met = {
  anyone: { anonymous: null, forged: null, vendor: null, revoked: null, admin: null },
  vendor: { anonymous: 401, forged: 401, vendor: null, revoked: 401, admin: null },
  staff: { anonymous: 401, forged: 401, vendor: 403, revoked: 401, admin: null },
} as const;

type Callers = Record<keyof (typeof met)["anyone"], Ask>;

async function everyCaller(): Promise<{ callers: Callers; vendorId: number }> {
  const own = await registerVendor(site);
  const revoked = await registerVendor(site);
  expect((await site.send("POST", "/api/vendor/logout", { headers: revoked.headers })).status).toBe(200);
  const callers = {
    anonymous: {},
    forged: { headers: { Cookie: "arribo.session_token=abc.def" } },
    vendor: { headers: own.headers },
    // A signed-out vendor must not get in by a colleague's cookie.
    revoked: { headers: revoked.headers, staff: true },
    admin: { staff: true },
  };
  return { callers, vendorId: own.vendorId };
}

test("every route has its place in the list of doors, and every place in the list its route", () => {
  const { http } = createSite({
    ...{ trustProxy: 0, origins: new Set<string>(), https: false, development: false },
    clientFolder: "build/versions/one/client",
  });
  // "ALL": middleware, method and path refusals, and pages.
  const mounted = http.routes
    .filter(({ method }) => method !== "ALL")
    .map((one) => `${one.method} ${one.path}`);
  const listed = [...Object.values(doorsOf), openRoutes, signedRoutes].flatMap(routesIn);
  expect([...new Set(mounted)].sort()).toEqual([...listed, ...builtRoutes].sort());
  // The call's own description must say who may call, although its handler checks too.
  const declared = Object.keys(doorsOf).map((door) => [
    door,
    calls
      .filter(({ caller }) => caller === door)
      .map((one) => `${one.method} ${one.path}`)
      .sort(),
  ]);
  expect(declared).toEqual(Object.entries(doorsOf).map(([door, list]) => [door, routesIn(list).sort()]));
  const whole = new Set(["/*", "/api/*", "*", ...calls.map(({ path }) => path)]);
  expect(http.routes.filter(({ method, path }) => method === "ALL" && !whole.has(path))).toEqual([]);
});

test("every call, by every kind of caller: only those come in who may", async () => {
  const { callers, vendorId } = await everyCaller();
  const sendsFile = new Set(calls.filter(({ file }) => file).map((one) => `${one.method} ${one.path}`));
  let asked = 0;
  for (const [door, list] of Object.entries(doorsOf)) {
    for (const route of routesIn(list).filter((one) => !/(log(in|out)|everywhere)$/.test(one))) {
      const [method = "", template = ""] = route.split(" ");
      const path = template.replace(":vendorId", String(vendorId)).replace(/:\w+/g, "1");
      const body = method === "GET" || sendsFile.has(route) ? {} : { body: {} };
      for (const [caller, ask] of Object.entries(callers)) {
        const { status } = await site.send(method, path, { ...body, ...ask });
        const refused = status === 401 || status === 403 ? status : null;
        const expected = met[door as AccessGroup][caller as keyof Callers];
        expect([route, caller, refused, status < 500]).toEqual([route, caller, expected, true]);
        asked += 1;
      }
    }
  }
  expect(asked).toBe((calls.length - 5) * Object.keys(callers).length);
  console.log(`who may call what: ${asked} calls`);
}, 180_000);

test("what is no call: open to everybody, or to no session at all", async () => {
  const { callers } = await everyCaller();
  for (const ask of Object.values(callers)) {
    for (const route of routesIn(openRoutes)) {
      const [method = "", path = ""] = route.split(" ");
      expect([route, (await site.send(method, path, { ...ask, redirect: "manual" })).status]).toEqual([
        route,
        path.startsWith("/vendor/") ? 301 : path.startsWith("/admin") ? 302 : 200,
      ]);
    }
    for (const route of routesIn(signedRoutes)) {
      const [method = "", path = ""] = route.split(" ");
      const headers = { ...ask.headers, "X-Hub-Signature-256": "sha256=00", "X-Twilio-Signature": "AA==" };
      const { status } = await site.send(method, path, {
        ...ask,
        headers,
        ...(method === "POST" ? { body: {} } : {}),
      });
      expect([route, status]).toEqual([route, path.endsWith("/meta") ? 403 : 404]);
    }
  }
});

test("the figures are for who watches the machine, not for who comes through a proxy", async () => {
  expect((await site.send("GET", "/metrics")).status).toBe(200);
  for (const name of ["X-Forwarded-For", "Forwarded"])
    expect((await site.send("GET", "/metrics", { headers: { [name]: "198.51.100.7" } })).status).toBe(404);
});

test("every answer bears its guards; over https the browser is told to stay with it", async () => {
  for (const path of ["/api/vendors?limit=1", "/api/nothing", "/api/openapi.json", "/robots.txt"]) {
    const { headers } = await site.send("GET", path);
    expect([path, Object.fromEntries(headers)]).toEqual([
      path,
      expect.objectContaining({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), payment=(), microphone=(self)",
      }),
    ]);
    for (const absent of ["strict-transport-security", "x-powered-by"])
      expect(headers.get(absent)).toBeNull();
    const ofData = "default-src 'none'; frame-ancestors 'none'";
    if (path.startsWith("/api/")) expect(headers.get("content-security-policy")).toBe(ofData);
  }
  const secure = await openSecure();
  const answer = await fetch(`${secure.base}/robots.txt?lang=es`);
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
  expect(answer.headers.getSetCookie()).toEqual(["lang=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure"]);
  secure.close();
});

async function openSecure(): Promise<{ base: string; close: () => void }> {
  const { server, serve } = openServer();
  serve(createSite({ trustProxy: 1, origins: new Set(), https: true, development: false }));
  return { base: `http://127.0.0.1:${await listen(server)}`, close: () => void server.close() };
}

test("a page loads its own files, runs the inline scripts it names alone, and posts forms to its own site", () => {
  const policy = new Map(
    contentSecurityPolicy({ scripts: "'nonce-n0nce'" })
      .split("; ")
      .map((part) => [part.slice(0, part.indexOf(" ")), part.slice(part.indexOf(" ") + 1)]),
  );
  expect(Object.fromEntries(policy)).toEqual({
    "default-src": "'self'",
    "script-src": "'self' 'nonce-n0nce'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

test("a vendor's record is its own: another vendor finds nothing there, staff do", async () => {
  const own = await registerVendor(site);
  const other = await registerVendor(site);
  // Calls on a single request, flag or picture are covered by their modules' tests.
  const theirs = calls.filter(({ path }) => path.includes(":vendorId") && !/:(?:id|picture)/.test(path));
  expect(theirs.length).toBeGreaterThanOrEqual(7);
  // "Sign out everywhere" ends the session that the others need.
  theirs.sort(
    (one, two) => Number(one.path.endsWith("everywhere")) - Number(two.path.endsWith("everywhere")),
  );
  for (const one of theirs) {
    const path = one.path.replace(":vendorId", String(own.vendorId));
    const body = one.path.endsWith("/password")
      ? { currentPassword: own.password, newPassword: "yuca-con-bacalao-2" }
      : newVendor({ subCategories: [], services: [], pictures: [], coverId: null });
    const valid = one.body ? { body } : {};
    const file = one.file ? { body: "not a picture", headers: { "Content-Type": "image/png" } } : {};
    const as = (headers: Record<string, string>) =>
      site.send(one.method, path, { ...valid, ...file, headers: { ...file.headers, ...headers } });
    expect([one.method, one.path, (await as(other.headers)).status]).toEqual([one.method, one.path, 404]);
    const mine = (await as(own.headers)).status;
    expect([one.method, one.path, mine]).toEqual([one.method, one.path, one.file ? 400 : 200]);
  }
  const read = await site.send("GET", `/api/vendor/profile/${own.vendorId}`, { staff: true });
  expect(read.status).toBe(200);
});

test("a wrong password is told in the caller's language", async () => {
  for (const [language, message] of [
    ["en", "The email or the password is wrong."],
    ["es", "El correo o la contraseña no son correctos."],
  ] as const) {
    const body = { ...staffLogin, password: "equivocada" };
    const headers = { "Accept-Language": language };
    const answer = await site.send("POST", "/api/admin/login", { body, headers });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([401, message]);
  }
});

test("a session ends at sign-out", async () => {
  const login = await site.send("POST", "/api/admin/login", {
    body: { email: "ANA@example.com", password: "larimar-azul-2026" },
  });
  const cookie = cookieOf(login);
  expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax/i);
  expect((await site.send("GET", "/api/admin/session", { headers: { Cookie: cookie } })).status).toBe(200);
  expect((await site.send("POST", "/api/admin/logout", { headers: { Cookie: cookie } })).status).toBe(200);
  expect((await site.send("GET", "/api/admin/session", { headers: { Cookie: cookie } })).status).toBe(401);
});

test("unknown addresses, wrong methods and broken bodies get their own answers, never a stack or SQL", async () => {
  const asks: [string, string, string | undefined, number, string][] = [
    ["GET", "/api/nothing", undefined, 404, "not_found"],
    ["DELETE", "/api/leads", undefined, 405, "method_not_allowed"],
    ["POST", "/api/leads", "{", 400, "malformed"],
    ["POST", "/api/leads", "[]", 400, "invalid"],
    ["POST", "/api/leads", "null", 400, "invalid"],
    ["POST", "/api/leads", `{"name":"${"x".repeat(3_000_000)}"}`, 413, "too_large"],
  ];
  for (const [method, path, body, status, code] of asks) {
    const answer = await site.send(method, path, { body });
    const text = await answer.text();
    expect([path, answer.status, JSON.parse(text).code]).toEqual([path, status, code]);
    expect(text).not.toMatch(/select |insert |at .*\.ts|node_modules|\/platform\//i);
  }
});

test("a body sent in chunks, its length untold, is read, and bounded too", async () => {
  const send = (body: string) =>
    fetch(`${site.base()}/api/leads`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([body]).stream(),
      duplex: "half",
    } as RequestInit);
  expect((await send(JSON.stringify({ name: "Chunk", email: "chunk@example.com" }))).status).toBe(201);
  // The server stops reading early; whether the 413 or the closed connection arrives first is a race.
  const long = JSON.stringify({ name: "x".repeat(3_000_000), email: "much@example.com" });
  const answer = await send(long).catch(() => null);
  expect([413, undefined]).toContain(answer?.status);
  expect(await db().$count(lead, eq(lead.email, "much@example.com"))).toBe(0);
});

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
  base = `http://127.0.0.1:${await listen(server)}`;
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
  const [Cookie = ""] = cookieOf(login).split("; ");
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
