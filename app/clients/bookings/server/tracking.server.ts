import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import ical, { ICalAlarmType } from "ical-generator";
import type { z } from "zod";
import { serviceNameOf } from "#app/marketplace/vendors/public.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import type { proposal, Tracking } from "../contract.ts";
import { contactHint } from "../rules/contact-hint.ts";
import { booking, bookingEvent, bookingPhoto } from "../schema.server.ts";
import { bookingVendorName } from "../vendor-names.ts";
import { noAdditions, readAdditions } from "./additions/read.server.ts";
import { readBookedVendors, vendorTimeOf } from "./booked-vendors.server.ts";
import { changeByCustomer, waitAgain } from "./change-by-customer.server.ts";
import { requireFutureMoment } from "./create.server.ts";
import { readReassignments } from "./history.server.ts";
import { emailCustomer, notifyVendor, trackingPath, withdrawLetters } from "./letters.server.ts";
import { withdrawReminders } from "./reminders.server.ts";
import { reviewPath } from "./review-link.server.ts";

type Row = typeof booking.$inferSelect;

const agreedStatuses = new Set<Row["status"]>(["confirmed", "in-progress"]);

/** The booking of a link. @throws AppError not_found */
export async function findByToken(ctx: Ctx, token: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(booking)
    .where(eq(booking.tokenHash, hashToken(token)));
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * What the holder of the link sees: contacts masked, without staff's names and notes.
 * @throws AppError not_found for an unknown link
 */
export async function readTracking(ctx: Ctx, { token }: { token: string }): Promise<Tracking> {
  return toTracking(ctx, await findByToken(ctx, token));
}

/** What the link shows of a booking. */
export async function toTracking(ctx: Ctx, row: Row): Promise<Tracking> {
  const steps = await ctx.db
    .select()
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, row.id), isNotNull(bookingEvent.to)))
    .orderBy(asc(bookingEvent.id));
  return {
    reference: row.reference,
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    vendorNameEnglish: row.vendorNameEnglish,
    serviceRequested: row.serviceRequested,
    serviceName: serviceNameOf(row.serviceRequested),
    preferredDate: row.preferredAt.toISOString(),
    preferredTime: row.preferredTime,
    urgency: row.urgency,
    message: row.message,
    budget: row.budget,
    town: row.town,
    place: row.place,
    ...((await readAdditions(ctx, [row.id])).get(row.id) ?? noAdditions),
    customerName: row.customerName,
    contacts: contactsOf(row).map(contactHint),
    ...(await readVendorFacts(ctx, row)),
    status: row.status,
    estimatedCost: row.estimatedCents === null ? null : row.estimatedCents / 100,
    proposedDate: row.proposedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answered: row.answeredAt !== null,
    reachable: contactsOf(row).some(hasContactDetails),
    reviewPath: row.status === "completed" ? reviewPath(row) : null,
    changes: await readReassignments(ctx, row.id),
    steps: withoutUndone(steps).flatMap(({ at, by, to }) => (to ? [{ at: at.toISOString(), by, to }] : [])),
  };
}

/** What staff undid within seconds is no step for the customer: neither the change nor its undoing. */
function withoutUndone<E extends Pick<typeof bookingEvent.$inferSelect, "kind" | "from" | "to">>(
  events: readonly E[],
): E[] {
  const steps: E[] = [];
  for (const event of events) {
    const undone = event.kind === "undone" ? steps.findLastIndex(({ to }) => to === event.from) : -1;
    if (undone >= 0) steps.splice(undone, 1);
    else steps.push(event);
  }
  return steps;
}

/** The customer's contacts; the short form's raw text only if it is neither e-mail nor phone. */
function contactsOf({ customerEmail, customerPhone, customerContact }: Row): string[] {
  const parsed = [customerEmail, customerPhone].filter((contact) => contact !== "");
  return parsed.length > 0 || customerContact === "" ? parsed : [customerContact];
}

async function readVendorFacts(ctx: Ctx, row: Row): Promise<Pick<Tracking, "vendorTime" | "beingChecked">> {
  const found = (await readBookedVendors(ctx, [row])).get(row.vendorId);
  if (!found) return { vendorTime: "works", beingChecked: false };
  return {
    vendorTime: vendorTimeOf(found, row),
    beingChecked: found.status === "suspended" && agreedStatuses.has(row.status),
  };
}

/** A held booking's address may belong to a stranger: send nothing. */
async function notifyOfCancellation(ctx: Ctx, before: Row, row: Row): Promise<void> {
  await withdrawReminders(ctx, before);
  await withdrawLetters(ctx, before);
  if (row.heldReason) return;
  await emailCustomer(ctx, row, "booking_cancelled");
  await notifyVendor(ctx, row);
}

/**
 * Cancels by the customer's link, under a row lock: stores the history, notifies staff, withdraws unsent letters and
 * reminders, and writes to customer and vendor unless the booking is held. The photos of a request without our answer are
 * deleted: cancelled ones would be kept without a limit (`maxWaitingPhotos`).
 * @throws AppError not_found; conflict if it is completed or cancelled already
 */
export async function cancelBooking(
  ctx: Ctx,
  { token, reason }: { token: string; reason: string },
): Promise<Tracking> {
  const cancelled = (before: Row) => ({
    status: "cancelled" as const,
    cancelReason: reason,
    proposedAt: null,
    proposedTime: "",
    answeredAt: before.answeredAt ?? ctx.now,
    // What was agreed is called off: staff must see it, and notify the vendor.
    customerCancelledAt: before.status !== "pending" && !before.heldReason ? ctx.now : null,
  });
  const { before, row } = await changeByCustomer(ctx, token, cancelled, { note: reason });
  if (!before.answeredAt) await ctx.db.delete(bookingPhoto).where(eq(bookingPhoto.ownerId, row.id));
  await notifyOfCancellation(ctx, before, row);
  return toTracking(ctx, row);
}

/**
 * Requests another time, which staff confirm; the customer is awaiting contact again. Notifies staff.
 * @throws AppError not_found; invalid if the time has passed; conflict if the booking is completed or cancelled
 */
export async function proposeTime(
  ctx: Ctx,
  { token, preferredDate, preferredTime }: { token: string } & z.output<typeof proposal>,
): Promise<Tracking> {
  const proposedAt = requireFutureMoment(ctx, preferredDate, preferredTime);
  const proposed = (before: Row) => ({
    proposedAt,
    proposedTime: preferredTime,
    ...waitAgain(ctx, before),
  });
  const event = { kind: "proposed" as const, note: proposedAt.toISOString() };
  return toTracking(ctx, (await changeByCustomer(ctx, token, proposed, event)).row);
}

/**
 * The appointment as an iCalendar file (RFC 5545): one hour or a whole day, with an alarm two hours before.
 * @throws AppError not_found unless confirmed or in progress
 */
export async function bookingCalendar(ctx: Ctx, { token }: { token: string }): Promise<string> {
  const [row] = await ctx.db
    .select()
    .from(booking)
    .where(
      and(eq(booking.tokenHash, hashToken(token)), inArray(booking.status, ["confirmed", "in-progress"])),
    );
  if (!row) throw new AppError("not_found");
  const start = row.preferredAt;
  const vendorName = bookingVendorName(row, ctx.locale);
  const calendar = ical({ prodId: { company: "Arribo", product: "Bookings" } });
  calendar.createEvent({
    id: `booking-${row.id}@arribo`,
    sequence: row.version,
    start,
    url: `${siteAddress()}${trackingPath(token)}`,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: 7_200 }],
    ...(row.preferredTime === "" ? { allDay: true } : { end: new Date(start.getTime() + 3_600_000) }),
    summary: row.serviceRequested ? `${vendorName}: ${row.serviceRequested}` : vendorName,
    description: `Arribo ${row.reference}`,
  });
  return calendar.toString();
}
