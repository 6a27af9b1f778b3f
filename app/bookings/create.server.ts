import type { z } from "zod";
import { notifyStaff, post } from "#app/notifications/post.server.ts";
import { newToken } from "#platform/auth/vendor-token.server.ts";
import { add, nextId } from "#platform/database/additions.server.ts";
import { type Ctx, rawPool } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { operator } from "#platform/operator.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { isRepeated, repeatedSince, robotMarks } from "#platform/spam.server.ts";
import type { BookingReceipt, fullBooking, simpleBooking } from "./contract.ts";
import { dueAfter } from "./due.ts";
import { booking } from "./table.server.ts";

type Simple = z.output<typeof simpleBooking>;
type Full = z.output<typeof fullBooking>;

/** The path of a booking's tracking page. */
export function trackingPath(token: string): string {
  return `/track/${token}`;
}

/** Takes a booking in either of its two bodies (RULINGS 4): the booking, the news for staff, and the letters. */
export async function createBooking(ctx: Ctx, input: Simple | Full): Promise<BookingReceipt> {
  const asked = "serviceRequested" in input ? fromFull(input) : fromSimple(input);
  const { id, vendorName, repeated } = await beforehand(input.vendorId, asked, ctx.now);
  const row = {
    ...asked,
    id,
    vendorId: input.vendorId,
    vendorName,
    customerName: input.customerName,
    // The form the spec gives it, made here instead of in the browser (RULINGS 6).
    reference: String(ctx.now.getTime()).slice(-6),
    token: newToken().token,
    heldReason: robotMarks(input) ?? (repeated ? "repeated" : null),
    locale: ctx.locale,
    createdAt: ctx.now,
    dueAt: dueAfter(ctx.now, asked.urgency),
  };
  await add(ctx, booking, [row]);
  await notifyStaff(ctx, { type: "new_booking", subjectId: id, about: row.customerName });
  if (!row.heldReason) await writeOfBooking(ctx, row);
  return { success: true, id, reference: row.reference, trackingPath: trackingPath(row.token) };
}

/** All that must be known of the database before a booking is written, in one reading. @throws AppError not_found */
async function beforehand(
  vendorId: number,
  { customerEmail, message }: { customerEmail: string; message: string },
  now: Date,
): Promise<{ id: number; vendorName: string; repeated: boolean }> {
  const { rows } = await rawPool().query<{ id: string; name: string; repeated: boolean }>({
    name: "before a booking",
    text: `select business_name as name, ${nextId(booking)} as id, ${isRepeated(booking)} as repeated
      from vendor where id = $4 and status = 'approved'`,
    values: [customerEmail, message, repeatedSince(now), vendorId],
  });
  const [row] = rows;
  if (!row) throw new AppError("not_found");
  return { id: Number(row.id), vendorName: row.name, repeated: row.repeated };
}

function fromFull(input: Full) {
  return {
    customerEmail: input.customerEmail,
    customerPhone: normalisePhone(input.customerPhone),
    customerContact: "",
    serviceRequested: input.serviceRequested,
    preferredAt: new Date(input.preferredDate),
    preferredTime: input.preferredTime,
    message: input.message,
    urgency: input.urgency,
    budget: input.budget,
  };
}

function fromSimple(input: Simple) {
  const contact = input.customerContact;
  return {
    // What was typed as contact is an address to write to when it is one.
    customerEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact) ? contact : "",
    customerPhone: /^\+?[\d\s().-]{7,}$/.test(contact) ? normalisePhone(contact) : "",
    customerContact: contact,
    serviceRequested: "",
    preferredAt: new Date(`${input.date}T09:00:00-04:00`),
    preferredTime: "",
    message: input.details,
    urgency: "standard" as const,
    budget: "",
  };
}

type Written = Pick<
  typeof booking.$inferSelect,
  | "id"
  | "token"
  | "reference"
  | "vendorName"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "customerContact"
  | "message"
  | "locale"
>;

/** Writes the receipt to the customer, where there is an address, and the news to the concierge; a second time nothing. */
export async function writeOfBooking(ctx: Ctx, row: Written): Promise<void> {
  const { staffEmail, staffLocale } = operator();
  const { id, customerName: name, customerEmail: email, customerPhone, customerContact, reference } = row;
  const facts = { name, email, phone: customerPhone || customerContact, reference, message: row.message };
  const receipt = {
    effect: `booking-receipt:${id}`,
    letter: "booking_receipt" as const,
    recipient: email,
    replyTo: staffEmail,
    facts: { ...facts, vendor: row.vendorName, path: trackingPath(row.token) },
    locale: row.locale,
  };
  const notice = {
    effect: `booking-notice:${id}`,
    letter: "booking_notice" as const,
    recipient: staffEmail,
    ...(email ? { replyTo: email } : {}),
    facts: { ...facts, vendor: row.vendorName },
    locale: staffLocale,
  };
  await post(ctx, email ? [receipt, notice] : [notice]);
}
