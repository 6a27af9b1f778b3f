import { once } from "node:events";
import { connect } from "node:net";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { vendor, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { vendorToken } from "#platform/auth/schema.server.ts";
import { db, rawPool } from "#platform/database/pool.server.ts";
import { idempotencyKey } from "#platform/http/calls/schema.server.ts";
import {
  approveVendor,
  listedVendor,
  newVendor,
  registerVendor,
} from "../../../../tests/support/records/vendor-account.ts";
import { passwordToken, writePasswordLetters } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";
import { passwordEmailJob } from "./password.server.ts";

vi.mock(import("better-auth/crypto"), async (original) => {
  const real = await original();
  return { ...real, hashPassword: vi.fn(real.hashPassword), verifyPassword: vi.fn(real.verifyPassword) };
});

const site = openSite();
const logIn = (email: string, password: string) =>
  site.send("POST", "/api/vendor/login", { body: { email, password } });
const read = (id: number, headers: Record<string, string>) =>
  site.send("GET", `/api/vendor/profile/${id}`, { headers });
const full = (overrides: object = {}) => newVendor({ subCategories: [], services: [], ...overrides });

test("who registers is signed in, pending, and in nobody's directory", async () => {
  const own = await registerVendor(site, { description: "We come on Sundays too." });
  expect(own.token).toMatch(/^[\w-]{43}$/);
  const profile = await (await read(own.vendorId, own.headers)).json();
  expect(profile).toMatchObject({ status: "pending", isVerified: false, loginEmail: own.email, version: 1 });
  expect((await site.send("GET", `/api/vendors/${own.vendorId}`)).status).toBe(404);
  expect(await site.json("GET", "/api/vendors?search=pena")).toEqual([]);
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, own.email));
  expect(letters.map((letter) => letter.letter)).toEqual(["vendor_registered"]);
});

test("in the directory a newcomer says only what registration asked", async () => {
  const own = await listedVendor(site);
  expect(await site.json("GET", `/api/vendors/${own.vendorId}`)).toMatchObject({
    ...{ priceRange: null, yearsInBusiness: 0, speaksSpanish: false, businessHours: {} },
  });
});

test("the database keeps neither token nor password, not even in the answer kept for a retry", async () => {
  const headers = { "Idempotency-Key": "register-once" };
  const body = newVendor();
  const first = await site.send("POST", "/api/vendor/register", { body, headers });
  const again = await site.send("POST", "/api/vendor/register", { body, headers });
  const { token, vendorId } = await first.json();
  expect(again.headers.get("Idempotency-Replayed")).toBe("true");
  expect(await again.json()).toEqual({ token, vendorId });
  const kept = JSON.stringify([
    await db().select().from(vendorToken),
    await db().select().from(vendorAccount),
    await db().select().from(idempotencyKey),
  ]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(body.password);
});

test("a taken address answers the generic failure and leaves nothing", async () => {
  const own = await registerVendor(site);
  const before = await db().$count(vendor);
  const answer = await site.send("POST", "/api/vendor/register", {
    body: newVendor({ email: own.email.toUpperCase() }),
  });
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toMatch(/^Failed to create account/);
  expect(await db().$count(vendor)).toBe(before);
});

test.each([
  ["password", { password: "corta" }, /at least 6/i],
  ["password", { password: "password" }, /too easy to guess/],
  ["password", { password: "Contraseña" }, /too easy to guess/],
  ["password", { password: "      " }, /too easy to guess/],
  ["businessName", { businessName: " " }, /fill this in/],
  ["category", { category: "Legal & Documentation" }, /one of/i],
  ["location", { location: "Miami" }, /one of/i],
  ["website", { website: "javascript:alert(1)" }, /web address/],
  ["website", { website: "ftp://example.com" }, /web address/],
  ["phone", { phone: "call me" }, /phone/],
  ["address", { address: "a\u0000b" }, /we can’t store/],
])("registration refuses %s: %j, and says so at the field", async (field, wrong, words) => {
  const answer = await site.send("POST", "/api/vendor/register", { body: newVendor(wrong) });
  expect(answer.status).toBe(400);
  expect((await answer.json()).fields[field]).toMatch(words);
});

test("log in and out: a token works until it is revoked, and only its own", async () => {
  const own = await registerVendor(site);
  expect((await logIn(own.email, "wrong-password")).status).toBe(401);
  const { token, vendorId } = await (await logIn(own.email.toUpperCase(), own.password)).json();
  expect(vendorId).toBe(own.vendorId);
  const second = { Authorization: `Bearer ${token}` };
  expect((await read(vendorId, second)).status).toBe(200);
  expect((await site.send("POST", "/api/vendor/logout", { headers: second })).status).toBe(200);
  expect((await read(vendorId, second)).status).toBe(401);
  expect((await read(vendorId, own.headers)).status).toBe(200);
});

test("an address without an account answers like a wrong password, and costs the same hash", async () => {
  const own = await registerVendor(site);
  const guess = async (email: string) => {
    const [hashes, looks] = [vi.mocked(hashPassword), vi.mocked(verifyPassword)];
    hashes.mockClear();
    looks.mockClear();
    const answer = await logIn(email, "not-this-one");
    const looked = looks.mock.calls.map(([{ hash }]) => hash.replaceAll(/[\da-f]/g, "0"));
    return { status: answer.status, text: await answer.text(), made: hashes.mock.calls.length, looked };
  };
  // The decoy hash is made once in a process.
  await guess("nobody-before@example.com");
  const known = await guess(own.email);
  expect(known.looked).toHaveLength(1);
  expect(await guess("nobody@example.com")).toEqual(known);
});

test("a forgotten password: one letter, one use, and every older session ends", async () => {
  const own = await registerVendor(site);
  const ask = (email: string) => site.send("POST", "/api/vendor/password-reset", { body: { email } });
  const [known, unknown] = [await ask(own.email), await ask("nobody@example.com")];
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  await writePasswordLetters();
  const letters = await db().select().from(outbox).where(eq(outbox.letter, "vendor_password"));
  expect(letters.map((letter) => letter.recipient)).toEqual([own.email]);
  const token = await passwordToken(site, own.email);
  expect(JSON.stringify(letters)).not.toContain(token);
  // As sent by a browser in which the vendor is still signed in: the session ends, the change stays.
  const choose = (password: string) =>
    site.send("POST", "/api/vendor/password", { body: { token, password }, headers: own.headers });
  // A refused password does not consume the link.
  expect((await choose("123456")).status).toBe(400);
  expect((await choose("mangu-con-queso")).status).toBe(200);
  expect((await (await choose("otra-vez")).json()).fields.token).toMatch(/used/);
  expect((await read(own.vendorId, own.headers)).status).toBe(401);
  expect((await logIn(own.email, own.password)).status).toBe(401);
  expect((await logIn(own.email, "mangu-con-queso")).status).toBe(200);
  const notification = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.letter, "vendor_password_changed"), eq(outbox.recipient, own.email)));
  expect(notification).toHaveLength(1);
});

test("a job for a password's letter that runs twice writes one, with the link that works", async () => {
  const own = await registerVendor(site);
  const id = `${own.vendorId}:twice`;
  for (let run = 0; run < 2; run += 1) await passwordEmailJob.run(id, new AbortController().signal);
  expect(await db().$count(vendorPasswordLink, eq(vendorPasswordLink.vendorId, own.vendorId))).toBe(1);
  expect(await passwordToken(site, own.email)).toMatch(/^[\w-]{43}$/);
});

test("a known address is answered by the same statements as an unknown one", async () => {
  const own = await registerVendor(site);
  const statements = async (email: string) => {
    const asked: string[] = [];
    const query = vi.spyOn(rawPool(), "query");
    const connect = vi.spyOn(rawPool(), "connect");
    try {
      await site.send("POST", "/api/vendor/password-reset", { body: { email } });
      asked.push(`${query.mock.calls.length} ${connect.mock.calls.length}`);
      const { rows } = await db().execute<{ jobs: number }>(
        "select count(*)::int as jobs from pgboss.job where name = 'vendor.password_letter'",
      );
      return { asked, jobs: rows[0]?.jobs ?? 0 };
    } finally {
      query.mockRestore();
      connect.mockRestore();
    }
  };
  // What registering sends later, such as notifications, is over after this one.
  await statements("first@example.com");
  const before = await statements("nobody-at-all@example.com");
  const after = await statements(own.email);
  expect([after.asked, after.jobs]).toEqual([before.asked, before.jobs + 1]);
});

test("an old link does nothing", async () => {
  const own = await registerVendor(site);
  await site.send("POST", "/api/vendor/password-reset", { body: { email: own.email } });
  const token = await passwordToken(site, own.email);
  await db()
    .update(vendorPasswordLink)
    .set({ expiresAt: new Date(Date.now() - 1000) });
  const answer = await site.send("POST", "/api/vendor/password", {
    body: { token, password: "mangu-con-queso" },
  });
  expect(answer.status).toBe(400);
});

test("the profile is saved whole; years fall back to 1; nothing of the house's comes from a client", async () => {
  const own = await registerVendor(site);
  const save = (body: object) =>
    site.send("PUT", `/api/vendor/profile/${own.vendorId}`, { body, headers: own.headers });
  const change = full({
    services: ["  Destape ", "", "Bombas", "Bombas"],
    yearsInBusiness: "many",
    businessHours: { monday: "8:00 AM - 1:00 PM" },
    website: "yaque.example",
    isVerified: true,
    status: "approved",
    rating: 5,
    verifiedChecks: ["identity"],
  });
  const saved = await (await save(change)).json();
  expect(saved).toMatchObject({
    services: ["Destape", "Bombas"],
    yearsInBusiness: 1,
    businessHours: { monday: "8:00 AM - 1:00 PM" },
    website: "https://yaque.example",
    isVerified: false,
    status: "pending",
    version: 2,
  });
  expect(await (await read(own.vendorId, own.headers)).json()).toEqual(saved);
});

test("a first save publishes no default: hours, price level and years stay unknown until the vendor answers", async () => {
  const own = await registerVendor(site);
  const opened = await (await read(own.vendorId, own.headers)).json();
  expect(opened.unanswered).toEqual(["priceRange", "yearsInBusiness", "businessHours"]);
  const save = async (body: object) =>
    site.json("PUT", `/api/vendor/profile/${own.vendorId}`, { body, headers: own.headers });
  const usual = { monday: "9:00 AM - 5:00 PM", sunday: "Closed" };
  const defaults = { priceRange: "$", yearsInBusiness: 1, businessHours: usual };
  const first = await save(full({ ...defaults, phone: "809-555-0100", unanswered: opened.unanswered }));
  expect(first).toMatchObject({ unanswered: opened.unanswered, businessHours: {}, yearsInBusiness: 0 });
  await approveVendor(site, own.vendorId);
  const shown = async () => site.json("GET", `/api/vendors/${own.vendorId}`);
  expect(await shown()).toMatchObject({ priceRange: null, yearsInBusiness: 0, businessHours: {} });
  // Confirmed defaults are answers; an emptied day has no hours.
  await save(full({ ...defaults, businessHours: { ...usual, sunday: "" }, unanswered: [] }));
  expect(await shown()).toMatchObject({
    ...{ priceRange: "$", yearsInBusiness: 1, businessHours: { monday: "9:00 AM - 5:00 PM" } },
  });
});

test("who edits an older version is told, and overwrites nothing", async () => {
  const own = await registerVendor(site);
  const save = (body: object) =>
    site.send("PUT", `/api/vendor/profile/${own.vendorId}`, { body, headers: own.headers });
  expect((await save(full({ contactName: "First", version: 1 }))).status).toBe(200);
  const late = await save(full({ contactName: "Second", version: 1 }));
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  expect((await (await read(own.vendorId, own.headers)).json()).contactName).toBe("First");
  const both = await Promise.all(["A", "B"].map((contactName) => save(full({ contactName, version: 2 }))));
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
});

test("a photo is made anew: smaller, upright, without its place; the one before goes", async () => {
  const own = await registerVendor(site);
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#0a6074" } })
    .withExif({ IFD0: { Copyright: "canary-owner" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect(photo.toString("latin1")).toContain("canary-owner");
  const send = (bytes: Buffer, type: string, kind = "photo") =>
    fetch(`${site.base()}/api/vendor/profile/${own.vendorId}/${kind}`, {
      method: "PUT",
      body: new Uint8Array(bytes),
      headers: { ...own.headers, "Content-Type": type },
    });
  const { url } = await (await send(photo, "image/jpeg")).json();
  const shown = await fetch(site.base() + url);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.toString("latin1")).not.toContain("canary-owner");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 800, height: 800 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const second = await (await send(photo, "image/png", "photo")).json();
  expect((await fetch(site.base() + url)).status).toBe(404);
  expect((await fetch(site.base() + second.url)).status).toBe(200);
  const gone = await site.send("DELETE", `/api/vendor/profile/${own.vendorId}/photo`, {
    headers: own.headers,
  });
  expect((await gone.json()).url).toBe("");
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(0);
});

test.each([
  ["words", Buffer.from("this is no picture"), "image/png", 400],
  ["nothing", Buffer.alloc(0), "image/png", 400],
  ["half a picture", "half", "image/jpeg", 400],
  [
    "an SVG that calls itself a PNG",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    "image/png",
    400,
  ],
  ["a PDF", Buffer.from("%PDF-1.4"), "application/pdf", 415],
  ["more than 8 MB", Buffer.alloc(8 * 1024 * 1024 + 1), "image/jpeg", 413],
])("%s is refused clearly", async (_name, bytes, type, status) => {
  const own = await registerVendor(site);
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#f2a71b" } })
    .jpeg()
    .toBuffer();
  const body = typeof bytes === "string" ? whole.subarray(0, whole.length / 2) : bytes;
  const answer = await fetch(`${site.base()}/api/vendor/profile/${own.vendorId}/logo`, {
    method: "PUT",
    body: new Uint8Array(body),
    headers: { ...own.headers, "Content-Type": type },
  });
  expect(answer.status).toBe(status);
  const { fields, message } = await answer.json();
  expect(status === 400 ? fields.picture : message).toMatch(/^[A-Z][^{}]{10,}\.$/);
});

test("of uploads at once one picture is left, and none after it is removed", async () => {
  const own = await registerVendor(site);
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#23693a" } })
    .png()
    .toBuffer();
  const path = `/api/vendor/profile/${own.vendorId}/photo`;
  const send = () =>
    fetch(site.base() + path, {
      method: "PUT",
      body: new Uint8Array(bytes),
      headers: { ...own.headers, "Content-Type": "image/png" },
    });
  const answers = await Promise.all([send(), send(), send(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(1);
  await site.send("DELETE", path, { headers: own.headers });
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(0);
});

test("strangers who send pictures slowly keep nobody out", async () => {
  const port = Number(new URL(site.base()).port);
  const head = "PUT /api/vendor/profile/1/photo HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\n";
  const slow = Array.from({ length: 80 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`);
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, "data")));
  expect((await site.send("GET", "/api/vendors")).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test("a verified vendor that changes its name is brought to the staff's eyes", async () => {
  const own = await registerVendor(site);
  await site.send("PUT", `/api/admin/vendors/${own.vendorId}/verification`, {
    body: { checks: ["identity"] },
    staff: true,
  });
  await site.send("PUT", `/api/vendor/profile/${own.vendorId}`, {
    body: full({ businessName: "Otro Nombre" }),
    headers: own.headers,
  });
  const notification = and(
    eq(adminNotification.type, "vendor_changed"),
    eq(adminNotification.subjectId, own.vendorId),
  );
  expect(await db().$count(adminNotification, notification)).toBe(1);
});

test("the dashboard tells how it stands and what is missing", async () => {
  const own = await registerVendor(site);
  const shown = await site.json("GET", `/api/vendor/dashboard/${own.vendorId}`, { headers: own.headers });
  expect(shown).toMatchObject({ status: "pending", isVerified: false, completeness: 0, rating: null });
  expect(shown.missing).toHaveLength(8);
});

test.each([
  ["/vendor/login", "/vendor-login"],
  ["/vendor/login/", "/vendor-login"],
  ["/vendor/register", "/vendor-signup"],
  ["/vendor/register/", "/vendor-signup"],
])("%s leads to %s for good", async (path, target) => {
  const answer = await site.send("GET", path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, target]);
});
