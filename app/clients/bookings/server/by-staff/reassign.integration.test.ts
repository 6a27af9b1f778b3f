import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { vendor as vendorTable } from "#app/marketplace/vendors/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { hoursBefore, openBookingSite } from "../../../../../tests/support/booking-site.ts";
import { listedVendor } from "../../../../../tests/support/records/vendor-account.ts";
import type { Booking, Tracking } from "../../contract.ts";
import { enqueueDueReminders } from "../reminders.server.ts";

const { site, vendor, book, update, track, letterNames, reminders } = openBookingSite();
const other = {} as Awaited<ReturnType<typeof listedVendor>>;
beforeAll(async () => {
  Object.assign(other, await listedVendor(site, { businessName: "Frío Costa Norte" }));
  await db()
    .update(vendorTable)
    .set({ services: ["AC repair"], businessNameEnglish: "" })
    .where(eq(vendorTable.id, other.vendorId));
});

const reassign = (id: number, body: object, language = "en") =>
  site.send("PUT", `/api/admin/bookings/${id}/vendor`, {
    body: { vendorId: other.vendorId, serviceRequested: "AC repair", ...body },
    headers: { "Accept-Language": language },
    staff: true,
  });

const addressOf = async (id: number) => {
  const [row] = await db().select().from(vendorTable).where(eq(vendorTable.id, id));
  return row?.email ?? "";
};
const lettersAbout = async (vendorId: number, reference: string) =>
  (
    await db()
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, await addressOf(vendorId)))
      .orderBy(asc(outbox.id))
  )
    .filter(({ facts }) => facts.reference === reference)
    .map(({ letter, facts }) => [letter, facts.service]);
const requestsOf = async ({ vendorId, headers }: typeof vendor): Promise<number[]> =>
  (await (await site.send("GET", `/api/vendor/requests/${vendorId}`, { headers })).json()).map(
    ({ id }: { id: number }) => id,
  );

test("a confirmed booking given to another vendor: the old one is told, the new one asked, the customer sees it; it is pending without answer and price", async () => {
  const created = await book();
  const answer = `/api/vendor/requests/${vendor.vendorId}/${created.id}/answer`;
  await site.send("POST", answer, { body: { answer: "available" }, headers: vendor.headers });
  await update(created.id, { status: "confirmed", estimatedCost: 90 });
  await enqueueDueReminders(hoursBefore(20));
  const given: Booking = await (await reassign(created.id, {})).json();
  expect(given).toMatchObject({
    vendorId: other.vendorId,
    vendorName: "Frío Costa Norte",
    serviceRequested: "AC repair",
    status: "pending",
    estimatedCost: null,
    vendorAnswer: null,
    due: "on-time",
  });
  expect(await lettersAbout(vendor.vendorId, created.reference)).toEqual([
    ["vendor_released", "Other Service"],
  ]);
  expect(await lettersAbout(other.vendorId, created.reference)).toEqual([["vendor_request", "AC repair"]]);
  expect(await letterNames(created.customerEmail)).toEqual(["booking_receipt", "booking_reassigned"]);
  expect(await reminders(created.customerEmail)).toEqual([]);
  expect([await requestsOf(vendor), await requestsOf(other)].map((ids) => ids.includes(created.id))).toEqual([
    false,
    true,
  ]);
  const tracked: Tracking = await track(created.token);
  expect(tracked).toMatchObject({ status: "pending", vendorId: other.vendorId, estimatedCost: null });
  expect(tracked.changes.map(({ field, to }) => [field, to])).toEqual([
    ["vendor", "Frío Costa Norte"],
    ["service", "AC repair"],
  ]);
  const [moved, reassigned] = await site.read(`/api/admin/bookings/${created.id}/history`);
  expect([moved.kind, moved.from, moved.to]).toEqual(["status", "confirmed", "pending"]);
  expect(reassigned).toMatchObject({
    kind: "reassigned",
    name: "Ana",
    corrections: [
      { field: "vendor", to: "Frío Costa Norte" },
      { field: "service", from: "Other Service", to: "AC repair" },
    ],
  });
  await site
    .send("POST", answer, { body: { answer: "unavailable" }, headers: vendor.headers })
    .then((late) => expect(late.status).toBe(404));
});

test("only the service: the same vendor is asked again and nobody is released", async () => {
  const created = await book();
  await reassign(created.id, { vendorId: vendor.vendorId, serviceRequested: "Rental Assistance" });
  expect(await lettersAbout(vendor.vendorId, created.reference)).toEqual([
    ["vendor_request", "Rental Assistance"],
  ]);
  const [letter] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `booking_reassigned:${created.id}:2`));
  expect(letter?.facts.otherVendor).toBe(false);
});

test("a held booking writes to nobody; one without an address not to the customer", async () => {
  const held = await book({ trap: "I am a robot" });
  await reassign(held.id, {});
  expect(await lettersAbout(other.vendorId, held.reference)).toEqual([]);
  expect(await letterNames(held.customerEmail)).toEqual(["booking_receipt"]);
});

test("a suspended vendor, a service that is not offered, a closed booking and an outdated version are refused, with nothing written", async () => {
  const created = await book();
  const suspended = await listedVendor(site, { businessName: "Fontanería Ida" });
  const status = `/api/admin/vendors/${suspended.vendorId}/status`;
  await site.send("PATCH", status, { body: { status: "suspended", reason: "a" }, staff: true });
  const before = await db().$count(outbox);
  const gone = await reassign(created.id, { vendorId: suspended.vendorId }, "es");
  expect([gone.status, (await gone.json()).fields]).toEqual([
    400,
    { vendorId: "Este proveedor no está ahora en el directorio. Elige otro." },
  ]);
  const unknown = await reassign(created.id, { serviceRequested: "Wedding cakes" });
  expect(Object.keys((await unknown.json()).fields)).toEqual(["serviceRequested"]);
  expect((await reassign(created.id, { version: 7 })).status).toBe(409);
  expect(await db().$count(outbox)).toBe(before);
  await update(created.id, { status: "cancelled" });
  expect((await reassign(created.id, {})).status).toBe(409);
});

test("the picker offers who is of the category and serves the town first, and nobody suspended", async () => {
  const far = await listedVendor(site, { businessName: "Zz Plomería Lejos", location: "Samaná" });
  const near = await listedVendor(site, { businessName: "Zz Plomería Cerca", location: "Samaná" });
  await db()
    .update(vendorTable)
    .set({ serviceAreas: ["Sosúa"] })
    .where(eq(vendorTable.id, near.vendorId));
  const cook = await listedVendor(site, {
    businessName: "Zz Cocina",
    category: "Domestic Essentials",
    location: "Sosúa",
  });
  const gone = await listedVendor(site, { businessName: "Zz Suspendida", location: "Sosúa" });
  await site.send("PATCH", `/api/admin/vendors/${gone.vendorId}/status`, {
    body: { status: "suspended", reason: "a" },
    staff: true,
  });
  const query = new URLSearchParams({ search: "Zz", like: String(far.vendorId), town: "Sosúa" });
  const offered = await site.read(`/api/admin/vendor-choices?${query}`);
  expect(offered.map(({ id }: { id: number }) => id)).toEqual([near.vendorId, far.vendorId, cook.vendorId]);
  expect(offered[0]).toMatchObject({ isOfCategory: true, servesTown: true, isWrittenTo: true });
});

test("what the team wrote of the former vendor, and has not left, is withdrawn, and stays to be read", async () => {
  const { id, customerEmail } = await book();
  const body = {
    kind: "booking",
    id,
    channel: "email",
    to: customerEmail,
    subject: "",
    text: "He comes at nine.",
    language: "en",
  };
  expect((await site.send("POST", "/api/admin/letters", { body, staff: true })).status).toBe(201);
  expect((await (await reassign(id, {})).json()).withdrawn).toBe(1);
  const written = await db().select().from(outbox).where(eq(outbox.recipient, customerEmail));
  const letter = written.find((one) => one.letter === "staff_letter");
  expect(letter).toMatchObject({ status: "failed", lastError: "withdrawn" });
  expect(letter?.facts.message).toBe("He comes at nine.");
});

test("undone within its time, the booking is the former vendor's again, its request is back, and the customer sees nothing of it", async () => {
  const created = await book();
  await update(created.id, { status: "confirmed" });
  const given = await (await reassign(created.id, {})).json();
  expect((await track(created.token)).changes).toHaveLength(2);
  const undone = await site.send("POST", `/api/admin/bookings/${created.id}/undo`, {
    body: { act: given.undo.act },
    staff: true,
  });
  expect(await undone.json()).toMatchObject({ vendorId: vendor.vendorId, status: "confirmed" });
  expect(await track(created.token)).toMatchObject({ vendorId: vendor.vendorId, changes: [] });
  expect((await track(created.token)).steps.map(({ to }: { to: string }) => to)).toEqual(["confirmed"]);
  expect(await requestsOf(vendor)).toContain(created.id);
  expect(await requestsOf(other)).not.toContain(created.id);
  expect(await letterNames(created.customerEmail)).toEqual(["booking_receipt", "booking_confirmed"]);
  const [step] = await site.read(`/api/admin/bookings/${created.id}/history`);
  expect(step).toMatchObject({ kind: "undone", note: "reassigned", from: "pending", to: "confirmed" });
});
