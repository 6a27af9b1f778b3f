import { and, eq, inArray, or } from "drizzle-orm";
import type { z } from "zod";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { listAuditEntries } from "#app/staff/audit/public.server.ts";
import { actorName } from "#platform/context.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type bookingHistory, type bookingHistoryQuery, customerFields, type Tracking } from "../contract.ts";
import { bookingEvent } from "../schema.server.ts";

type HistoryEvent = z.infer<typeof bookingHistory>[number];
type Correction = HistoryEvent["corrections"][number];
type Row = typeof bookingEvent.$inferSelect;
export type NewEvent = Pick<typeof bookingEvent.$inferInsert, "kind" | "from" | "to" | "note">;

/** Adds entries of staff to a booking's history. */
export async function addEvents(ctx: Ctx, bookingId: number, events: readonly NewEvent[]): Promise<void> {
  const by = { by: "staff" as const, name: actorName(ctx.actor) };
  await ctx.db
    .insert(bookingEvent)
    .values(events.map((event) => ({ ...event, ...by, bookingId, at: ctx.now })));
}

/**
 * A booking's history for staff, newest first; empty for an unknown id. Corrected values are in the audit log alone, where
 * a person's erasure finds them.
 */
export async function listBookingHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & z.output<typeof bookingHistoryQuery>,
): Promise<Page<HistoryEvent>> {
  requireStaff(ctx);
  const ofBooking = eq(bookingEvent.bookingId, id);
  const newest: Segment = { keys: [{ by: bookingEvent.id, type: "integer" }], descending: true };
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => [newest], createSliceReader(ctx.db, bookingEvent, ofBooking)),
    ctx.db.$count(bookingEvent, ofBooking),
  ]);
  const corrections = await readCorrections(ctx, id, page.items);
  const items = page.items.map(({ at, id: _, bookingId: __, ...event }) => ({
    ...event,
    at: at.toISOString(),
    corrections: isCorrection(event) ? (corrections.get(`${event.kind} ${at.toISOString()}`) ?? []) : [],
  }));
  return { ...page, items, total };
}

const isCorrection = ({ kind }: Pick<Row, "kind">) => kind === "corrected" || kind === "reassigned";

/** By the event's kind and moment, which its audit entries share. */
async function readCorrections(ctx: Ctx, id: number, events: readonly Pick<Row, "kind" | "at">[]) {
  const moments = events.filter(isCorrection).map(({ at }) => at);
  if (moments.length === 0) return new Map<string, Correction[]>();
  const about = { subject: "booking", subjectId: id } as const;
  const entries = await listAuditEntries(ctx, about, ["booking.correct", "booking.reassign"], moments);
  const vendorName = await readVendorNames(ctx, entries);
  const corrections = new Map<string, Correction[]>();
  for (const entry of entries) {
    const key = `${entry.act === "booking.correct" ? "corrected" : "reassigned"} ${entry.at}`;
    corrections.set(key, [...(corrections.get(key) ?? []), ...toCorrections(entry, vendorName)]);
  }
  return corrections;
}

/** What the customer sees of it: other vendors and services, oldest first, names in the reader's language. */
export async function readReassignments(ctx: Ctx, id: number): Promise<Tracking["changes"]> {
  const moments = await momentsOfReassignments(ctx, id);
  if (moments.length === 0) return [];
  const about = { subject: "booking", subjectId: id } as const;
  const entries = await listAuditEntries(ctx, about, ["booking.reassign"], moments);
  const vendorName = await readVendorNames(ctx, entries);
  return entries.flatMap((entry) =>
    toCorrections(entry, vendorName).flatMap(({ field, from, to }) =>
      field === "vendor" || field === "service" ? [{ at: entry.at, field, from, to }] : [],
    ),
  );
}

/** Of those that stand: staff may undo one within seconds. */
async function momentsOfReassignments({ db }: Ctx, id: number): Promise<Date[]> {
  const events = await db
    .select({ at: bookingEvent.at, kind: bookingEvent.kind })
    .from(bookingEvent)
    .where(and(eq(bookingEvent.bookingId, id), or(eq(bookingEvent.kind, "reassigned"), undoneReassignment)))
    .orderBy(bookingEvent.id);
  const moments: Date[] = [];
  for (const { kind, at } of events) {
    if (kind === "reassigned") moments.push(at);
    else moments.pop();
  }
  return moments;
}

const undoneReassignment = and(eq(bookingEvent.kind, "undone"), eq(bookingEvent.note, "reassigned"));

async function readVendorNames(ctx: Ctx, entries: readonly AuditEntry[]) {
  const ids = entries.flatMap(({ act, detail }) =>
    act === "booking.reassign" ? [Number(detail.from), Number(detail.to)] : [],
  );
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            id: vendor.id,
            businessName: vendor.businessName,
            businessNameEnglish: vendor.businessNameEnglish,
          })
          .from(vendor)
          .where(inArray(vendor.id, ids));
  const names = new Map(
    rows.map(({ id, ...both }) => [String(id), vendorNames(both, ctx.locale).first.text]),
  );
  return (id: string | undefined) => names.get(id ?? "") ?? `#${id}`;
}

function toCorrections({ act, detail }: AuditEntry, vendorName: (id?: string) => string): Correction[] {
  const { field, from = "", to = "", fromService = "", toService = "" } = detail;
  if (act === "booking.correct") {
    const known = Object.values(customerFields).find((one) => one === field);
    return known ? [{ field: known, from, to }] : [];
  }
  return [
    ...(from === to ? [] : [{ field: "vendor" as const, from: vendorName(from), to: vendorName(to) }]),
    ...(fromService === toService ? [] : [{ field: "service" as const, from: fromService, to: toService }]),
  ];
}
