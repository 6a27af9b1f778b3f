import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Availability } from "#app/marketplace/vendors/rules/availability.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { RecordSource } from "#app/staff/shell/contract.ts";
import { operator } from "#platform/config/operator.server.ts";
import { email } from "#platform/contract.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { prepared, preparedInsert } from "#platform/database/prepared.server.ts";
import { AppError } from "#platform/errors.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { heldReason, spamSignals } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { isPhoneNumber } from "#platform/text/phone-number.ts";
import type { BookingReceipt, fullBooking, simpleBooking } from "../contract.ts";
import { messages as formMessages } from "../messages.ts";
import { calculateDueAt, vendorDueAt } from "../rules/due.ts";
import { latestAsapDay } from "../rules/fitting-times.ts";
import { maskContacts } from "../rules/mask-contacts.ts";
import { preferredMoment } from "../rules/preferred-moment.ts";
import { dayText } from "../rules/public-times.ts";
import { booking } from "../schema.server.ts";
import { fallbackServices, type timeSlots } from "../values.ts";
import { enqueueConfirmations, trackingPath } from "./letters.server.ts";

const messages = bilingual({
  serviceGone: {
    en: "This provider no longer offers that service. Choose another one.",
    es: "Este proveedor ya no ofrece ese servicio. Elige otro.",
  },
});

const texts = ({ locale }: Ctx) => inLocale(messages, locale);

type SimpleInput = z.output<typeof simpleBooking>;
type FullInput = z.output<typeof fullBooking>;

const insertBooking = preparedInsert(
  "insert a booking",
  booking,
  [
    ...(["reference", "tokenHash", "sealedToken", "vendorId", "vendorName", "vendorNameEnglish"] as const),
    ...(["customerName", "customerEmail", "customerPhone", "customerContact", "vendorTexts"] as const),
    ...(["serviceRequested", "preferredAt", "preferredTime", "message", "urgency", "budget"] as const),
    ...(["town", "place"] as const),
    ...(["locale", "source", "createdAt", "waitsSince", "dueAt", "vendorDueAt"] as const),
  ],
  // The same message to another vendor is not a duplicate.
  { heldReason: heldReason(booking, sql`earlier.vendor_id = ${sql.placeholder("vendorId")}`) },
);

/**
 * Creates a booking from either body (RULINGS 4), notifies staff and enqueues the confirmations. Suspected spam is
 * held: then only the customer gets a letter.
 * @throws AppError not_found if no such vendor is approved; invalid for a service it does not offer, an hour that has
 * passed, or "asap" on a later day
 */
export function createBooking(ctx: Ctx, input: SimpleInput | FullInput): Promise<BookingReceipt> {
  return storeBooking(ctx, input, "site");
}

/** The same for a booking that staff make of a chat. @throws as `createBooking` */
export function createBookingFromChat(
  ctx: Ctx,
  input: Omit<SimpleInput, "trap" | "elapsed">,
): Promise<BookingReceipt> {
  return storeBooking(ctx, input, "chat");
}

async function storeBooking(
  ctx: Ctx,
  input: SimpleInput | FullInput,
  source: RecordSource,
): Promise<BookingReceipt> {
  const fields = "serviceRequested" in input ? fromFull(ctx, input) : fromSimple(input);
  const bookedVendor = await findApprovedVendor(ctx, input.vendorId);
  requireOffered(ctx, fields.serviceRequested, bookedVendor.services);
  requireSameDay(ctx, fields, bookedVendor);
  const { token, stored } = newLinkToken();
  const text = { email: fields.customerEmail, message: fields.message };
  const values = {
    ...fields,
    vendorTexts: maskContacts(fields),
    vendorId: input.vendorId,
    vendorName: bookedVendor.businessName,
    vendorNameEnglish: bookedVendor.businessNameEnglish,
    customerName: input.customerName,
    // The specification's format, generated on the server (RULINGS 6).
    reference: String(ctx.now.getTime()).slice(-6),
    ...stored,
    locale: ctx.locale,
    source,
    createdAt: ctx.now,
    waitsSince: ctx.now,
    dueAt: calculateDueAt(ctx.now, fields.urgency, operator().chatHours),
    vendorDueAt: vendorDueAt(ctx.now, fields.urgency ?? "standard"),
  };
  const row = await insertBooking(ctx.db, values, await spamSignals(ctx, booking, input, text));
  await enqueueConfirmations(ctx, row, bookedVendor, {
    type: "new_booking",
    subjectId: row.id,
    about: bookingLabel(row),
  });
  return {
    success: true,
    id: row.id,
    reference: row.reference,
    trackingPath: trackingPath(token),
    dueAt: row.dueAt.toISOString(),
  };
}

const bookedVendorColumns = {
  businessHours: vendor.businessHours,
  availableDates: vendor.availableDates,
  availableTimes: vendor.availableTimes,
  closures: vendor.closures,
  businessName: vendor.businessName,
  businessNameEnglish: vendor.businessNameEnglish,
  services: vendor.services,
  email: vendor.email,
  contactName: vendor.contactName,
  locale: vendor.locale,
  isSample: vendor.isSample,
};
const approvedVendor = prepared((db) =>
  db
    .select(bookedVendorColumns)
    .from(vendor)
    .where(and(eq(vendor.id, sql.placeholder("id")), eq(vendor.status, "approved")))
    .prepare("vendor of a new booking"),
);

/** The vendor of a booking. @throws AppError not_found unless it is in the directory */
export async function findApprovedVendor({ db }: Ctx, id: number) {
  const [row] = await approvedVendor(db).execute({ id });
  if (!row) throw new AppError("not_found");
  return row;
}

/** @throws AppError invalid (`serviceRequested`) unless it is the vendor's, a general one, or none (short form) */
export function requireOffered(ctx: Ctx, service: string, services: readonly string[]): void {
  const isOffered =
    service === "" || services.includes(service) || fallbackServices.some((one) => one === service);
  if (!isOffered) throw new AppError("invalid", { fields: { serviceRequested: texts(ctx).serviceGone } });
}

/** @throws AppError invalid (`preferredDate`) for "asap" ("same day") on a later day than the next possible one */
function requireSameDay(
  ctx: Ctx,
  { urgency, preferredAt }: Pick<typeof booking.$inferInsert, "urgency" | "preferredAt">,
  bookedVendor: Availability,
): void {
  if (urgency !== "asap") return;
  const latest = latestAsapDay(bookedVendor, ctx.now);
  if (todayInSantoDomingo(preferredAt) <= latest) return;
  const { asapDay } = inLocale(formMessages, ctx.locale).full.errors;
  throw new AppError("invalid", { fields: { preferredDate: asapDay(dayText(latest, ctx.locale)) } });
}

/** Names a booking in the staff's notifications: "Ana Pérez (123456)". */
export function bookingLabel({ customerName, reference }: typeof booking.$inferSelect): string {
  return `${customerName} (${reference})`;
}

/** The moment of a slot in Santo Domingo. @throws AppError invalid (`preferredTime`) when it has passed */
export function requireFutureMoment(ctx: Ctx, day: string, slot: (typeof timeSlots)[number]): Date {
  const moment = new Date(preferredMoment(day, slot));
  if (moment <= ctx.now)
    throw new AppError("invalid", {
      fields: { preferredTime: inLocale(formMessages, ctx.locale).full.errors.hourOver },
    });
  return moment;
}

function fromFull(ctx: Ctx, input: FullInput) {
  return {
    customerEmail: input.customerEmail,
    customerPhone: normalisePhone(input.customerPhone),
    customerContact: "",
    serviceRequested: input.serviceRequested,
    preferredAt: requireFutureMoment(ctx, input.preferredDate, input.preferredTime),
    preferredTime: input.preferredTime,
    message: input.message,
    urgency: input.urgency,
    budget: input.budget,
    town: input.town,
    place: input.place,
  };
}

function fromSimple(input: SimpleInput) {
  const contact = input.customerContact;
  return {
    // The short form's contact is used as e-mail address or phone number if it is one.
    customerEmail: email.safeParse(contact).success ? contact : "",
    customerPhone: isPhoneNumber(contact) ? normalisePhone(contact) : "",
    customerContact: contact,
    serviceRequested: "",
    preferredAt: new Date(preferredMoment(input.date, "")),
    preferredTime: "",
    message: input.details,
    urgency: "standard" as const,
    budget: "",
    town: "" as const,
    place: "",
  };
}
