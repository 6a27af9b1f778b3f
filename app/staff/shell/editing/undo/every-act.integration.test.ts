import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { planningCall } from "#app/clients/leads/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookedAt, bookingDay, reviewLinkOf } from "../../../../../tests/support/records/booking.ts";
import { apply } from "../../../../../tests/support/records/local-vendor.ts";
import { listedVendor } from "../../../../../tests/support/records/vendor-account.ts";
import { newApplication } from "../../../../../tests/support/records/vendor-application.ts";
import { openSite } from "../../../../../tests/support/site.ts";

// With a mail service and no worker: letters wait.
const site = openSite({ smtpUrl: () => "smtp://127.0.0.1:9" });
const vendor = {} as Awaited<ReturnType<typeof listedVendor>>;
beforeAll(async () => {
  Object.assign(vendor, await listedVendor(site));
});

type Offer = { undo: { act: number; leftMs: number; letters: number } };

const undoAct = (kind: string, id: number, act: number) =>
  site.send("POST", `/api/admin/${kind}/${id}/undo`, { body: { act }, staff: true });

/** Rows of a table as JSON, without what counts by itself. */
async function rowsOf(table: string): Promise<unknown[]> {
  const { rows } = await db().execute<{ row: unknown }>(
    sql`select to_jsonb(t) - 'version' - 'updated_at' - 'search' as row from ${sql.identifier(table)} t order by id`,
  );
  return rows;
}

test.each([
  ["a closed lead", "leads", ["lead", "planning_call"], closedLead],
  ["a released lead", "leads", ["lead", "planning_call"], releasedLead],
  ["a corrected lead", "leads", ["lead", "planning_call"], correctedLead],
  ["a booking given to another vendor", "bookings", ["booking"], reassignedBooking],
  ["a released booking", "bookings", ["booking"], releasedBooking],
  ["a corrected booking", "bookings", ["booking"], correctedBooking],
  ["a suspended vendor", "vendors", ["vendor"], suspendedVendor],
  ["a verified vendor", "vendors", ["vendor"], verifiedVendor],
  ["a released local vendor", "dominican-vendors", ["local_vendor"], releasedLocalVendor],
  ["a published review", "reviews", ["review", "vendor"], publishedReview],
  ["a rejected local vendor", "dominican-vendors", ["local_vendor"], rejectedLocalVendor],
  ["an approved application", "vendor-applications", ["vendor_application", "vendor"], approvedApplication],
] as const)(
  "undone, %s is to the letter what it was, and nothing is written",
  async (_, kind, tables, prepare) => {
    const { id, method, path, body } = await prepare();
    const snapshot = async () => ({
      rows: await Promise.all(tables.map(rowsOf)),
      letters: await rowsOf("outbox"),
    });
    const before = await snapshot();
    const answer = await site.send(method, path, { body, staff: true });
    expect(answer.status).toBe(200);
    const { undo } = (await answer.json()) as Offer;
    expect(await snapshot()).not.toEqual(before);
    expect((await undoAct(kind, id, undo.act)).status).toBe(200);
    expect(await snapshot()).toEqual(before);
  },
);

test("a lead and a booking that were written down by hand are gone again, and nobody was written to", async () => {
  const tables = ["lead", "planning_call", "booking", "booking_event", "outbox"];
  const snapshot = () => Promise.all(tables.map(rowsOf));
  const person = { town: "Sosúa", message: "", source: "phone", answered: true, receipt: true, locale: "es" };
  const bodies = {
    leads: { ...person, name: "Don Ramón", email: "ramon@example.com", phone: "", package: null },
    bookings: {
      ...{ ...person, vendorId: vendor.vendorId, serviceRequested: "Other Service", day: bookingDay },
      ...{ preferredTime: "", customerName: "Don Ramón", customerEmail: "ramon@example.com" },
    },
  };
  for (const [kind, body] of Object.entries(bodies)) {
    const before = await snapshot();
    const answer = await site.send("POST", `/api/admin/${kind}`, { body, staff: true });
    expect(answer.status).toBe(201);
    const { id, undo } = (await answer.json()) as Offer & { id: number };
    expect(undo.letters).toBeGreaterThan(0);
    const undone = await undoAct(kind, id, undo.act);
    expect([undone.status, await undone.json()]).toEqual([200, null]);
    expect(await snapshot()).toEqual(before);
  }
});

test("one that was written down by hand and has been changed since stays", async () => {
  const body = { name: "Doña Ana", email: "ana@example.net", phone: "", package: null, locale: "es" };
  const rest = { message: "", source: "phone", answered: false, receipt: true };
  const made = await site.json("POST", "/api/admin/leads", { body: { ...body, ...rest }, staff: true });
  await site.send("PATCH", `/api/admin/leads/${made.id}/status`, {
    body: { status: "contacted" },
    staff: true,
  });
  expect((await undoAct("leads", made.id, made.undo.act)).status).toBe(409);
  expect(await site.read(`/api/admin/leads/${made.id}/history`)).toHaveLength(1);
});

async function closedLead() {
  const body = { name: "N", email: "closed-lead@example.com" };
  const { reference } = await site.json("POST", "/api/leads", { body });
  const [{ id }] = await site.read(`/api/admin/leads?search=${reference}`);
  const startsAt = new Date(Date.now() + 86_400_000);
  await db().update(planningCall).set({ startsAt }).where(eq(planningCall.leadId, id));
  return { id, path: `/api/admin/leads/${id}/status`, body: { status: "closed" }, method: "PATCH" };
}
async function newLead(body: object) {
  const { reference } = await site.json("POST", "/api/leads", { body });
  return (await site.read(`/api/admin/leads?search=${reference}`))[0];
}
async function releasedLead() {
  const { id } = await newLead({ name: "N", email: "held-lead@example.com", trap: "I am a robot" });
  return { id, path: `/api/admin/leads/${id}/release`, body: {}, method: "POST" };
}
async function correctedLead() {
  const {
    id,
    name,
    phone,
    package: chosen,
    locale,
    version,
  } = await newLead({
    name: "Marsha",
    email: "marsha@exmaple.com",
  });
  const body = { name, phone, package: chosen, locale, version, email: "marsha@example.com" };
  return { id, path: `/api/admin/leads/${id}/data`, body, method: "PUT" };
}
async function confirmedBooking() {
  const { id } = await bookedAt(site, vendor.vendorId);
  await site.send("PUT", `/api/bookings/${id}/status`, { body: { status: "confirmed" }, staff: true });
  return site.read(`/api/admin/bookings/${id}`);
}
async function reassignedBooking() {
  const { id, customerEmail: to } = await confirmedBooking();
  const letter = { channel: "email", subject: "", text: "He comes at ten.", language: "en" };
  await site.send("POST", "/api/admin/letters", {
    body: { kind: "booking", id, to, ...letter },
    staff: true,
  });
  const { vendorId } = await listedVendor(site);
  const body = { vendorId, serviceRequested: "Other Service" };
  return { id, path: `/api/admin/bookings/${id}/vendor`, body, method: "PUT" };
}
async function releasedBooking() {
  const { id } = await bookedAt(site, vendor.vendorId, { trap: "I am a robot" });
  return { id, path: `/api/admin/bookings/${id}/release`, body: {}, method: "POST" };
}
async function correctedBooking() {
  const booking = await confirmedBooking();
  const { id, customerName, customerPhone, customerContact, town, place, locale, version } = booking;
  const kept = { customerName, customerPhone, customerContact, town, place, locale, version };
  const body = { ...kept, customerEmail: "corrected@example.com" };
  return { id, path: `/api/admin/bookings/${id}/customer`, body, method: "PUT" };
}
async function verifiedVendor() {
  const { vendorId: id } = await listedVendor(site);
  return {
    id,
    path: `/api/admin/vendors/${id}/verification`,
    body: { checks: ["identity"] },
    method: "PUT",
  };
}
async function releasedLocalVendor() {
  const id = await apply(site, {
    email: "held@example.com",
    whatsappNotifications: "no",
    trap: "I am a robot",
  });
  return { id, path: `/api/admin/dominican-vendors/${id}/release`, body: {}, method: "POST" };
}
async function suspendedVendor() {
  const { vendorId: id } = await listedVendor(site);
  return {
    id,
    path: `/api/admin/vendors/${id}/status`,
    body: { status: "suspended", reason: "a" },
    method: "PATCH",
  };
}
async function publishedReview() {
  const { link } = await reviewLinkOf(site, vendor.vendorId);
  const opinion = { rating: 5, text: "He came on time.", locale: "en" };
  await site.send("POST", `/api/reviews/invitation/${link}`, { body: opinion });
  const [{ id }] = await site.read("/api/admin/reviews?status=waiting");
  return { id, path: `/api/admin/reviews/${id}`, body: { status: "published" }, method: "PATCH" };
}
async function rejectedLocalVendor() {
  const id = await apply(site, { email: "local@example.com", whatsappNotifications: "no" });
  return { id, path: `/api/admin/dominican-vendors/${id}`, body: { status: "rechazado" }, method: "PATCH" };
}
async function approvedApplication() {
  const { reference } = await site.json("POST", "/api/vendor-applications", { body: newApplication() });
  const [{ id }] = await site.read(`/api/admin/vendor-applications?search=${reference}`);
  const checks = ["identity", "registration", "references", "insurance"];
  const path = `/api/admin/vendor-applications/${id}`;
  await site.send("PUT", `${path}/checks`, { body: { checks }, staff: true });
  return { id, path: `${path}/status`, body: { status: "approved" }, method: "PATCH" };
}
