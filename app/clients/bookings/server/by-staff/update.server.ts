import type { z } from "zod";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assign } from "#app/staff/shell/editing/assign.server.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { release, requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Booking, BookingStatus, BookingUpdate, changedBooking } from "../../contract.ts";
import { calculateDueAt, vendorDueAt } from "../../rules/due.ts";
import { preferredMoment } from "../../rules/preferred-moment.ts";
import { booking } from "../../schema.server.ts";
import { addEvents, type NewEvent } from "../history.server.ts";
import {
  emailCustomer,
  enqueueConfirmations,
  findVendor,
  notifyVendor,
  withdrawLetters,
} from "../letters.server.ts";
import { toBooking } from "../list.server.ts";
import { withdrawReminders } from "../reminders.server.ts";

type Row = typeof booking.$inferSelect;

/**
 * Staff's update: status, appointment, notes, cost, and the answer to a requested time. Stores history and audit,
 * withdraws letters that are no longer true, and writes to customer and vendor unless the booking is held. It can be undone.
 * @param ms how long it can be undone, where that is not the usual time
 * @throws AppError not_found; conflict if the version is outdated or no other time is requested
 */
export function updateBooking(
  ctx: Ctx,
  input: { id: number } & BookingUpdate,
  ms?: number,
): Promise<z.infer<typeof changedBooking>> {
  return undoable(
    ctx,
    { act: "booking.update", subject: "booking", id: input.id, ...(ms !== undefined && { ms }) },
    (held) => update(held, input),
  );
}

async function update(ctx: Ctx, input: { id: number } & BookingUpdate): Promise<Booking> {
  const { before, row } = await transition(ctx, booking, input.id, (current) => {
    requireUnchanged(input.version, current.version);
    if (input.proposal && !current.proposedAt) throw new AppError("conflict");
    const set = { ...changedFields(current, input, ctx.now), version: current.version + 1 };
    const detail = auditDetail(current, { ...current, ...set });
    return { set, event: { act: "booking.update", subject: "booking", detail } };
  });
  await addEvents(ctx, row.id, toEvents(before, row, input));
  if (row.status !== before.status || isRescheduled(before, row)) {
    await withdrawReminders(ctx, before);
    await withdrawLetters(ctx, before);
  }
  const letter = chooseLetter(before, row, input);
  if (letter) await emailCustomer(ctx, row, letter);
  if (letter === "booking_confirmed" || letter === "booking_cancelled") await notifyVendor(ctx, row);
  return toBooking(ctx, row);
}

/** Audit detail: status, time and cost. Without the notes, which may contain personal data. */
function auditDetail(before: Row, row: Row) {
  const [fromWhen, toWhen] = [before.preferredAt.toISOString(), row.preferredAt.toISOString()];
  const [fromCost, toCost] = [before, row].map(({ estimatedCents }) => String(estimatedCents ?? ""));
  return {
    from: before.status,
    to: row.status,
    ...(fromWhen !== toWhen && { fromWhen, toWhen }),
    ...(fromCost !== toCost && { fromCost, toCost }),
    ...(before.noShow !== row.noShow && { noShow: row.noShow ?? "none" }),
  };
}

function changedFields(before: Row, input: BookingUpdate, now: Date): Partial<Row> {
  const { status, adminNotes, estimatedCost, noShow = before.noShow } = input;
  const moved = status !== before.status;
  const appointment = appointmentOf(before, input);
  const rescheduled = isRescheduled(before, appointment);
  // A request for another time ends when the work starts or the booking is closed.
  const endsProposal =
    input.proposal !== undefined || (moved && status !== "pending" && status !== "confirmed");
  const proposalFields = endsProposal ? { proposedAt: null, proposedTime: "" } : {};
  return {
    status,
    adminNotes,
    estimatedCents: estimatedCost === null ? null : Math.round(estimatedCost * 100),
    ...appointment,
    ...proposalFields,
    ...waitingFields(before, input, endsProposal, now),
    confirmedAt: status !== "confirmed" ? null : moved || rescheduled ? now : before.confirmedAt,
    // The vendor's answer was about the old time.
    vendorAnswer: rescheduled ? null : before.vendorAnswer,
    vendorDueAt: rescheduled ? vendorDueAt(now, before.urgency) : before.vendorDueAt,
    // Whatever staff do with it: they have seen that the customer cancelled.
    customerCancelledAt: null,
    cancelReason: status === "cancelled" ? before.cancelReason : "",
    noShow: status === "cancelled" ? noShow : null,
    heldReason: heldReasonAfter(before.heldReason, { moved, refused: status === "cancelled" }),
  };
}

type Appointment = Pick<Row, "preferredAt" | "preferredTime">;

function appointmentOf(before: Row, input: BookingUpdate): Appointment {
  if (input.proposal === "accept" && before.proposedAt)
    return { preferredAt: before.proposedAt, preferredTime: before.proposedTime };
  const { preferredDate, preferredTime = "" } = input;
  if (preferredDate === undefined)
    return { preferredAt: before.preferredAt, preferredTime: before.preferredTime };
  return { preferredAt: new Date(preferredMoment(preferredDate, preferredTime)), preferredTime };
}

function isRescheduled(before: Appointment, after: Appointment): boolean {
  return (
    before.preferredAt.getTime() !== after.preferredAt.getTime() ||
    before.preferredTime !== after.preferredTime
  );
}

function waitingFields(
  before: Row,
  { status, contacted }: BookingUpdate,
  wishEnds: boolean,
  now: Date,
): Partial<Pick<Row, "answeredAt" | "waitsSince" | "dueAt">> {
  if (contacted) return { answeredAt: before.answeredAt ?? now };
  if (status === "pending")
    return before.status === "pending"
      ? { answeredAt: wishEnds ? now : before.answeredAt }
      : {
          answeredAt: null,
          waitsSince: now,
          dueAt: calculateDueAt(now, before.urgency, operator().chatHours),
        };
  const isStillProposed = before.proposedAt && !wishEnds;
  return { answeredAt: isStillProposed ? before.answeredAt : (before.answeredAt ?? now) };
}

/** History entries; every saved form creates at least one. */
function toEvents(before: Row, row: Row, { proposal, contacted }: BookingUpdate): NewEvent[] {
  const events: NewEvent[] = [];
  if (row.status !== before.status) events.push({ kind: "status", from: before.status, to: row.status });
  const time = row.preferredTime ? row.preferredAt.toISOString() : todayInSantoDomingo(row.preferredAt);
  if (proposal) events.push({ kind: proposal === "accept" ? "accepted" : "declined", note: time });
  else if (isRescheduled(before, row)) events.push({ kind: "appointment", note: time });
  if (contacted) events.push({ kind: "contacted" });
  if (before.heldReason && !row.heldReason) events.push({ kind: "released" });
  if (row.noShow !== before.noShow) events.push({ kind: "no_show", note: row.noShow ?? "" });
  const details = row.adminNotes !== before.adminNotes || row.estimatedCents !== before.estimatedCents;
  if (details || events.length === 0) events.push({ kind: "details" });
  return events;
}

/** Message to the customer by new status; a step back to pending sends none. */
const letters: Partial<Record<BookingStatus, LetterName>> = {
  confirmed: "booking_confirmed",
  "in-progress": "booking_started",
  completed: "booking_completed",
  cancelled: "booking_cancelled",
};

function chooseLetter(before: Row, row: Row, { proposal }: BookingUpdate): LetterName | undefined {
  // Of an appointment to which somebody did not come the team talks with both.
  if (row.heldReason || (row.noShow && row.noShow !== before.noShow)) return undefined;
  if (row.status !== before.status) return letters[row.status];
  if (row.status === "confirmed" && isRescheduled(before, row)) return "booking_confirmed";
  return proposal === "decline" ? "booking_time_declined" : undefined;
}

/**
 * Assigns the booking to the caller, or unassigns it; audited.
 * @throws AppError not_found; conflict if the assignee has changed meanwhile
 */
export async function assignBooking(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<Booking> {
  const row = await assign(ctx, booking, input, {
    act: "booking.assign",
    subject: "booking",
    news: {
      type: "booking_assigned",
      about: ({ customerName, reference }) => `${customerName}, ${reference}`,
    },
  });
  return toBooking(ctx, row);
}

/**
 * Releases a held booking and sends the held messages; audited. Does nothing if it is not held. It can be undone.
 * @throws AppError not_found
 */
export function releaseBooking(ctx: Ctx, { id }: { id: number }): Promise<z.infer<typeof changedBooking>> {
  return undoable(ctx, { act: "booking.release", subject: "booking", id }, (held) => releaseHeld(held, id));
}

async function releaseHeld(ctx: Ctx, id: number): Promise<Booking> {
  const act = { act: "booking.release", subject: "booking" } as const;
  // The vendor is asked only now.
  const { row, changed } = await release(ctx, booking, id, act, ({ urgency }) => ({
    vendorDueAt: vendorDueAt(ctx.now, urgency),
  }));
  if (!changed) return toBooking(ctx, row);
  await addEvents(ctx, id, [{ kind: "released" }]);
  await enqueueConfirmations(ctx, row, await findVendor(ctx, row));
  return toBooking(ctx, row);
}
