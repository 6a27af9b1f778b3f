import type { z } from "zod";
import { customerEmail, enqueueMessages, withdrawMessages } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { contactCorrection, furtherWords, Tracking } from "../../contract.ts";
import type { booking } from "../../schema.server.ts";
import { bookingVendorName } from "../../vendor-names.ts";
import { changeByCustomer, waitAgain } from "../change-by-customer.server.ts";
import { customerMessage, withdrawLetters } from "../letters.server.ts";
import { withdrawReminders } from "../reminders.server.ts";
import { contactsOf, toTracking } from "../tracking.server.ts";

type Row = typeof booking.$inferSelect;

/** Stores what the customer adds to the request, with its time; it awaits contact again. @throws as `changeByCustomer` */
export async function addWords(
  ctx: Ctx,
  { token, words }: { token: string } & z.output<typeof furtherWords>,
): Promise<Tracking> {
  const event = { kind: "words" as const, note: words };
  return toTracking(ctx, (await changeByCustomer(ctx, token, (before) => waitAgain(ctx, before), event)).row);
}

/**
 * Corrects the customer's e-mail address or phone number, or both; the event keeps the former ones for staff. Unsent
 * letters to a former address are withdrawn; the new address gets the link, and the former one a notice.
 * @throws as `changeByCustomer`
 */
export async function correctContact(
  ctx: Ctx,
  input: { token: string } & z.output<typeof contactCorrection>,
): Promise<Tracking> {
  const corrected = (before: Row) => ({
    ...waitAgain(ctx, before),
    customerEmail: input.customerEmail || before.customerEmail,
    customerPhone: input.customerPhone ? normalisePhone(input.customerPhone) : before.customerPhone,
    customerContact: "",
  });
  const event = (before: Row) => ({ kind: "contact" as const, note: contactsOf(before).join(" · ") });
  const { before, row } = await changeByCustomer(ctx, input.token, corrected, event);
  // A held booking's address may belong to a stranger: send nothing.
  if (row.customerEmail !== before.customerEmail && !row.heldReason) await moveLetters(ctx, before, row);
  return toTracking(ctx, row);
}

async function moveLetters(ctx: Ctx, before: Row, row: Row): Promise<void> {
  await withdrawReminders(ctx, before);
  await withdrawLetters(ctx, before);
  await withdrawMessages(ctx, [`booking-receipt:${row.id}`]);
  const effect = (which: string) => `booking_contact_${which}:${row.id}:${row.version}`;
  const { customerName: name, customerEmail: email, reference, locale } = before;
  const facts = { name, email, phone: "", message: "", reference, vendor: bookingVendorName(before, locale) };
  const former = customerEmail({ effect: effect("former"), letter: "booking_contact_former", facts, locale });
  const current = customerMessage(row, effect("new"), "booking_contact_new");
  await enqueueMessages(ctx, email ? [former, current] : [current]);
}
