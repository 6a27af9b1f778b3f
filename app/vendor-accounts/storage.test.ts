import { and, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { maxUnapproved } from "#app/vendors/pictures.server.ts";
import { vendor, vendorPicture } from "#app/vendors/table.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { openSite } from "../../tests/site.ts";
import { registerVendor } from "../../tests/vendor-account.ts";
import { vendorAccount } from "./table.server.ts";

const site = openSite();
const png = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

type Vendor = Awaited<ReturnType<typeof registerVendor>>;

async function upload({ vendorId, headers }: Vendor, address: string, kind = "photo") {
  const answer = await fetch(`${site.base()}/api/vendor/profile/${vendorId}/${kind}`, {
    method: "PUT",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": address, ...headers },
    body: await png,
  });
  return answer.status;
}
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

test("of vendors whom nobody approved three hundred pictures are kept, the newest; those of others stay", async () => {
  const [stranger, approved] = [await registerVendor(site), await registerVendor(site)];
  expect(await upload(approved, "203.0.113.1")).toBe(200);
  await approve(approved);
  await db()
    .update(vendorPicture)
    .set({ createdAt: new Date(0) });
  const crowd = Array.from({ length: maxUnapproved }, (_, index) => ({
    id: `old-${index}`,
    vendorId: stranger.vendorId,
    small: Buffer.from("s"),
    large: Buffer.from("l"),
    createdAt: new Date(Date.now() - (index + 1) * 60_000),
  }));
  await db().insert(vendorPicture).values(crowd);
  const oldest = `old-${maxUnapproved - 1}`;
  const older = await registerVendor(site);
  await db().update(vendor).set({ photoId: oldest }).where(eq(vendor.id, older.vendorId));
  await db().update(vendorPicture).set({ vendorId: older.vendorId }).where(eq(vendorPicture.id, oldest));

  expect(await upload(await registerVendor(site), "203.0.113.1", "logo")).toBe(200);
  const unapproved = db().select({ id: vendor.id }).from(vendor).where(eq(vendor.status, "pending"));
  expect(await db().$count(vendorPicture, inArray(vendorPicture.vendorId, unapproved))).toBe(maxUnapproved);
  expect(await db().$count(vendorPicture, eq(vendorPicture.id, oldest))).toBe(0);
  const [row] = await db().select().from(vendor).where(eq(vendor.id, older.vendorId));
  expect(row?.photoId).toBe(null);
  const kept = and(eq(vendor.id, approved.vendorId), eq(vendorPicture.id, vendor.photoId));
  expect(
    await db().select({ id: vendorPicture.id }).from(vendorPicture).innerJoin(vendor, kept),
  ).toHaveLength(1);
});

test("a sign-in is written down: by it unapproved accounts are forgotten", async () => {
  const { email, password, vendorId } = await registerVendor(site);
  const signedIn = async () =>
    (await db().select().from(vendorAccount).where(eq(vendorAccount.vendorId, vendorId)))[0]?.signedInAt;
  expect(await signedIn()).toBe(null);
  expect((await site.send("POST", "/api/vendor/login", { body: { email, password } })).status).toBe(200);
  expect(await signedIn()).toBeInstanceOf(Date);
});
