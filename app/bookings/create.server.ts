import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff, post } from "#app/notifications/post.server.ts";
import { vendor } from "#app/vendors/table.server.ts";
import { newToken } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { operator } from "#platform/operator.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { holdReason } from "#platform/spam.server.ts";
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
  const [provider] = await ctx.db
    .select({ name: vendor.businessName })
    .from(vendor)
    .where(and(eq(vendor.id, input.vendorId), eq(vendor.status, "approved")));
  if (!provider) throw new AppError("not_found");
  const { token } = newToken();
  const text = { email: asked.customerEmail, message: asked.message };
  const heldReason = holdReason(booking, { trap: input.trap, elapsed: input.elapsed }, text, ctx.now);
  const [row] = await ctx.db
    .insert(booking)
    .values({
      ...asked,
      vendorId: input.vendorId,
      vendorName: provider.name,
      customerName: input.customerName,
      // The form the spec gives it, made here instead of in the browser (RULINGS 6).
      reference: String(ctx.now.getTime()).slice(-6),
      token,
      heldReason,
      locale: ctx.locale,
      createdAt: ctx.now,
      dueAt: dueAfter(ctx.now, asked.urgency),
    })
    .returning();
  if (!row) throw new Error("the booking was not kept");
  await notifyStaff(ctx, { type: "new_booking", subjectId: row.id, about: row.customerName });
  if (!row.heldReason) await writeOfBooking(ctx, row);
  return { success: true, id: row.id, reference: row.reference, trackingPath: trackingPath(token) };
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

/** Writes the receipt to the customer, where there is an address, and the news to the concierge; a second time nothing. */
export async function writeOfBooking(ctx: Ctx, row: typeof booking.$inferSelect): Promise<void> {
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
