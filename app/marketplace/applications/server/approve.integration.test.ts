import { eq, getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendor, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Application } from "../contract.ts";
import { vendorApplication } from "../schema.server.ts";

const site = openSite();
const path = "/api/admin/vendor-applications";

async function apply(overrides: Record<string, unknown> = {}) {
  const body = newApplication(overrides);
  const { reference, statusPath } = await site.json("POST", "/api/vendor-applications", { body });
  const [row] = await db().select().from(vendorApplication).where(eq(vendorApplication.reference, reference));
  return { ...body, id: row?.id ?? 0, token: String(statusPath).split("/").at(-1) };
}
const tickAll = (id: number) =>
  site.send("PUT", `${path}/${id}/checks`, {
    body: { checks: ["identity", "registration", "references", "insurance"] },
    staff: true,
  });
const decide = (id: number, body: object) =>
  site.send("PATCH", `${path}/${id}/status`, { body, staff: true });

const long = new Date("2020-01-01T00:00:00Z");
const kept = ["id", "rating", "reviewCount", "isSample", "createdAt", "search"];
/** A profile with something of the squatter's in every column that one can fill. */
const filled = {
  ...{ businessName: "canary", businessNameEnglish: "canary", contactName: "canary", email: "canary" },
  ...{ phone: "+18095550666", website: "https://canary.example", category: "Health & Wellness" },
  ...{ subCategories: ["canary"], serviceAreas: ["canary"], services: ["canary"], location: "Sosúa" },
  ...{ address: "canary", description: "canary", descriptionSpanish: "canary", typicalJob: "canary" },
  ...{ typicalJobSpanish: "canary", priceRange: "$$$", priceNote: "canary", businessType: "Corporation" },
  ...{ yearEstablished: 1951, yearsInBusiness: 99, certifications: "canary", speaksEnglish: false },
  ...{
    businessHours: { monday: "canary" },
    closures: [{ day: "2027-01-01", until: "2027-01-02", words: "canary" }],
  },
  ...{ speaksSpanish: false, otherLanguages: ["French"], smokes: true, hasTransportation: true },
  ...{
    availableDates: ["canary"],
    availableTimes: "canary",
    photoId: "canary",
    logoId: "canary",
    coverId: "canary",
  },
  ...{ locale: "es", status: "pending", statusReason: "canary", verifiedChecks: [], verifiedAt: null },
  ...{ verifiedBy: null, version: 7, updatedAt: long },
} satisfies Partial<typeof vendor.$inferInsert>;

test("of a profile that was filled before the address was confirmed nothing is left under the badge", async () => {
  expect(Object.keys(filled).concat(kept).toSorted()).toEqual(
    Object.keys(getTableColumns(vendor)).toSorted(),
  );
  const squatter = await registerVendor(site);
  const { email: _unique, ...columns } = filled;
  await db().update(vendor).set(filled).where(eq(vendor.id, squatter.vendorId));
  const picture = { small: Buffer.from("s"), large: Buffer.from("l"), createdAt: long };
  await db()
    .insert(vendorPicture)
    .values({ id: "canary", vendorId: squatter.vendorId, ...picture });
  const sent = await apply({ email: squatter.email });
  await tickAll(sent.id);
  expect((await decide(sent.id, { status: "approved" })).status).toBe(200);
  const [row] = await db().select().from(vendor).where(eq(vendor.id, squatter.vendorId));
  const now: Record<string, unknown> = row ?? columns;
  const left = Object.entries(columns).filter(
    ([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value),
  );
  expect(left).toEqual([]);
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, squatter.vendorId))).toBe(0);
  expect(row?.email).toBe(squatter.email);
});

test("who decides on answers that have changed since is told, and decides nothing", async () => {
  const sent = await apply();
  await tickAll(sent.id);
  const seen = ((await site.read(`${path}/${sent.id}`)) as Application).steps.length;
  await decide(sent.id, { status: "changes_requested", note: "Revisa esto." });
  const body = { message: "Listo." };
  expect((await site.send("POST", `/api/vendor-applications/${sent.token}/answer`, { body })).status).toBe(
    200,
  );
  const approve = (steps: number) => decide(sent.id, { status: "approved", from: "in_review", steps });
  expect((await approve(seen)).status).toBe(409);
  expect((await approve(seen + 2)).status).toBe(200);
});
