import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart, type TimelineContent } from "#app/staff/people/people-part.ts";
import { booking, bookingEvent } from "../../schema.server.ts";

type Event = typeof bookingEvent.$inferSelect;

const sides = { staff: "team", customer: "person", vendor: "vendor" } as const;

const entryKinds = {
  status: "status",
  details: "details",
  appointment: "time",
  proposed: "time",
  accepted: "time",
  declined: "answer",
  answered: "answer",
  contacted: "call",
  released: "released",
  words: "words",
  contact: "contact",
  photo: "photo",
  prices: "prices",
  no_show: "no_show",
  corrected: "contact",
  reassigned: "reassigned",
  undone: "undone",
  written_down: "written_down",
} as const satisfies Record<Event["kind"], TimelineContent["what"]>;

/** A moment is a time of the appointment; a day alone counts as its noon. */
function momentOf({ kind, note }: Event): string | null {
  if (entryKinds[kind] !== "time") return null;
  const at = new Date(note.includes("T") ? note : `${note}T12:00:00-04:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** @param adminNotes as they are now, with the last event that changed them */
function eventContent({ event, adminNotes }: { event: Event; adminNotes: string | null }): TimelineContent {
  const { id, kind, by, name, from, to, note } = event;
  const isSaid = kind === "words" || kind === "contact" || (kind === "status" && by === "customer");
  return {
    ...{ id, what: entryKinds[kind], side: sides[by], by: name },
    ...{ from, to, words: isSaid ? note : (adminNotes ?? ""), when: momentOf(event) },
    title: kind === "answered" ? note : kind === "declined" ? "declined" : "",
  };
}

export const peopleOfBookings: PeoplePart = {
  kind: "booking",
  letters: [
    "booking-receipt",
    "booking_confirmed",
    "booking_started",
    "booking_completed",
    "booking_cancelled",
    "booking_time_declined",
    "booking_reminder_24",
    "booking_reminder_2",
    "booking_reassigned",
    "booking_contact_new",
    "booking_contact_former",
    "booking_contact_phone",
  ],
  async facts({ db }, ids) {
    const rows = await db
      .select()
      .from(booking)
      .where(inArray(booking.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, name: row.customerName, locale: row.locale, at: row.createdAt, town: row.town },
      ...{ emails: [row.customerEmail], texts: [row.customerPhone, row.customerContact] },
    }));
  },
  timeline: [
    {
      name: "booking",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${booking} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(booking)
          .where(inArray(booking.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "booking", side: "person", by: row.customerName },
          ...{ title: `${row.reference} · ${row.serviceRequested} · ${row.vendorName}` },
          ...{ words: row.message, language: row.locale, when: row.preferredAt.toISOString() },
        }));
      },
    },
    {
      name: "booking_event",
      moments: (records) =>
        sql`select booking_id as record, at, id from ${bookingEvent} where booking_id = any(${records})`,
      async read({ db }, ids) {
        const isLastOfNotes = sql`${bookingEvent.id} = (select max(id) from booking_event as last
          where last.booking_id = ${booking.id} and last.kind = 'details')`;
        const rows = await db
          .select({ event: bookingEvent, adminNotes: booking.adminNotes })
          .from(bookingEvent)
          .leftJoin(booking, and(eq(booking.id, bookingEvent.bookingId), isLastOfNotes))
          .where(inArray(bookingEvent.id, [...ids]));
        return rows.map(eventContent);
      },
    },
  ],
  async open({ db }, ids) {
    const rows = await db
      .select()
      .from(booking)
      .where(and(inArray(booking.id, [...ids]), notInArray(booking.status, ["completed", "cancelled"])))
      .orderBy(desc(booking.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "booking", id: row.id, title: `${row.serviceRequested} · ${row.vendorName}` },
      ...{ status: row.status, at: row.createdAt.toISOString(), assignee: row.assignee },
      dueAt: (row.answeredAt ? row.preferredAt : row.dueAt).toISOString(),
    }));
  },
};
