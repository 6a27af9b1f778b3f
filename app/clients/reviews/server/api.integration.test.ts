import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import type { FlagIncident, Report } from "#app/marketplace/moderation/contract.ts";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookedAt, reviewLinkOf } from "../../../../tests/support/records/booking.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { PublicReview, Review } from "../contract.ts";
import { review } from "../schema.server.ts";

const site = openSite();
const opinion = { rating: 5, text: "He came on time and the pump is silent now.", locale: "en" };

let vendor: Awaited<ReturnType<typeof listedVendor>>;
beforeAll(async () => {
  vendor = await listedVendor(site);
});

const write = (link: string, body: object = opinion) =>
  site.send("POST", `/api/reviews/invitation/${link}`, { body });
const invitation = (link: string) => site.send("GET", `/api/reviews/invitation/${link}`);
const decide = (id: number, status: string, from?: string) =>
  site.send("PATCH", `/api/admin/reviews/${id}`, { body: { status, from }, staff: true });
const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const shownOf = (id: number) => json<PublicReview[]>(site.send("GET", `/api/vendors/${id}/reviews`));
const ratingOf = async (id: number) => {
  const { rating, reviewCount } = await json<VendorDetail>(site.send("GET", `/api/vendors/${id}`));
  return { rating, reviewCount };
};
const waiting = async (vendorId: number) => {
  const all = await json<Review[]>(
    site.send("GET", "/api/admin/reviews?status=waiting&limit=100", { staff: true }),
  );
  return all.filter((one) => one.vendorId === vendorId);
};

/** A waiting review with its own booking. */
async function reviewed(vendorId: number, body: object = opinion): Promise<number> {
  const { id, link } = await reviewLinkOf(site, vendorId);
  expect((await write(link, body)).status).toBe(201);
  const [row] = await db().select().from(review).where(eq(review.bookingId, id));
  return row?.id ?? 0;
}

test("only a completed booking has a review link, and only ours opens", async () => {
  const open = await bookedAt(site, vendor.vendorId);
  const shown = await json<{ reviewPath: string | null }>(
    site.send("GET", `/api/bookings/track/${open.token}`),
  );
  expect(shown.reviewPath).toBeNull();
  const { id, link } = await reviewLinkOf(site, vendor.vendorId);
  expect(await json(invitation(link))).toMatchObject({
    vendorId: vendor.vendorId,
    author: "Marsha W.",
    reviewed: false,
  });
  const [, signature = ""] = link.split(".");
  for (const wrong of [`${open.id}.${signature}`, `${id}.${"A".repeat(43)}`, `${id}.`, String(id), "x"]) {
    expect([wrong, (await invitation(wrong)).status]).toEqual([wrong, 404]);
    expect((await write(wrong)).status).toBe(404);
  }
  // Reopened by staff: the link is invalid until the booking is completed again.
  const body = { status: "in-progress" };
  await site.send("PUT", `/api/bookings/${id}/status`, { body, staff: true });
  expect((await write(link)).status).toBe(404);
});

test("the customer gets one letter with the link, however often staff complete the booking", async () => {
  const { customerEmail, id } = await bookedAt(site, vendor.vendorId);
  for (const status of ["completed", "in-progress", "completed"]) {
    const body = { status };
    await site.send("PUT", `/api/bookings/${id}/status`, { body, staff: true });
  }
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, customerEmail));
  const completed = letters.filter((one) => one.letter === "booking_completed");
  expect(completed.map((one) => unsealFacts(one).path?.replace(/\..*/, ""))).toEqual([`/review/${id}`]);
});

test("a booking is reviewed once: of twelve at the same time one is kept", async () => {
  const { id, link } = await reviewLinkOf(site, vendor.vendorId);
  const answers = await Promise.all(Array.from({ length: 12 }, () => write(link)));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, ...Array(11).fill(409)]);
  expect(await db().$count(review, eq(review.bookingId, id))).toBe(1);
  expect((await json<{ reviewed: boolean }>(invitation(link))).reviewed).toBe(true);
});

test.each([
  ["rating", { ...opinion, rating: 0 }],
  ["rating", { ...opinion, rating: 6 }],
  ["rating", { ...opinion, rating: "" }],
  ["text", { ...opinion, text: "Good." }],
  ["locale", { ...opinion, locale: "fr" }],
])("a review is refused at %s: %j", async (field, body) => {
  const { link } = await reviewLinkOf(site, vendor.vendorId);
  const answer = await write(link, body);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
});

test("rating and count are computed from what is published, and from nothing else", async () => {
  const { vendorId } = await listedVendor(site);
  const ids = [
    await reviewed(vendorId, { ...opinion, rating: 5 }),
    await reviewed(vendorId, { ...opinion, rating: 4 }),
    await reviewed(vendorId, { ...opinion, rating: 4 }),
    await reviewed(vendorId, { ...opinion, rating: 1 }),
  ];
  expect(await shownOf(vendorId)).toEqual([]);
  expect(await ratingOf(vendorId)).toEqual({ rating: null, reviewCount: 0 });
  const [five = 0, four = 0, other = 0, one = 0] = ids;
  await Promise.all([five, four, other].map((id) => decide(id, "published")));
  await decide(one, "declined");
  expect(await ratingOf(vendorId)).toEqual({ rating: 4.3, reviewCount: 3 });
  expect((await shownOf(vendorId)).map((shown) => shown.id)).toEqual([other, four, five]);
  await decide(five, "declined");
  expect(await ratingOf(vendorId)).toEqual({ rating: 4, reviewCount: 2 });
});

test("what everybody reads of a review tells nothing else of who wrote it", async () => {
  const { vendorId } = await listedVendor(site);
  await decide(await reviewed(vendorId), "published");
  const text = await (await site.send("GET", `/api/vendors/${vendorId}/reviews`)).text();
  expect(JSON.parse(text)).toMatchObject([{ author: "Marsha W.", rating: 5, reply: "", locale: "en" }]);
  expect(text).not.toMatch(/Whitcomb|customer-|5550142|booking/i);
});

test("a review that tells a way of contact shows it to who decides", async () => {
  const id = await reviewed(vendor.vendorId, { ...opinion, text: "Lovely work, call her at 809-555-0199." });
  const waitingReview = (await waiting(vendor.vendorId)).find((one) => one.id === id);
  expect(waitingReview?.contacts.join()).toContain("809-555-0199");
});

test("of two members of staff the slower is told, and nothing is overwritten", async () => {
  const id = await reviewed(vendor.vendorId);
  expect((await decide(id, "published", "waiting")).status).toBe(200);
  expect((await decide(id, "declined", "waiting")).status).toBe(409);
  const events = () => db().$count(auditLog, and(eq(auditLog.subject, "review"), eq(auditLog.subjectId, id)));
  expect(await events()).toBe(1);
  expect((await decide(id, "published")).status).toBe(200);
  expect(await events()).toBe(1);
  expect((await waiting(vendor.vendorId)).some((one) => one.id === id)).toBe(false);
});

test("the vendor is told and answers once, in public; a way around the concierge in it is flagged", async () => {
  const ownVendor = await listedVendor(site);
  const id = await reviewed(ownVendor.vendorId);
  const reply = (body: string, as = ownVendor) =>
    site.send("POST", `/api/vendor/reviews/${as.vendorId}/${id}/reply`, {
      body: { reply: body },
      headers: as.headers,
    });
  expect((await reply("Thank you.")).status).toBe(404); // not published yet
  await decide(id, "published");
  expect(await db().$count(outbox, eq(outbox.recipient, ownVendor.email))).toBeGreaterThan(0);
  expect((await reply("Thank you.", vendor)).status).toBe(404); // not theirs
  expect((await reply("x")).status).toBe(400);
  const answers = await Promise.all([
    reply("Thank you! Call me at 809-555-0133."),
    reply("Thank you! Call me at 809-555-0133."),
  ]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  expect((await shownOf(ownVendor.vendorId))[0]?.reply).toContain("Thank you!");
  const incidents = await json<FlagIncident[]>(
    site.send("GET", `/api/flag-incidents?vendor=${ownVendor.vendorId}`, { staff: true }),
  );
  expect(incidents.map(({ source, pattern }) => [source, pattern])).toEqual([["reply", "phone"]]);
  // Staff remove it; the vendor may reply again.
  const taken = await site.send("DELETE", `/api/admin/reviews/${id}/reply`, { staff: true });
  expect([taken.status, (await taken.json()).reply]).toEqual([200, ""]);
  expect((await site.send("DELETE", `/api/admin/reviews/${id}/reply`, { staff: true })).status).toBe(404);
  expect((await reply("Thank you!")).status).toBe(201);
  const own = await site.send("GET", `/api/vendor/reviews/${ownVendor.vendorId}`, {
    headers: ownVendor.headers,
  });
  expect(((await own.json()) as PublicReview[]).map((one) => one.id)).toEqual([id]);
});

test("a page and a review can be reported; staff close it with what was done, and open it again", async () => {
  const ownVendor = await listedVendor(site);
  const id = await reviewed(ownVendor.vendorId);
  const reportFields = { reason: "fake", message: "I was there and this is not so.", email: "" };
  const report = (path: string, body: object = reportFields) => site.send("POST", path, { body });
  expect((await report(`/api/reviews/${id}/report`)).status).toBe(404); // not published
  await decide(id, "published");
  expect((await report(`/api/reviews/${id}/report`)).status).toBe(201);
  const page = `/api/vendors/${ownVendor.vendorId}/report`;
  expect((await report(page, { ...reportFields, reason: "wrong", email: "joan@example.com" })).status).toBe(
    201,
  );
  const refused = await report(page, { message: "x", email: "joan" });
  expect(Object.keys((await refused.json()).fields).toSorted()).toEqual(["email", "reason"]);
  expect((await report("/api/vendors/999999/report")).status).toBe(404);

  const list = async (status: string) =>
    (
      await json<Report[]>(site.send("GET", `/api/admin/reports?status=${status}&limit=100`, { staff: true }))
    ).filter((one) => one.vendorId === ownVendor.vendorId);
  const open = await list("open");
  expect(open.map(({ subject, about, email }) => [subject, about, email])).toEqual([
    ["vendor", ownVendor.businessName, "joan@example.com"],
    ["review", opinion.text, ""],
  ]);
  const change = (body: object) =>
    site.send("PATCH", `/api/admin/reports/${open[0]?.id}`, { body, staff: true });
  await change({ closed: true, outcome: "Asked the provider." });
  const closed = await list("closed");
  expect(closed).toMatchObject([{ outcome: "Asked the provider.", closedBy: "Ana" }]);
  await change({ closed: true, outcome: "Asked the provider." });
  expect(await list("closed")).toEqual(closed);
  await change({ closed: false });
  expect((await list("open")).length).toBe(2);
});

test("staff find a review by its words and its vendor's, accents aside", async () => {
  const id = await reviewed(vendor.vendorId, { ...opinion, text: `${jose.name} came on time.` });
  await expectFound(site, "/api/admin/reviews", id, { phone: false });
  const named = await listedVendor(site, { businessName: jose.name, phone: jose.phone });
  await db().delete(review).where(eq(review.id, id));
  await expectFound(site, "/api/admin/reviews", await reviewed(named.vendorId), { phone: true });
});

test("a booking that staff take back while its review comes in is not reviewed", async () => {
  const { id, link } = await reviewLinkOf(site, vendor.vendorId);
  let writing: Promise<Response> | undefined;
  await db().transaction(async (tx) => {
    await tx.update(booking).set({ status: "in-progress" }).where(eq(booking.id, id));
    writing = write(link);
    await Promise.race([writing, waitingForLock()]);
  });
  expect((await writing)?.status).toBe(404);
  expect(await db().$count(review, eq(review.bookingId, id))).toBe(0);
});
