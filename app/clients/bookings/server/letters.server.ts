import { eq } from "drizzle-orm";
import { type VendorRecipient, vendorEmail } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import {
  customerEmail,
  enqueueMessages,
  type NewMessage,
  type StaffNotification,
  staffEmail,
  withdrawMessages,
} from "#app/staff/outbox/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import type { booking } from "../schema.server.ts";
import { bookingVendorName } from "../vendor-names.ts";
import { reviewPath } from "./review-link.server.ts";

type Row = typeof booking.$inferSelect;

/** Path of the tracking page. The token gives access: only the customer's letters and answers may contain it. */
export function trackingPath(token: string): string {
  return `/track/${token}`;
}

/** Receipt to the customer; notices to staff and vendor unless the booking is held. Idempotent. */
export async function enqueueConfirmations(
  ctx: Ctx,
  row: Row,
  to: VendorRecipient | undefined,
  news?: StaffNotification,
): Promise<void> {
  const { id, customerName: name, customerEmail: email, customerPhone, customerContact, reference } = row;
  const facts = { name, email, phone: customerPhone || customerContact, reference, message: row.message };
  const due = row.urgency === "standard" ? {} : { dueAt: row.dueAt.toISOString() };
  const receipt = customerEmail({
    effect: `booking-receipt:${id}`,
    letter: "booking_receipt",
    facts: {
      ...facts,
      vendor: bookingVendorName(row, row.locale),
      path: trackingPath(openLinkToken(row)),
      ...due,
    },
    locale: row.locale,
  });
  const notice = staffEmail({
    effect: `booking-notice:${id}`,
    letter: "booking_notice",
    facts: { ...facts, vendor: bookingVendorName(row, operator().staffLocale), ...appointment(row), ...due },
  });
  const request = vendorMessages(row, to, "vendor_request", `vendor-request:${id}`);
  await enqueueMessages(
    ctx,
    [...(email ? [receipt] : []), ...(row.heldReason ? [] : [notice, ...request])],
    news,
  );
}

function appointment({ serviceRequested, preferredAt, preferredTime }: Row) {
  return { service: serviceRequested, when: preferredAt.toISOString(), wholeDay: preferredTime === "" };
}

function vendorMessages(
  row: Row,
  to: VendorRecipient | undefined,
  letter: LetterName,
  effect: string,
): NewMessage[] {
  return vendorEmail(to, effect, letter, { reference: row.reference, ...appointment(row) });
}

/** The vendor to write to, whatever its status; undefined if it no longer exists. */
export async function findVendor(ctx: Ctx, { vendorId }: Row): Promise<VendorRecipient | undefined> {
  const [row] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  return row;
}

/** E-mails the vendor about a confirmed, moved or cancelled booking, once per version of it. */
export async function notifyVendor(ctx: Ctx, row: Row): Promise<void> {
  const to = await findVendor(ctx, row);
  await enqueueMessages(
    ctx,
    vendorMessages(row, to, "vendor_booking", `vendor-booking:${row.id}:${row.version}`),
  );
}

/** No version in the key: a booking gets one review invitation. */
const completedEffect = (id: number) => `booking_completed:${id}`;

/**
 * E-mails the customer about the booking's new state, once per version; the review invitation once per booking. Does
 * nothing if the customer left no address.
 */
export async function emailCustomer(ctx: Ctx, row: Row, letter: LetterName): Promise<void> {
  if (!row.customerEmail) return;
  const cost = row.estimatedCents === null ? {} : { cents: row.estimatedCents };
  const message =
    letter === "booking_completed"
      ? customerMessage(row, completedEffect(row.id), letter, { ...cost, path: reviewPath(row.id) })
      : customerMessage(row, `${letter}:${row.id}:${row.version}`, letter, cost);
  await enqueueMessages(ctx, [message]);
}

/**
 * A letter to the customer with the facts of the booking and its tracking link; the caller enqueues it.
 * @param effect unique key: a message with the same key is enqueued once
 */
export function customerMessage(
  row: Row,
  effect: string,
  letter: LetterName,
  facts: Partial<NewMessage["facts"]> = {},
): NewMessage {
  const { customerName: name, customerEmail: email, reference, locale } = row;
  const vendor = bookingVendorName(row, locale);
  const known = {
    name,
    email,
    phone: "",
    message: "",
    reference,
    vendor,
    path: trackingPath(openLinkToken(row)),
  };
  return customerEmail({ effect, letter, facts: { ...known, ...appointment(row), ...facts }, locale });
}

const customerNews = [
  "booking_confirmed",
  "booking_started",
  "booking_cancelled",
  "booking_time_declined",
] as const satisfies LetterName[];

const newContact = "booking_contact_new" satisfies LetterName;

function effectsOf(names: readonly string[], { id, version: latest }: Row): string[] {
  const versions = Array.from({ length: latest }, (_, index) => index + 1);
  return names.flatMap((name) => versions.map((version) => `${name}:${id}:${version}`));
}

/** Withdraws unsent messages about a state or a time that no longer applies. */
export async function withdrawLetters(ctx: Ctx, row: Row): Promise<void> {
  await withdrawMessages(ctx, [
    completedEffect(row.id),
    ...effectsOf([...customerNews, "vendor-booking"], row),
  ]);
}

/**
 * After a correction of the customer's address: withdraws the unsent letters to the former ones, sends the link to the
 * new one, and again what is still news there: a confirmation, and what was not sent. The vendor's letters stay.
 */
export async function moveLetters(ctx: Ctx, before: Row, row: Row): Promise<void> {
  const unsent = await withdrawMessages(ctx, [
    `booking-receipt:${row.id}`,
    ...effectsOf([...customerNews, newContact], before),
  ]);
  if (!row.customerEmail) return;
  await enqueueMessages(ctx, [customerMessage(row, `${newContact}:${row.id}:${row.version}`, newContact)]);
  for (const letter of customerNews) {
    const isConfirmation = letter === "booking_confirmed" && row.status === "confirmed";
    if (isConfirmation || effectsOf([letter], before).some((effect) => unsent.has(effect)))
      await emailCustomer(ctx, row, letter);
  }
}
