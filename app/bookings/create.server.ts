import type { z } from "zod";
import { notifyStaff } from "#app/notifications/post.server.ts";
import type { ToldVendor } from "#app/vendors/letters.server.ts";
import { email, isPhoneNumber } from "#platform/contract.ts";
import { add, nextId } from "#platform/database/additions.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { readTogether } from "#platform/database/together.server.ts";
import { AppError } from "#platform/errors.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { newLinkToken } from "#platform/link-token.server.ts";
import { operator } from "#platform/operator.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { isRepeated, repeatedSince, robotMarks, waitForSame } from "#platform/spam.server.ts";
import {
  type BookingReceipt,
  fallbackServices,
  type fullBooking,
  type simpleBooking,
  type timeSlots,
} from "./contract.ts";
import { dueAfter } from "./due.ts";
import { trackingPath, writeOfBooking } from "./letters.server.ts";
import { maskContacts } from "./mask-contacts.ts";
import { messages as formMessages } from "./messages.ts";
import { preferredMoment } from "./preferred-moment.ts";
import { booking } from "./table.server.ts";

const messages = bilingual({
  serviceGone: {
    en: "This provider does not offer that service any more. Choose another one.",
    es: "Este proveedor ya no ofrece ese servicio. Elige otro.",
  },
});

const words = ({ locale }: Ctx) => inLocale(messages, locale);

type Simple = z.output<typeof simpleBooking>;
type Full = z.output<typeof fullBooking>;
type Names = Pick<typeof booking.$inferSelect, "vendorName" | "vendorNameEnglish">;

/** Takes a booking in either of its two bodies (RULINGS 4): the booking, the news for staff, and the letters. */
export async function createBooking(ctx: Ctx, input: Simple | Full): Promise<BookingReceipt> {
  const asked = "serviceRequested" in input ? fromFull(ctx, input) : fromSimple(input);
  const { id, names, services, repeated, to } = await beforehand(ctx, input.vendorId, asked);
  if (!isOffered(asked.serviceRequested, services))
    throw new AppError("invalid", { fields: { serviceRequested: words(ctx).serviceGone } });
  const { token, kept } = newLinkToken();
  const row = {
    ...asked,
    vendorTexts: maskContacts(asked),
    id,
    vendorId: input.vendorId,
    ...names,
    customerName: input.customerName,
    // The form the spec gives it, made here instead of in the browser (RULINGS 6).
    reference: String(ctx.now.getTime()).slice(-6),
    ...kept,
    heldReason: robotMarks(input) ?? (repeated ? "repeated" : null),
    locale: ctx.locale,
    createdAt: ctx.now,
    waitsSince: ctx.now,
    dueAt: dueAfter(ctx.now, asked.urgency, operator().chatHours),
  };
  await add(ctx, booking, [row]);
  await notifyStaff(ctx, { type: "new_booking", subjectId: id, about: named(row) });
  await writeOfBooking(ctx, row, to);
  return {
    success: true,
    id,
    reference: row.reference,
    trackingPath: trackingPath(token),
    dueAt: row.dueAt.toISOString(),
  };
}

/** All that must be known of the database before a booking is written, in one reading. @throws AppError not_found */
async function beforehand(
  ctx: Ctx,
  vendorId: number,
  { customerEmail: email, message }: { customerEmail: string; message: string },
): Promise<{ id: number; names: Names; services: string[]; repeated: boolean; to: ToldVendor }> {
  const isFound = !(await waitForSame(ctx, booking, { email, message }));
  const row = await readBeforehand({ email, message, since: repeatedSince(ctx.now), vendorId });
  if (!row) throw new AppError("not_found");
  const { id, vendorName, vendorNameEnglish, services, repeated, ...to } = row;
  return {
    id: Number(id),
    names: { vendorName, vendorNameEnglish },
    services,
    repeated: isFound || repeated,
    to,
  };
}

const readBeforehand = readTogether<
  { email: string; message: string; since: string; vendorId: number },
  ToldVendor & Names & { id: string; services: string[]; repeated: boolean }
>(
  "before a booking",
  'email text, message text, since timestamptz, "vendorId" bigint',
  // By the vendor's key for each (the limit sees to that); the same words to another vendor are another request.
  `select place, vendor.*, ${nextId(booking)} as id,
      ${isRepeated(booking, 'earlier.vendor_id = asked."vendorId"')} as repeated
    from asked cross join lateral (
      select business_name as "vendorName", business_name_english as "vendorNameEnglish", services, email,
        contact_name as "contactName", locale, is_sample as "isSample"
      from vendor where id = asked."vendorId" and status = 'approved' limit 1
    ) as vendor`,
);

/** What the form offers: the vendor's services, or the general ones; the short form names none. */
function isOffered(service: string, services: readonly string[]): boolean {
  return service === "" || services.includes(service) || fallbackServices.some((one) => one === service);
}

/** How news names a booking. */
export function named({ customerName, reference }: { customerName: string; reference: string }): string {
  return `${customerName} (${reference})`;
}

/** A day and a slot as one moment. @throws AppError invalid when that hour is over */
export function aheadOf(ctx: Ctx, day: string, slot: (typeof timeSlots)[number]): Date {
  const moment = new Date(preferredMoment(day, slot));
  if (moment <= ctx.now)
    throw new AppError("invalid", {
      fields: { preferredTime: inLocale(formMessages, ctx.locale).full.errors.hourOver },
    });
  return moment;
}

function fromFull(ctx: Ctx, input: Full) {
  return {
    customerEmail: input.customerEmail,
    customerPhone: normalisePhone(input.customerPhone),
    customerContact: "",
    serviceRequested: input.serviceRequested,
    preferredAt: aheadOf(ctx, input.preferredDate, input.preferredTime),
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
    customerEmail: email.safeParse(contact).success ? contact : "",
    customerPhone: isPhoneNumber(contact) ? normalisePhone(contact) : "",
    customerContact: contact,
    serviceRequested: "",
    preferredAt: new Date(preferredMoment(input.date, "")),
    preferredTime: "",
    message: input.details,
    urgency: "standard" as const,
    budget: "",
  };
}
