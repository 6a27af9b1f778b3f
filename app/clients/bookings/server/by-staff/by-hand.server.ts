import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { noteNew, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { Booking, bookingByHand, changedBooking } from "../../contract.ts";
import { calculateDueAt, vendorDueAt } from "../../rules/due.ts";
import { maskContacts } from "../../rules/mask-contacts.ts";
import { preferredMoment } from "../../rules/preferred-moment.ts";
import { booking } from "../../schema.server.ts";
import { findApprovedVendor, requireFutureMoment, requireOffered } from "../create.server.ts";
import { addEvents } from "../history.server.ts";
import { enqueueByHand } from "../letters.server.ts";
import { toBooking } from "../list.server.ts";

type Input = z.output<typeof bookingByHand>;

/**
 * Stores a booking that staff write down for somebody who called, wrote or came in; the vendor is asked, and the customer
 * gets the receipt if staff say so. Limits and spam rules are for strangers. Audited. It can be undone.
 * @throws AppError not_found if no such vendor is in the directory; invalid for a service it does not offer, or an hour
 * that has passed
 */
export function createBookingByHand(ctx: Ctx, input: Input): Promise<z.infer<typeof changedBooking>> {
  return undoable(ctx, { act: "booking.create", subject: "booking", id: ({ id }: Booking) => id }, (held) =>
    writeDown(held, input),
  );
}

async function writeDown(ctx: Ctx, input: Input): Promise<Booking> {
  const { answered, receipt, day, preferredTime, ...fields } = input;
  const vendor = await findApprovedVendor(ctx, input.vendorId);
  requireOffered(ctx, input.serviceRequested, vendor.services);
  const values = {
    ...fields,
    customerPhone: normalisePhone(input.customerPhone),
    vendorName: vendor.businessName,
    vendorNameEnglish: vendor.businessNameEnglish,
    vendorTexts: maskContacts({ ...input, budget: "" }),
    budget: "",
    preferredAt:
      preferredTime === ""
        ? new Date(preferredMoment(day, ""))
        : requireFutureMoment(ctx, day, preferredTime),
    preferredTime,
    reference: String(ctx.now.getTime()).slice(-6),
    ...newLinkToken().stored,
    createdAt: ctx.now,
    waitsSince: ctx.now,
    dueAt: calculateDueAt(ctx.now, input.urgency, operator().chatHours),
    vendorDueAt: vendorDueAt(ctx.now, input.urgency),
    answeredAt: answered ? ctx.now : null,
  };
  const [row] = await ctx.db.insert(booking).values(values).returning();
  if (!row) throw new Error("the insert of the booking returned no row");
  noteNew(ctx, booking, row);
  await addEvents(ctx, row.id, [
    { kind: "written_down" },
    ...(answered ? [{ kind: "contacted" as const }] : []),
  ]);
  const detail = { source: input.source };
  await recordAudit(ctx, { act: "booking.create", subject: "booking", subjectId: row.id, detail });
  await enqueueByHand(ctx, row, vendor, { receipt });
  return toBooking(ctx, row);
}
