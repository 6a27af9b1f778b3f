import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { vendor, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { maxUnapprovedPictures } from "#app/marketplace/vendors/server/pictures.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorAccount } from "../schema.server.ts";

const site = openSite();
const png = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

type Vendor = Awaited<ReturnType<typeof registerVendor>>;

async function send({ vendorId, headers }: Vendor, address: string, kind = "photo") {
  return fetch(`${site.base()}/api/vendor/profile/${vendorId}/${kind}`, {
    method: "PUT",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": address, ...headers },
    body: await png,
  });
}
const upload = async (...what: Parameters<typeof send>) => (await send(...what)).status;
const approve = ({ vendorId }: Vendor) =>
  site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body: { status: "approved" }, staff: true });

test("of one address twelve pictures a day are taken for vendors whom nobody approved; an approved one goes on", async () => {
  const [first, second, approved] = [
    await registerVendor(site),
    await registerVendor(site),
    await registerVendor(site),
  ];
  expect((await approve(approved)).status).toBe(200);
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
  await approve(approved);
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
  await approve(late);
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
