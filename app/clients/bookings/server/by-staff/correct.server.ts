import type { z } from "zod";
import { renameNotificationsOf } from "#app/staff/outbox/public.server.ts";
import {
  auditCorrections,
  changesBetween,
  leavesFormerAddress,
} from "#app/staff/shell/editing/corrections.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import {
  type Booking,
  type bookingCorrection,
  type CustomerData,
  type CustomerField,
  type correctedBooking,
  customerFields,
} from "../../contract.ts";
import { maskContacts } from "../../rules/mask-contacts.ts";
import { booking } from "../../schema.server.ts";
import { bookingLabel } from "../create.server.ts";
import { addEvents } from "../history.server.ts";
import { correctCustomerLetters, moveLetters } from "../letters.server.ts";
import { toBooking } from "../list.server.ts";
import { customerNews } from "../personal-data.server.ts";
import { withdrawReminders } from "../reminders.server.ts";

type Row = typeof booking.$inferSelect;

/**
 * Corrects the data of a booking's customer; each value is audited as it was and as it is now. What waits for the former
 * address goes to the new one, with a new tracking link. The former address gets nothing, and its link opens nothing: it may
 * be a stranger's. It can be undone.
 * @throws AppError not_found; conflict if the version is outdated
 */
export function correctBooking(ctx: Ctx, input: Input): Promise<z.infer<typeof correctedBooking>> {
  return undoable(ctx, { act: "booking.correct", subject: "booking", id: input.id }, (held) =>
    correct(held, input),
  );
}

type Input = { id: number } & z.output<typeof bookingCorrection>;

async function correct(
  ctx: Ctx,
  { id, version, ...input }: Input,
): Promise<{ booking: Booking; redirected: number }> {
  const data: CustomerData = { ...input, customerPhone: normalisePhone(input.customerPhone) };
  const { before, row, changed } = await transition(ctx, booking, id, (current) => {
    requireUnchanged(version, current.version);
    if (correctionsBetween(current, data).length === 0) return null;
    const vendorTexts = maskContacts({ ...current, place: data.place });
    const link = leavesFormerAddress(current.customerEmail, data.customerEmail) && newLinkToken().stored;
    return { set: { ...data, ...link, vendorTexts, version: current.version + 1 }, event: null };
  });
  if (!changed) return { booking: await toBooking(ctx, row), redirected: 0 };
  const about = { act: "booking.correct", subject: "booking", subjectId: id } as const;
  await auditCorrections(ctx, about, correctionsBetween(before, row));
  await addEvents(ctx, id, [{ kind: "corrected" }]);
  if (before.customerName !== row.customerName)
    await renameNotificationsOf(ctx, customerNews, id, bookingLabel(row));
  const redirected = await moveUnsent(ctx, before, row);
  return { booking: await toBooking(ctx, row), redirected };
}

/** After such a correction was undone: the bell and the letters that still wait name the data as they were. */
export async function correctBack(ctx: Ctx, corrected: Row, row: Row): Promise<void> {
  await renameNotificationsOf(ctx, customerNews, row.id, bookingLabel(row));
  await correctCustomerLetters(ctx, corrected, row);
}

function correctionsBetween(before: CustomerData, after: CustomerData) {
  return changesBetween(byField(before), byField(after), Object.values(customerFields));
}

function byField(data: CustomerData): Record<CustomerField, string> {
  const names = Object.entries(customerFields) as [keyof CustomerData, CustomerField][];
  return Object.fromEntries(names.map(([key, field]) => [field, data[key]])) as Record<CustomerField, string>;
}

/** A held booking writes to nobody before it is released: its letters only change. */
async function moveUnsent(ctx: Ctx, before: Row, row: Row): Promise<number> {
  if (before.customerEmail === row.customerEmail || row.heldReason)
    return (await correctCustomerLetters(ctx, before, row)).length;
  await withdrawReminders(ctx, before);
  return moveLetters(ctx, before, row);
}
