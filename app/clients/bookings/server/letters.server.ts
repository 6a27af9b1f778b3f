import { eq } from "drizzle-orm";
import { type VendorRecipient, vendorEmail } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import {
  correctLetters,
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
import { customerLetters, writtenLetters } from "./personal-data.server.ts";
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
  const notice = staffEmail({
    effect: `booking-notice:${id}`,
    letter: "booking_notice",
    facts: {
      ...facts,
      vendor: bookingVendorName(row, operator().staffLocale),
      ...appointment(row),
      ...dueOf(row),
    },
  });
  const { receipt, request } = firstLetters(row, to);
  await enqueueMessages(ctx, [...receipt, ...(row.heldReason ? [] : [notice, ...request])], news);
}

/** For a booking that staff wrote down: the vendor is asked, the customer gets the receipt if `receipt`. */
export async function enqueueByHand(
  ctx: Ctx,
  row: Row,
  to: VendorRecipient,
  { receipt }: { receipt: boolean },
): Promise<void> {
  const letters = firstLetters(row, to);
  await enqueueMessages(ctx, [...(receipt ? letters.receipt : []), ...letters.request]);
}

/** The receipt, none without an address, and the request to the vendor. */
function firstLetters(row: Row, to: VendorRecipient | undefined) {
  const { customerName: name, customerEmail: email, reference, message, locale } = row;
  const facts = {
    ...{ name, email, phone: row.customerPhone || row.customerContact, reference, message },
    ...dueOf(row),
    vendor: bookingVendorName(row, locale),
    path: trackingPath(openLinkToken(row)),
  };
  const effect = `booking-receipt:${row.id}`;
  return {
    receipt: email ? [customerEmail({ effect, letter: "booking_receipt", facts, locale })] : [],
    request: vendorMessages(row, to, "vendor_request", `vendor-request:${row.id}`),
  };
}

const dueOf = ({ urgency, dueAt }: Row) => (urgency === "standard" ? {} : { dueAt: dueAt.toISOString() });

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
      ? customerMessage(row, completedEffect(row.id), letter, { ...cost, path: reviewPath(row) })
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
  "booking_reassigned",
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
 * After staff gave a booking to another vendor or service: withdraws what is no longer true, and writes to the vendors and
 * the customer. Also to a former vendor whose letter was not sent yet: the request was on its dashboard. Nothing is written
 * for a held booking.
 */
export async function tellOfReassignment(
  ctx: Ctx,
  before: Row,
  row: Row,
  to: VendorRecipient,
): Promise<void> {
  await withdrawLetters(ctx, before);
  const requests = [`vendor-request:${row.id}`, ...effectsOf(["vendor-request"], before)];
  await withdrawMessages(ctx, requests);
  if (row.heldReason) return;
  const otherVendor = before.vendorId !== row.vendorId;
  const former = otherVendor ? await findVendor(ctx, before) : undefined;
  const version = `${row.id}:${row.version}`;
  const letter = "booking_reassigned";
  await enqueueMessages(ctx, [
    ...vendorMessages(before, former, "vendor_released", `vendor-released:${version}`),
    ...vendorMessages(row, to, "vendor_request", `vendor-request:${version}`),
    ...(row.customerEmail ? [customerMessage(row, `${letter}:${version}`, letter, { otherVendor })] : []),
  ]);
}

/** The keys of what the customer may get, and of the notice to staff, as `booking-receipt:17`. */
const keysOf = ({ id }: Row) => [...customerLetters, writtenLetters].map((letter) => `${letter}:${id}`);

/**
 * After a correction of the customer's data: unsent letters name the new data, and go to the new address, with the link as
 * it is now.
 * @returns the effects of those that go to another address
 */
export function correctCustomerLetters(ctx: Ctx, before: Row, row: Row): Promise<string[]> {
  const { customerName: name, customerEmail: email, customerPhone, customerContact, locale } = row;
  const phone = customerPhone || customerContact;
  const trackingOf = (one: Row) => trackingPath(openLinkToken(one));
  const renewed =
    before.tokenHash === row.tokenHash
      ? []
      : [trackingOf, reviewPath].map((pathOf) => ({ from: pathOf(before), to: pathOf(row) }));
  const former = { email: before.customerEmail };
  return correctLetters(ctx, keysOf(row), former, { name, email, phone, locale }, renewed);
}

/**
 * After a correction of the customer's address: the unsent letters to the former one go to the new one, at the time that
 * they had, and a letter with the link in place of the receipt; a confirmation is written again if it had left. The
 * vendor's letters stay.
 * @returns how many letters to the former address were not sent, and go to the new one
 */
export async function moveLetters(ctx: Ctx, before: Row, row: Row): Promise<number> {
  const replaced = await withdrawMessages(ctx, [
    `booking-receipt:${row.id}`,
    ...effectsOf([newContact], before),
  ]);
  const moved = await correctCustomerLetters(ctx, before, row);
  if (!row.customerEmail) return 0;
  await enqueueMessages(ctx, [customerMessage(row, `${newContact}:${row.id}:${row.version}`, newContact)]);
  const confirmation = "booking_confirmed";
  if (row.status === "confirmed" && !moved.some((effect) => effect.startsWith(`${confirmation}:`)))
    await emailCustomer(ctx, row, confirmation);
  return replaced.size + moved.length;
}
