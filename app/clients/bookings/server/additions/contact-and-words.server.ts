import type { z } from "zod";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { contactCorrection, furtherWords, Tracking } from "../../contract.ts";
import { contactHint } from "../../rules/contact-hint.ts";
import type { booking } from "../../schema.server.ts";
import { bookingVendorName } from "../../vendor-names.ts";
import { changeByCustomer, waitAgain } from "../change-by-customer.server.ts";
import { moveLetters } from "../letters.server.ts";
import { withdrawReminders } from "../reminders.server.ts";
import { toTracking } from "../tracking.server.ts";

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
 * Corrects the customer's e-mail address or phone number, or both; the event keeps the former ones masked. Unsent letters
 * to the former address go to the new one. A letter says what changed: to the former address, or to the address that stays when only
 * the number changes.
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
  const event = (before: Row) => ({ kind: "contact" as const, note: maskedContacts(before) });
  const { before, row } = await changeByCustomer(ctx, input.token, corrected, event);
  // A held booking's address may belong to a stranger: send nothing.
  if (!row.heldReason) await writeToContacts(ctx, before, row);
  return toTracking(ctx, row);
}

/** Masked: the search for a person's records does not read the history. A contact in words cannot be masked in part. */
function maskedContacts({ customerEmail, customerPhone, customerContact }: Row): string {
  const parsed = [customerEmail, customerPhone].filter((contact) => contact !== "");
  return parsed.map(contactHint).join(" · ") || (customerContact && "•••");
}

async function writeToContacts(ctx: Ctx, before: Row, row: Row): Promise<void> {
  if (row.customerEmail !== before.customerEmail) {
    await withdrawReminders(ctx, before);
    await moveLetters(ctx, before, row);
    await tellFormer(ctx, before, row, "booking_contact_former");
  } else if (row.customerPhone !== before.customerPhone) {
    await tellFormer(ctx, before, row, "booking_contact_phone");
  }
}

/** To the address before the correction, without the link. Does nothing if there was none. */
async function tellFormer(ctx: Ctx, before: Row, row: Row, letter: LetterName): Promise<void> {
  const { id, customerName: name, customerEmail: email, reference, locale } = before;
  if (!email) return;
  const facts = { name, email, phone: "", message: "", reference, vendor: bookingVendorName(before, locale) };
  await enqueueMessages(ctx, [
    customerEmail({ effect: `${letter}:${id}:${row.version}`, letter, facts, locale }),
  ]);
}
