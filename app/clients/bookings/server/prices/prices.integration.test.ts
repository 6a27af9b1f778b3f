import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openBookingSite } from "../../../../../tests/support/booking-site.ts";
import type { Booking } from "../../contract.ts";
import { readPriceNote } from "../../rules/prices/price-changes.ts";
import { booking, bookingEvent } from "../../schema.server.ts";

const { site, book, update, track } = openBookingSite();

const setPrices = (id: number, body: object, headers: Record<string, string> = {}) =>
  site.send("PUT", `/api/admin/bookings/${id}/prices`, { body, headers, staff: true });
const saved = async (id: number, body: object): Promise<Booking> => (await setPrices(id, body)).json();
const historyOf = async (id: number) => {
  const rows = await db()
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, id), eq(bookingEvent.kind, "prices")))
    .orderBy(bookingEvent.id);
  return rows.map(({ note, name }) => [name, readPriceNote(note)]);
};

test("agreed and final price with their currencies; a commission by percent is stored as what it comes to", async () => {
  const { id, token } = await book();
  const agreed = await saved(id, { agreed: "RD$ 4,500", commission: "10%", version: 1 });
  expect(agreed.prices).toEqual({
    agreed: { cents: 450_000, currency: "DOP" },
    final: null,
    commission: { cents: 45_000, currency: "DOP" },
    commissionRate: 1000,
    paidOn: null,
  });
  const final = await saved(id, {
    agreed: "4500",
    agreedCurrency: "DOP",
    final: "5.000,50",
    finalCurrency: "DOP",
    commission: "10",
    paidOn: "2026-11-20",
    version: 2,
  });
  expect(final.prices).toMatchObject({
    final: { cents: 500_050, currency: "DOP" },
    commission: { cents: 50_005, currency: "DOP" },
    paidOn: "2026-11-20",
  });
  expect(final.version).toBe(3);
  expect(await historyOf(id)).toEqual([
    [
      "Ana",
      [
        { field: "agreed", from: "", to: "DOP 450000" },
        { field: "commission", from: "", to: "DOP 45000" },
      ],
    ],
    [
      "Ana",
      [
        { field: "final", from: "", to: "DOP 500050" },
        { field: "commission", from: "DOP 45000", to: "DOP 50005" },
        { field: "paid", from: "", to: "2026-11-20" },
      ],
    ],
  ]);
  const [line] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    act: "booking.prices",
    subjectId: id,
    detail: { fromCommission: "DOP 45000", toCommission: "DOP 50005", fromFinal: "", toFinal: "DOP 500050" },
  });
  // Not for the customer, and the estimate stays.
  expect(JSON.stringify(await track(token))).not.toMatch(/450000|500050|commission|agreed/);
});

test("a commission as an amount may be in the other currency, and all can be emptied again", async () => {
  const { id } = await book();
  const noted = await saved(id, { agreed: "US$1,000", commission: "RD$ 3,000" });
  expect(noted.prices).toMatchObject({
    commission: { cents: 300_000, currency: "DOP" },
    commissionRate: null,
  });
  const emptied = await saved(id, { version: 2 });
  expect(emptied.prices).toEqual({
    agreed: null,
    final: null,
    commission: null,
    commissionRate: null,
    paidOn: null,
  });
});

test("an older version overwrites nothing, and saving the same writes no history", async () => {
  const { id } = await book();
  await saved(id, { agreed: "100", version: 1 });
  const late = await setPrices(id, { agreed: "90", version: 1 });
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  expect((await saved(id, { agreed: "US$ 100.00", version: 2 })).version).toBe(2);
  expect(await historyOf(id)).toHaveLength(1);
  const [row] = await db().select().from(booking).where(eq(booking.id, id));
  expect([row?.agreedCents, row?.agreedCurrency]).toEqual([10_000, "USD"]);
});

test("a wrong amount is refused with its field, in both languages", async () => {
  const { id } = await book();
  const fieldsOf = async (body: object, language: string) =>
    (await (await setPrices(id, body, { "Accept-Language": language })).json()).fields;
  expect(await fieldsOf({ agreed: "12,34,567" }, "en")).toEqual({
    agreed: "Enter an amount like 4,500 or 4500.50.",
  });
  expect(await fieldsOf({ final: "mucho" }, "es")).toEqual({
    final: "Escribe un monto como 4,500 o 4500.50.",
  });
  expect(await fieldsOf({ agreed: "5", commission: "150" }, "en")).toEqual({
    commission: "Enter a percentage from 0 to 100.",
  });
  expect(await fieldsOf({ commission: "10" }, "es")).toEqual({ commission: "Escribe primero el precio." });
});

test("who did not come is noted with the cancellation, and goes when the booking goes on", async () => {
  const { id } = await book();
  const cancelled: Booking = await (await update(id, { status: "cancelled", noShow: "vendor" })).json();
  expect(cancelled.noShow).toBe("vendor");
  const kept: Booking = await (await update(id, { status: "cancelled" })).json();
  expect(kept.noShow).toBe("vendor");
  const again: Booking = await (await update(id, { status: "confirmed", noShow: "customer" })).json();
  expect(again.noShow).toBeNull();
});
