import { inArray } from "drizzle-orm";
import { z } from "zod";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { bookingActors, vendorAnswers } from "../contract.ts";
import { calculateDueAt, vendorDueAt } from "../rules/due.ts";
import { preferredMoment } from "../rules/preferred-moment.ts";
import { priceUpdate } from "../rules/prices/price-update.ts";
import { booking, bookingEvent } from "../schema.server.ts";
import { bookingStatuses, timeSlots, urgencies } from "../values.ts";
import { toPriceColumns } from "./prices/prices.server.ts";
import samples from "./samples.json" with { type: "json" };

const step = z.object({
  hoursAgo: z.number(),
  by: z.enum(bookingActors),
  to: z.enum(bookingStatuses).optional(),
  answer: z.enum(vendorAnswers).optional(),
  reason: z.string().optional(),
  wish: z.object({ day: z.number().int(), time: z.enum(timeSlots) }).optional(),
});

/** `day` counts from today. Without `time` it is a short-form booking; without `town` the work is in the vendor's. */
const sample = z.object({
  vendor: z.string(),
  customer: z.string(),
  locale: z.enum(["en", "es"]),
  phone: z.string().default(""),
  contact: z.string().default(""),
  service: z.string().default(""),
  town: z.enum(locations).optional(),
  place: z.string().default(""),
  day: z.number().int(),
  time: z.enum(timeSlots).optional(),
  message: z.string(),
  urgency: z.enum(urgencies).default("standard"),
  budget: z.string().default(""),
  cost: z.number().optional(),
  /** As staff write them. */
  prices: z
    .object({
      agreed: z.string(),
      final: z.string().optional(),
      commission: z.string(),
      paidDaysAgo: z.number().int().optional(),
    })
    .optional(),
  hoursAgo: z.number(),
  steps: z.array(step).default([]),
});
export type SampleBooking = z.infer<typeof sample>;
type Event = Omit<typeof bookingEvent.$inferInsert, "bookingId">;
type Row = typeof booking.$inferSelect;
type BookingState = Pick<Row, "status" | "waitsSince" | "dueAt" | "answeredAt"> & Partial<Row>;

const hour = 3_600_000;

/** Inserts the samples into an empty table. @param vendors ids by business name @returns rows inserted */
export async function seedBookings(now: Date, vendors: ReadonlyMap<string, number>): Promise<number> {
  if ((await db().$count(booking)) > 0) return 0;
  const rows = z.array(sample).parse(samples);
  return db().transaction(async (tx) => (await insertSampleBookings(tx, rows, vendors, now)).size);
}

/** Inserts samples with their events. @returns their ids; samples of unknown vendors are skipped */
export async function insertSampleBookings<T extends SampleBooking>(
  tx: Db,
  rows: readonly T[],
  vendors: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<T, number>> {
  const vendorRows = await tx
    .select({ id: vendor.id, name: vendor.businessNameEnglish, town: vendor.location })
    .from(vendor)
    .where(inArray(vendor.id, [...vendors.values()]));
  const known = new Map(vendorRows.map((one) => [one.id, one]));
  const prepared = rows.flatMap((row, index) => {
    const vendorId = vendors.get(row.vendor);
    if (vendorId === undefined) return [];
    const { events, values } = toSampleRow(row, vendorId, index, now);
    const of = known.get(vendorId);
    const town = row.town ?? of?.town ?? ("" as const);
    return [{ row, events, values: { ...values, town, vendorNameEnglish: of?.name ?? "" } }];
  });
  if (prepared.length === 0) return new Map();
  const inserted = await tx
    .insert(booking)
    .values(prepared.map(({ values }) => values))
    .returning({ id: booking.id, tokenHash: booking.tokenHash });
  const idOf = new Map(inserted.map(({ id, tokenHash }) => [tokenHash, id]));
  const withId = prepared.flatMap((one) => {
    const bookingId = idOf.get(one.values.tokenHash);
    return bookingId === undefined ? [] : [{ ...one, bookingId }];
  });
  const events = withId.flatMap(({ events, bookingId }) => events.map((event) => ({ ...event, bookingId })));
  if (events.length > 0) await tx.insert(bookingEvent).values(events);
  return new Map(withId.map(({ row, bookingId }) => [row, bookingId]));
}

/** `confirmedAt` stays null, so that no reminders are sent. */
function toSampleRow(row: SampleBooking, vendorId: number, index: number, now: Date) {
  // Spreads the times, or the references (last six digits) would repeat.
  const createdAt = new Date(now.getTime() - row.hoursAgo * hour - index * 17_351);
  const { events, state } = replaySteps(row, createdAt, now);
  const email = emailOf(row.customer);
  const full = row.time !== undefined;
  return {
    events,
    values: {
      reference: String(createdAt.getTime()).slice(-6),
      ...newLinkToken().stored,
      vendorId,
      vendorName: row.vendor,
      customerName: row.customer,
      customerEmail: full || row.contact === email ? email : "",
      customerPhone: full ? row.phone : row.contact === email ? "" : normalisePhone(row.contact),
      customerContact: row.contact,
      serviceRequested: row.service,
      place: row.place,
      preferredAt: momentOf(row, now),
      preferredTime: row.time ?? "",
      message: row.message,
      urgency: row.urgency,
      budget: row.budget,
      adminNotes: "Sample booking",
      estimatedCents: row.cost === undefined ? null : Math.round(row.cost * 100),
      ...(row.prices && samplePrices(row.prices, now)),
      locale: row.locale,
      vendorDueAt: vendorDueAt(createdAt, row.urgency),
      createdAt,
      ...state,
      version: 1 + events.length,
    },
  };
}

function samplePrices({ paidDaysAgo, ...prices }: NonNullable<SampleBooking["prices"]>, now: Date) {
  const paidOn =
    paidDaysAgo === undefined ? "" : todayInSantoDomingo(new Date(now.getTime() - paidDaysAgo * 24 * hour));
  return toPriceColumns(priceUpdate.parse({ ...prices, paidOn }));
}

/** The state after all steps, and their events. */
function replaySteps({ steps, urgency }: SampleBooking, createdAt: Date, now: Date) {
  let state: BookingState = { status: "pending", ...waitingFrom(createdAt, urgency) };
  const events = steps.map(({ hoursAgo, by, to, answer, reason = "", wish }): Event => {
    const at = new Date(now.getTime() - hoursAgo * hour);
    const moved = to ? { from: state.status, to } : {};
    const requestedTime = wish && momentOf(wish, now);
    if (to === "cancelled" && by === "customer" && state.status !== "pending")
      state = { ...state, customerCancelledAt: at };
    if (to) state = { ...state, status: to, answeredAt: state.answeredAt ?? at, cancelReason: reason };
    if (answer) state = { ...state, vendorAnswer: answer };
    if (requestedTime) {
      state = { ...state, ...waitingFrom(at, urgency), proposedAt: requestedTime, proposedTime: wish.time };
    }
    const name = by === "staff" ? "Ana (sample)" : "";
    const kind = answer ? "answered" : requestedTime ? "proposed" : "status";
    return { at, by, name, kind, note: answer ?? requestedTime?.toISOString() ?? reason, ...moved };
  });
  return { events, state };
}

function waitingFrom(at: Date, urgency: SampleBooking["urgency"]) {
  return { waitsSince: at, dueAt: calculateDueAt(at, urgency, operator().chatHours), answeredAt: null };
}

function momentOf({ day, time }: Pick<SampleBooking, "day" | "time">, now: Date): Date {
  const date = todayInSantoDomingo(new Date(now.getTime() + day * 24 * hour));
  return new Date(preferredMoment(date, time ?? "9:00 AM"));
}

function emailOf(name: string): string {
  const plain = name.normalize("NFD").replace(/[^a-z ]/gi, "");
  const words = plain.toLowerCase().split(" ");
  return `${words[0]}.${words.at(-1)}@example.com`;
}
