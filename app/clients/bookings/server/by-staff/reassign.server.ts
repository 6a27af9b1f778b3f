import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { withdrawWritten } from "#app/staff/outbox/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { Booking, reassignedBooking, reassignment } from "../../contract.ts";
import { vendorDueAt } from "../../rules/due.ts";
import { maskContacts } from "../../rules/mask-contacts.ts";
import { booking } from "../../schema.server.ts";
import { isOpen, waitAgain } from "../change-by-customer.server.ts";
import { requireOffered } from "../create.server.ts";
import { addEvents } from "../history.server.ts";
import { tellOfReassignment } from "../letters.server.ts";
import { toBooking } from "../list.server.ts";
import { writtenLetters } from "../personal-data.server.ts";
import { withdrawReminders } from "../reminders.server.ts";

type Row = typeof booking.$inferSelect;
type Vendor = typeof vendor.$inferSelect;

const messages = bilingual({
  vendorGone: {
    en: "This vendor is not in the directory now. Choose another one.",
    es: "Este proveedor no está ahora en el directorio. Elige otro.",
  },
});

/**
 * Gives a booking to another vendor, or another service: the former vendor is notified that it is cancelled, the new one is
 * asked, and has its time to answer, the customer is written to. What the former vendor answered and estimated is cleared,
 * so that a confirmed booking is pending again; the prices that staff noted stay. What the team wrote to the customer and
 * has not left is withdrawn: it may speak of the former vendor. It can be undone.
 * @throws AppError not_found; conflict if the version is outdated or the booking is completed or cancelled; invalid if the
 * vendor is not in the directory or does not offer the service
 */
export function reassignBooking(ctx: Ctx, input: Reassignment): Promise<z.infer<typeof reassignedBooking>> {
  return undoable(ctx, { act: "booking.reassign", subject: "booking", id: input.id }, (held) =>
    reassign(held, input),
  );
}

type Reassignment = { id: number } & z.output<typeof reassignment>;

async function reassign(
  ctx: Ctx,
  { id, vendorId, serviceRequested, version }: Reassignment,
): Promise<Booking & { withdrawn: number }> {
  const { before, row, changed, result } = await transition(ctx, booking, id, async (current) => {
    requireUnchanged(version, current.version);
    if (!isOpen(current)) throw new AppError("conflict");
    const isSame = current.vendorId === vendorId && current.serviceRequested === serviceRequested;
    if (isSame) return null;
    const to = await lockListedVendor(ctx, vendorId);
    requireOffered(ctx, serviceRequested, to.services);
    const set = fieldsFor(ctx, current, to, serviceRequested);
    return { set, event: eventFor(current, { ...current, ...set }), result: to };
  });
  if (!changed || !result) return { ...(await toBooking(ctx, row)), withdrawn: 0 };
  await addEvents(ctx, id, [
    { kind: "reassigned" },
    ...(before.status === row.status
      ? []
      : [{ kind: "status" as const, from: before.status, to: row.status }]),
  ]);
  await withdrawReminders(ctx, before);
  const withdrawn = await withdrawWritten(ctx, [`${writtenLetters}:${id}`]);
  await tellOfReassignment(ctx, before, row, result);
  return { ...(await toBooking(ctx, row)), withdrawn };
}

/** Locked, so that it is not suspended before it is asked. @throws AppError invalid (`vendorId`) */
async function lockListedVendor(ctx: Ctx, id: number): Promise<Vendor> {
  const [row] = await ctx.db
    .select()
    .from(vendor)
    .where(and(eq(vendor.id, id), eq(vendor.status, "approved")))
    .for("share");
  if (row) return row;
  throw new AppError("invalid", { fields: { vendorId: inLocale(messages, ctx.locale).vendorGone } });
}

function fieldsFor(ctx: Ctx, before: Row, to: Vendor, serviceRequested: string) {
  const isReopened = before.status !== "pending";
  return {
    vendorId: to.id,
    vendorName: to.businessName,
    vendorNameEnglish: to.businessNameEnglish,
    serviceRequested,
    vendorTexts: maskContacts({ ...before, serviceRequested }),
    vendorAnswer: null,
    // A new question to a vendor.
    vendorDueAt: vendorDueAt(ctx.now, before.urgency),
    estimatedCents: null,
    confirmedAt: null,
    status: "pending" as const,
    ...(isReopened && waitAgain(ctx, before)),
    version: before.version + 1,
  };
}

function eventFor(before: Row, row: Row) {
  const { serviceRequested: fromService } = before;
  const { serviceRequested: toService } = row;
  const detail = {
    from: String(before.vendorId),
    to: String(row.vendorId),
    ...(fromService !== toService && { fromService, toService }),
  };
  return { act: "booking.reassign", subject: "booking", detail } as const;
}
