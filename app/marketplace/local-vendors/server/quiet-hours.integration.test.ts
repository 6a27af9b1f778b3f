import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { atHour } from "../../../../tests/support/at-hour.ts";
import { approvedVendor } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();

async function waitsOf(id: number) {
  const rows = await db()
    .select()
    .from(outbox)
    .where(like(outbox.effect, `%:${id}:%`))
    .orderBy(outbox.id);
  return rows.map(({ letter, channel, notBefore }) => [letter, channel, notBefore?.toISOString() ?? null]);
}

test("a decision taken at night waits until seven, the receipt of an application goes at once; by day both do", async () => {
  const night = await atHour(23, () => approvedVendor(site));
  expect(await waitsOf(night.made)).toEqual([
    ["local_vendor_receipt", "whatsapp", null],
    ["local_vendor_approved", "whatsapp", night.seven],
  ]);
  const day = await atHour(10, () => approvedVendor(site));
  expect((await waitsOf(day.made)).map(([, , waits]) => waits)).toEqual([null, null]);
  const mailed = await atHour(23, () =>
    approvedVendor(site, { whatsappNotifications: "no", email: "ramon@example.com" }),
  );
  expect((await waitsOf(mailed.made)).map(([, channel, waits]) => [channel, waits])).toEqual([
    ["email", null],
    ["email", null],
  ]);
});
