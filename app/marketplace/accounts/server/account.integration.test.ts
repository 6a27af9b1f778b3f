import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { flagIncident } from "#app/marketplace/moderation/schema.server.ts";
import { vendor, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { maxUnapprovedPictures } from "#app/marketplace/vendors/server/pictures.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { vendorToken } from "#platform/auth/schema.server.ts";
import { issueVendorToken, vendorOfToken } from "#platform/auth/vendor-token.server.ts";
import { db, rawPool } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import { closeMail, openMail } from "#platform/mail/mail.server.ts";
import { bookedAt, reviewLinkOf } from "../../../../tests/support/records/booking.ts";
import { approveVendor, registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { passwordToken, writePasswordLetters } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorAccount, vendorPasswordLink } from "../schema.server.ts";

const site = openSite();
const next = "yuca-con-bacalao-2";

const logIn = (email: string, password: string) =>
  site.send("POST", "/api/vendor/login", { body: { email, password } });
/** A vendor with two sessions. */
async function twice() {
  const here = await registerVendor(site);
  const { token } = (await (await logIn(here.email, here.password)).json()) as { token: string };
  return { ...here, elsewhere: { Authorization: `Bearer ${token}` } };
}
type Vendor = Awaited<ReturnType<typeof registerVendor>>;
const isIn = async ({ vendorId }: Vendor, headers: Record<string, string>) =>
  (await site.send("GET", `/api/vendor/profile/${vendorId}`, { headers })).status === 200;
const change = (
  { vendorId, headers }: Vendor,
  body: object,
  as: { staff: true } | { headers: object } = { headers },
) => site.send("POST", `/api/vendor/account/${vendorId}/password`, { body, ...(as as object) });

test("a vendor changes the password with the old one: it stays signed in here, all else that the old one opened ends", async () => {
  const me = await twice();
  await site.send("POST", "/api/vendor/password-reset", { body: { email: me.email } });
  const link = await passwordToken(site, me.email);
  expect((await change(me, { currentPassword: me.password, newPassword: next })).status).toBe(200);
  expect([await isIn(me, me.headers), await isIn(me, me.elsewhere)]).toEqual([true, false]);
  const logins = await Promise.all([logIn(me.email, me.password), logIn(me.email, next)]);
  expect(logins.map(({ status }) => status)).toEqual([401, 200]);
  const used = await site.send("POST", "/api/vendor/password", { body: { token: link, password: next } });
  expect(used.status).toBe(400);
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, me.email));
  expect(letters.filter(({ letter }) => letter === "vendor_password_changed")).toHaveLength(1);
});

test.each([
  ["currentPassword", { currentPassword: "not-the-one", newPassword: next }],
  ["newPassword", { currentPassword: "yuca-con-bacalao", newPassword: "corta" }],
  ["newPassword", { currentPassword: "yuca-con-bacalao", newPassword: "password" }],
])("a wrong %s is named, and nothing changes", async (field, body) => {
  const me = await twice();
  const answer = await change(me, body);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  expect(await isIn(me, me.elsewhere)).toBe(true);
  expect((await logIn(me.email, me.password)).status).toBe(200);
});

test("of two changes at the same moment one is done", async () => {
  const me = await twice();
  const answers = await Promise.all(
    [next, `${next}-b`].map((newPassword) => change(me, { currentPassword: me.password, newPassword })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a vendor signs out everywhere else; neither staff nor another vendor does it for them", async () => {
  const me = await twice();
  const logOut = (as: object) => site.send("DELETE", `/api/vendor/account/${me.vendorId}/sessions`, as);
  const stranger = await twice();
  expect((await logOut({ staff: true })).status).toBe(404);
  expect((await logOut({ headers: stranger.headers })).status).toBe(404);
  expect(
    (await change(me, { currentPassword: me.password, newPassword: next }, { staff: true })).status,
  ).toBe(404);
  expect(await isIn(me, me.elsewhere)).toBe(true);
  expect((await logOut({ headers: me.headers })).status).toBe(200);
  expect([await isIn(me, me.headers), await isIn(me, me.elsewhere)]).toEqual([true, false]);
  expect(await isIn(stranger, stranger.elsewhere)).toBe(true);
});

test("a token that nobody uses ends after thirty days; use keeps it, sixty days at most", async () => {
  const { vendorId } = await registerVendor(site);
  const start = new Date("2027-01-01T12:00:00Z");
  const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
  const [used, unused] = [
    await issueVendorToken(db(), vendorId, start),
    await issueVendorToken(db(), vendorId, start),
  ];
  const opened = async (token: string, days: number) =>
    (await vendorOfToken(token, after(days))) === vendorId;
  expect([await opened(used, 29.9), await opened(unused, 30.1)]).toEqual([true, false]);
  expect([await opened(used, 59.8), await opened(used, 60.1)]).toEqual([true, false]);
});

const png = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

async function send({ vendorId, headers }: Vendor, address: string, kind = "photo") {
  return fetch(`${site.base()}/api/vendor/profile/${vendorId}/${kind}`, {
    method: "PUT",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": address, ...headers },
    body: await png,
  });
}
const upload = async (...what: Parameters<typeof send>) => (await send(...what)).status;

test("of one address twelve pictures a day are taken for vendors whom nobody approved; an approved one goes on", async () => {
  const [first, second, approved] = [
    await registerVendor(site),
    await registerVendor(site),
    await registerVendor(site),
  ];
  await approveVendor(site, approved.vendorId);
  enforceLimits(true);
  try {
    for (let sent = 0; sent < limits.photo.points; sent += 1)
      expect(await upload(sent % 2 ? first : second, "203.0.113.40")).toBe(200);
    expect(await upload(first, "203.0.113.40")).toBe(429);
    expect(await upload(first, "203.0.113.41")).toBe(200);
    expect(await upload(approved, "203.0.113.40")).toBe(200);
  } finally {
    enforceLimits(false);
  }
});

test("of one /48 sixty pictures a day are taken for vendors whom nobody approved; another network goes on", async () => {
  const own = await registerVendor(site);
  enforceLimits(true);
  try {
    expect(await upload(own, "2001:db8:1:1::1")).toBe(200);
    for (let sent = 1; sent < limits.photoNetwork.points; sent += 1)
      await consume("photoNetwork", "2001:db8:1::/48 vendor");
    expect(await upload(own, "2001:db8:1:ffff::1")).toBe(429);
    expect(await upload(own, "2001:db8:2:1::1")).toBe(200);
  } finally {
    enforceLimits(false);
  }
});

test("of vendors whom nobody approved three hundred pictures are kept; who comes later hears so, and takes nobody's", async () => {
  const [stranger, honest, approved] = [
    await registerVendor(site),
    await registerVendor(site),
    await registerVendor(site),
  ];
  expect(await upload(honest, "203.0.113.1")).toBe(200);
  const [first] = await db().select().from(vendor).where(eq(vendor.id, honest.vendorId));
  await approveVendor(site, approved.vendorId);
  const unapproved = db().select({ id: vendor.id }).from(vendor).where(eq(vendor.status, "pending"));
  const waiting = () => db().$count(vendorPicture, inArray(vendorPicture.vendorId, unapproved));
  const crowd = Array.from({ length: maxUnapprovedPictures - (await waiting()) }, (_, index) => ({
    id: `crowd-${index}`,
    vendorId: stranger.vendorId,
    small: Buffer.from("s"),
    large: Buffer.from("l"),
    createdAt: new Date(),
  }));
  await db().insert(vendorPicture).values(crowd);

  const late = await registerVendor(site);
  const refused = await send(late, "203.0.113.1", "logo");
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields.picture).toMatch(/after we approve/);
  expect(await waiting()).toBe(maxUnapprovedPictures);
  expect(await db().$count(vendorPicture, eq(vendorPicture.id, String(first?.photoId)))).toBe(1);
  expect(await upload(honest, "203.0.113.1")).toBe(200);
  expect(await upload(approved, "203.0.113.1")).toBe(200);
  await approveVendor(site, late.vendorId);
  expect(await upload(late, "203.0.113.1", "logo")).toBe(200);
  expect(await waiting()).toBe(maxUnapprovedPictures);
});

test("a sign-in is written down: by it unapproved accounts are forgotten", async () => {
  const { email, password, vendorId } = await registerVendor(site);
  const signedIn = async () =>
    (await db().select().from(vendorAccount).where(eq(vendorAccount.vendorId, vendorId)))[0]?.signedInAt;
  expect(await signedIn()).toBe(null);
  expect((await site.send("POST", "/api/vendor/login", { body: { email, password } })).status).toBe(200);
  expect(await signedIn()).toBeInstanceOf(Date);
});

test("staff read what is the vendor's and never speak in its name", async () => {
  const vendor = await registerVendor(site);
  const { vendorId } = vendor;
  const asStaff = (method: string, path: string, body?: object) =>
    site.send(method, path, { staff: true, ...(body && { body }) });
  await approveVendor(site, vendorId);
  const { id: bookingId } = await bookedAt(site, vendorId);
  const { link } = await reviewLinkOf(site, vendorId);
  const opinion = { rating: 5, text: "He came on time and the sink holds.", locale: "en" };
  expect((await site.send("POST", `/api/reviews/invitation/${link}`, { body: opinion })).status).toBe(201);
  const [written] = await db().select().from(review).where(eq(review.vendorId, vendorId));
  await asStaff("PATCH", `/api/admin/reviews/${written?.id}`, { status: "published" });
  const strike = { vendorId, pattern: "phone", details: "Call 809-555-0142" };
  const { id: flagId } = await (await asStaff("POST", "/api/flag-incidents", strike)).json();

  const spoken = [
    [`/api/vendor/requests/${vendorId}/${bookingId}/answer`, { answer: "available" }],
    [`/api/vendor/reviews/${vendorId}/${written?.id}/reply`, { reply: "Thank you for the kind words." }],
    [`/api/vendor/flags/${vendorId}/${flagId}/answer`, { message: "That is our own office." }],
  ] as const;
  for (const path of ["requests", "reviews", "flags"])
    expect((await asStaff("GET", `/api/vendor/${path}/${vendorId}`)).status).toBe(200);
  for (const [path, body] of spoken)
    expect([path, (await asStaff("POST", path, body)).status]).toEqual([path, 403]);
  const [asked] = await db().select().from(booking).where(eq(booking.id, bookingId));
  const [reviewed] = await db().select().from(review).where(eq(review.vendorId, vendorId));
  const [flag] = await db().select().from(flagIncident).where(eq(flagIncident.id, flagId));
  expect([asked?.vendorAnswer, reviewed?.reply, flag?.answer]).toEqual([null, "", ""]);
  for (const [path, body] of spoken) {
    const { status } = await site.send("POST", path, { body, headers: vendor.headers });
    expect([path, [200, 201].includes(status)]).toEqual([path, true]);
  }
});

test("where staff send the letters, a password's link waits for them longer", async () => {
  const lifetimes = async () => {
    const own = await registerVendor(site);
    await site.send("POST", "/api/vendor/password-reset", { body: { email: own.email } });
    const asked = Date.now();
    await writePasswordLetters();
    const links = await db()
      .select()
      .from(vendorPasswordLink)
      .where(eq(vendorPasswordLink.vendorId, own.vendorId));
    return links.map(({ expiresAt }) => Math.round((expiresAt.getTime() - asked) / 86_400_000));
  };
  expect(await lifetimes()).toEqual([4]);
  openMail({ url: "smtp://127.0.0.1:9", from: "concierge@arribo.example" });
  try {
    expect(await lifetimes()).toEqual([1]);
  } finally {
    closeMail();
    openMail({ url: undefined, from: "concierge@arribo.example" });
  }
});

const taken: number[] = [];
vi.mock("better-auth/crypto", async (original) => {
  const real = await original<typeof import("better-auth/crypto")>();
  return {
    ...real,
    hashPassword(password: string) {
      taken.push(rawPool().totalCount - rawPool().idleCount);
      return real.hashPassword(password);
    },
  };
});

test("no connection of the pool waits while a password is hashed", async () => {
  taken.length = 0;
  const { email } = await registerVendor(site);
  await site.send("POST", "/api/vendor/password-reset", { body: { email } });
  const token = await passwordToken(site, email);
  taken.splice(1);
  const body = { token, password: "mangu-con-queso" };
  expect((await site.send("POST", "/api/vendor/password", { body })).status).toBe(200);
  expect(taken).toEqual([0, 0]);
});

test("the sessions are listed with their devices; everywhere means here too, and nobody else's", async () => {
  const own = await registerVendor(site);
  const phone = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0" };
  const body = { email: own.email, password: own.password };
  await site.send("POST", "/api/vendor/login", { body, headers: phone });
  const path = `/api/vendor/account/${own.vendorId}`;
  const sessions = await site.json("GET", `${path}/sessions`, { headers: own.headers });
  expect(sessions).toMatchObject([
    { device: phone["User-Agent"], isThis: false },
    { device: expect.any(String), isThis: true },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(own.token);
  const other = await registerVendor(site);
  for (const [method, end] of [
    ["GET", "sessions"],
    ["POST", "sign-out-everywhere"],
  ] as const)
    expect((await site.send(method, `${path}/${end}`, { headers: other.headers })).status).toBe(404);
  const left = () => db().$count(vendorToken, eq(vendorToken.vendorId, own.vendorId));
  expect(await left()).toBe(2);
  const out = await site.send("POST", `${path}/sign-out-everywhere`, { headers: own.headers });
  expect([out.status, await left()]).toEqual([200, 0]);
  expect((await site.send("GET", `${path}/sessions`, { headers: own.headers })).status).toBe(401);
  expect(
    (await site.send("GET", `/api/vendor/profile/${other.vendorId}`, { headers: other.headers })).status,
  ).toBe(200);
});

test("a person's copy names the devices that are signed in, without what signs them in", async () => {
  const own = await registerVendor(site, {}, { "User-Agent": "canary-browser" });
  const body = { email: own.email, phone: "" };
  const copy = await (await site.send("POST", "/api/admin/people/export", { body, staff: true })).text();
  expect(copy).toContain("canary-browser");
  const [token] = await db().select().from(vendorToken).where(eq(vendorToken.vendorId, own.vendorId));
  expect(copy).not.toContain(token?.hash);
});
