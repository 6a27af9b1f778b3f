import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { booking, bookingEvent } from "#app/clients/bookings/schema.server.ts";
import { enqueueDueReminders } from "#app/clients/bookings/server/reminders.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { localVendor, localVendorStep } from "#app/marketplace/local-vendors/schema.server.ts";
import { findContacts } from "#app/marketplace/moderation/detector.ts";
import { flagIncident, report } from "#app/marketplace/moderation/schema.server.ts";
import type { VendorCard } from "#app/marketplace/vendors/contract.ts";
import { hoursPhraseOf, parseBlocks } from "#app/marketplace/vendors/rules/opening-hours.ts";
import { vendor, vendorGalleryPicture, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { furtherLanguages } from "#app/marketplace/vendors/values.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { communityPost, postColumns } from "#app/support/community/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { openSite } from "../../tests/support/site.ts";
import { listsSamples, seedSamples } from "./samples.server.ts";

const site = openSite();
const silent = () => {};
let written = 0;
beforeAll(async () => {
  written = await seedSamples(silent);
});

const staffRead = async (path: string) => {
  const answer = await site.send("GET", path, { staff: true });
  expect(answer.status, path).toBe(200);
  return answer.json();
};

test("a first start is filled, and a second writes nothing", async () => {
  expect(written).toBe(255);
  expect(await seedSamples(silent)).toBe(0);
});

test("bookings wait, are agreed, run and are cancelled; each stands where its last step left it", async () => {
  const { byStatus, late } = await staffRead("/api/admin/bookings/counts");
  expect(byStatus).toEqual({ pending: 7, confirmed: 5, "in-progress": 2, completed: 76, cancelled: 2 });
  expect(late).toBeGreaterThanOrEqual(1);
  const today = await staffRead("/api/admin/today");
  expect(today.queue).toMatchObject({ emergency: 1 });
  expect(today.appointments).toHaveLength(2);
  expect(today.waiting).toMatchObject({
    applications: 2,
    reviews: 3,
    heldPosts: 1,
    reports: 1,
    suspensions: 1,
  });
  const { rows } = await db().execute(sql`
    select b.reference from ${booking} b
    where b.status <> coalesce((select e."to" from ${bookingEvent} e
      where e.booking_id = b.id and e."to" is not null order by e.id desc limit 1), 'pending')`);
  expect(rows).toEqual([]);
  const stored = await db().select().from(booking);
  expect(stored.filter(({ reference }) => !/^\d{6}$/.test(reference))).toEqual([]);
  expect(stored.filter(({ createdAt }) => createdAt > new Date())).toEqual([]);
});

test("eight sample vendors of as many trades show their work, with captions in both languages", async () => {
  const shown = (await db().select().from(vendor)).filter(({ coverId }) => coverId !== null);
  expect(new Set(shown.flatMap(({ subCategories }) => subCategories[0] ?? [])).size).toBe(8);
  const pictures = await db()
    .select()
    .from(vendorGalleryPicture)
    .innerJoin(vendorPicture, eq(vendorPicture.id, vendorGalleryPicture.id));
  expect(pictures).toHaveLength(24);
  const covers = pictures.filter(({ vendor_gallery_picture: { place } }) => place === 0);
  expect(covers.map(({ vendor_picture: { id } }) => id).sort()).toEqual(
    shown.map(({ coverId }) => coverId ?? "").sort(),
  );
  for (const { vendor_gallery_picture: own, vendor_picture: file } of pictures) {
    for (const caption of [own.caption, own.captionSpanish]) {
      expect(caption).toMatch(/^.{10,140}$/);
      expect(findContacts(caption)).toEqual([]);
    }
    expect(file.small.length).toBeLessThan(8_000);
    expect(file.large.length).toBeLessThan(20_000);
  }
});

test("a sample vendor's rating is computed from its published reviews", async () => {
  const vendors = await db().select().from(vendor);
  const reviews = await db().select().from(review);
  const rated = vendors.filter((one) => {
    const of = reviews.filter(({ vendorId, status }) => vendorId === one.id && status === "published");
    const mean = of.reduce((sum, { rating }) => sum + rating, 0) / (of.length || 1);
    expect([one.businessName, one.reviewCount]).toEqual([one.businessName, of.length]);
    expect(one.rating).toBeCloseTo(Math.round(mean * 10) / 10, 5);
    return of.length > 0;
  });
  expect(rated.length).toBeGreaterThanOrEqual(20);
  expect(reviews).toHaveLength(76);
  expect(reviews.every(({ isSample, bookingId }) => isSample && bookingId !== null)).toBe(true);
  const answer = await site.send("GET", "/api/vendors?limit=5");
  expect(answer.status).toBe(200);
  const [first] = await answer.json();
  expect(first).toMatchObject({ isSample: true, rating: rated.find(({ id }) => id === first.id)?.rating });
});

test("ratings differ, and who was dissatisfied has an answer", async () => {
  const reviews = await db().select().from(review);
  expect(new Set(reviews.map(({ rating }) => rating)).size).toBe(5);
  const bad = reviews.filter(({ rating }) => rating <= 2);
  expect(bad.length).toBeGreaterThanOrEqual(5);
  expect(bad.filter(({ reply }) => reply === "")).toEqual([]);
  const counts = (await db().select().from(vendor)).map(({ reviewCount }) => reviewCount);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(7);
  expect(counts).toContain(0);
});

test("vendors tell areas, further languages, prices, breaks and days off that lie ahead; bookings tell the town", async () => {
  const vendors = await db().select().from(vendor);
  const cards = await staffRead("/api/vendors?limit=100");
  const today = todayInSantoDomingo();
  const most = [
    vendors.filter(({ serviceAreas }) => serviceAreas.length > 0),
    vendors.filter(({ typicalJob, typicalJobSpanish }) => typicalJob || typicalJobSpanish),
    cards.filter(({ fromPrice }: VendorCard) => fromPrice),
  ];
  for (const some of most) expect(some.length).toBeGreaterThanOrEqual(20);
  expect(cards.filter(({ fromPrice }: VendorCard) => !fromPrice).length).toBeGreaterThanOrEqual(10);
  expect(new Set(vendors.flatMap(({ otherLanguages }) => otherLanguages))).toEqual(new Set(furtherLanguages));
  const hours = vendors.flatMap(({ businessHours }) => Object.values(businessHours));
  expect(hours.some((text) => parseBlocks(text)?.length === 2)).toBe(true);
  expect(hours.filter((text) => !parseBlocks(text) && !hoursPhraseOf(text))).toEqual([]);
  const off = vendors.flatMap(({ closures }) => closures);
  expect(off.length).toBeGreaterThanOrEqual(10);
  expect(off.filter(({ day, until }) => day <= today || until < day)).toEqual([]);
  const bookings = await db().select().from(booking);
  expect(bookings.filter(({ town }) => town === "")).toEqual([]);
  expect(bookings.filter(({ place }) => place !== "").length).toBeGreaterThanOrEqual(8);
});

test("a reviewed booking was over before its review, and signs as the review does", async () => {
  const rows = await db().select().from(review).innerJoin(booking, eq(booking.id, review.bookingId));
  const now = new Date();
  for (const { review: said, booking: of } of rows) {
    const [first, ...others] = of.customerName.split(" ");
    expect(said.author).toBe(`${first} ${others.at(-1)?.[0]}.`);
    expect(of.vendorId).toBe(said.vendorId);
    expect(of.status).toBe("completed");
    expect(of.createdAt < of.preferredAt && of.preferredAt < said.createdAt, said.author).toBe(true);
    expect((said.repliedAt ?? said.decidedAt ?? said.createdAt) < now, said.author).toBe(true);
  }
});

test("what vendors reply is innocent, and what the detector found is kept as it found it", async () => {
  const replies = (await db().select().from(review)).map(({ reply }) => reply).filter(Boolean);
  expect(replies).toHaveLength(11);
  expect(replies.flatMap(findContacts)).toEqual([]);
  const incidents = await db().select().from(flagIncident).orderBy(flagIncident.id);
  expect(incidents.map(({ pattern, details }) => [pattern, details])).toEqual([
    ["phone", "829-555-0131"],
    ["messenger", "escríbeme por WhatsApp"],
    ["payment", "me pagas directo a mí"],
    ["email", "salonyanelis@example.com"],
  ]);
});

test("local vendors wait, are looked at, approved and rejected, each as its last step left it", async () => {
  expect(await staffRead("/api/admin/dominican-vendors/counts")).toEqual({
    total: 12,
    byStatus: { pendiente: 4, en_revision: 2, aprobado: 5, rechazado: 1 },
  });
  const { rows } = await db().execute(sql`
    select v.nombre_completo from ${localVendor} v
    where v.status <> coalesce((select s."to" from ${localVendorStep} s
      where s.local_vendor_id = v.id order by s.id desc limit 1), 'pendiente')`);
  expect(rows).toEqual([]);
  const kept = await db().select().from(localVendor);
  expect(kept.every(({ isSample }) => isSample)).toBe(true);
  // 555-0100 to 555-0199 are reserved for fiction.
  expect(kept.filter(({ telefono }) => !/^\+180955501\d\d$/.test(telefono))).toEqual([]);
  expect(new Set(kept.map(({ serviceCategory }) => serviceCategory)).size).toBeGreaterThanOrEqual(5);
});

test("the community's conversations are marked, in the order in which they were said, and counted", async () => {
  const said = await db().select(postColumns).from(communityPost).orderBy(communityPost.place);
  expect(said.every(({ isSample }) => isSample)).toBe(true);
  const shown = said.filter(({ status }) => status === "visible");
  expect(shown.map(({ createdAt }) => createdAt.getTime())).toEqual(
    shown.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => one - other),
  );
  const before = new Map(said.map(({ id, createdAt }) => [id, createdAt]));
  for (const { topicId, createdAt } of said.filter((one) => one.topicId !== null))
    expect((before.get(topicId ?? 0) ?? createdAt) < createdAt).toBe(true);
  expect(
    said.filter(({ byTeam }) => byTeam).every(({ author, topicId }) => author === "Ana, Arribo" && topicId),
  ).toBe(true);
  const topics = shown.filter(({ topicId }) => topicId === null);
  expect(new Set(topics.map(({ topic }) => topic)).size).toBe(9);
  expect(new Set(topics.map(({ town }) => town)).size).toBeGreaterThanOrEqual(8);
  const { total, posts } = await site.json("GET", "/api/community/all?page=4");
  expect([total, posts.length]).toEqual([20, 5]);
});

test("staff can open what was sealed", async () => {
  const [first] = await staffRead("/api/admin/vendor-applications?status=changes_requested");
  const read = await staffRead(`/api/admin/vendor-applications/${first.id}`);
  expect(read.steps).toHaveLength(1);
  const answer = await site.send("POST", `/api/admin/vendor-applications/${first.id}/reveal`, {
    staff: true,
    body: { field: "taxId" },
  });
  expect(await answer.json()).toEqual({ field: "taxId", value: "000-00000-1" });
});

test("every address is at example.com, and nobody is written to", async () => {
  const people = await Promise.all([
    db().select({ email: booking.customerEmail, contact: booking.customerContact }).from(booking),
    db().select({ email: report.email }).from(report),
    db().select({ email: vendorApplication.email }).from(vendorApplication),
    db().select({ email: vendor.email }).from(vendor),
    db().select({ email: localVendor.email }).from(localVendor),
  ]);
  const addresses = people
    .flat()
    .flatMap((one) => Object.values<string>(one))
    .filter((text) => text.includes("@"));
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((text) => !text.endsWith("@example.com"))).toEqual([]);
  await enqueueDueReminders(new Date());
  expect(await db().$count(outbox)).toBe(0);
  expect(await db().$count(adminNotification)).toBe(0);
});

test("the site shows samples as long as a sample vendor or a sample post is listed", async () => {
  expect(await listsSamples()).toBe(true);
  await db().update(vendor).set({ status: "suspended" }).where(eq(vendor.isSample, true));
  expect(await listsSamples()).toBe(true);
  await db().update(communityPost).set({ status: "hidden" }).where(eq(communityPost.isSample, true));
  expect(await listsSamples()).toBe(false);
});
