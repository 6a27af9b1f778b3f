import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { deletePicturesOf, eraseVendor } from "#app/marketplace/vendors/public.server.ts";
import { vendor, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { revokeVendorTokens } from "#platform/auth/vendor-token.server.ts";
import { type Ctx, db, systemContext } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import { revokeAccess } from "./accounts.server.ts";

const site = openSite();
type Vendor = Awaited<ReturnType<typeof registerVendor>>;

const png = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

type Place = "photo" | "logo" | "gallery";

async function upload({ vendorId, headers }: Vendor, place: Place, body?: Buffer) {
  return fetch(`${site.base()}/api/vendor/profile/${vendorId}/${place}`, {
    method: place === "gallery" ? "POST" : "PUT",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": "203.0.113.80", ...headers },
    body: new Uint8Array(body ?? (await png)),
  });
}

/** As when staff approve an application with the address of somebody else's unconfirmed account. */
async function takeOver(ctx: Ctx, id: number): Promise<void> {
  const blank = { photoId: null, logoId: null, coverId: null, status: "approved" } as const;
  await ctx.db.update(vendor).set(blank).where(eq(vendor.id, id));
  await revokeAccess(ctx, id);
  await deletePicturesOf(ctx, id);
}

/** As of a vendor whom other people booked: its row stays. */
async function erase(ctx: Ctx, id: number): Promise<void> {
  await eraseVendor(ctx, id, { isReferenced: true });
  await revokeVendorTokens(ctx.db, id);
}

// The first picture starts the process that decodes; below, a transaction waits for an upload.
beforeAll(async () => {
  expect((await upload(await registerVendor(site), "photo")).status).toBe(200);
});

const places: Place[] = ["photo", "logo", "gallery"];

test.each(places)(
  "an upload of the %s that is under way at a takeover or an erasure stores nothing",
  async (place) => {
    for (const end of [takeOver, erase]) {
      const own = await registerVendor(site);
      // The upload passes the check of its token, and then waits for the vendor's lock.
      const answer = await db().transaction(async (tx) => {
        await end({ ...systemContext(), db: tx }, own.vendorId);
        const sent = upload(own, place);
        await waitingForLock();
        return { sent };
      });
      expect((await answer.sent).status).toBe(401);
      expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(0);
      const [row] = await db().select().from(vendor).where(eq(vendor.id, own.vendorId));
      expect(row).toMatchObject({ photoId: null, logoId: null, coverId: null });
    }
  },
);

test("a change of the profile that waits for the vendor's lock at a takeover is not saved", async () => {
  const own = await registerVendor(site);
  const path = `/api/vendor/profile/${own.vendorId}`;
  const profile = await site.json("GET", path, { headers: own.headers });
  const answer = await db().transaction(async (tx) => {
    await takeOver({ ...systemContext(), db: tx }, own.vendorId);
    const body = { ...profile, description: "Written by who had the account before." };
    const sent = site.send("PUT", path, { body, headers: own.headers });
    await waitingForLock();
    return { sent };
  });
  expect((await answer.sent).status).toBe(401);
  const [row] = await db().select().from(vendor).where(eq(vendor.id, own.vendorId));
  expect(JSON.stringify(row)).not.toContain("who had the account before");
});

test("a file that is no picture takes none of the day's pictures of a vendor whom nobody approved", async () => {
  const own = await registerVendor(site);
  enforceLimits(true);
  try {
    for (let n = 1; n < limits.photo.points; n += 1) await consume("photo", "203.0.113.80 vendor");
    for (let n = 0; n < 2; n += 1)
      expect((await upload(own, "photo", Buffer.from("no picture"))).status).toBe(400);
    expect((await upload(own, "photo")).status).toBe(200);
    expect((await upload(own, "photo")).status).toBe(429);
  } finally {
    enforceLimits(false);
  }
});
