import { and, desc, inArray, ne, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart, type TimelineContent } from "#app/staff/people/people-part.ts";
import { safetyRequest, safetyRequestEvent } from "../schema.server.ts";

type Event = typeof safetyRequestEvent.$inferSelect;

const entryKinds = {
  status: "status",
  note: "note",
  released: "released",
  reached: "call",
  contact: "contact",
  photo: "photo",
} as const satisfies Record<Event["kind"], TimelineContent["what"]>;

export const peopleOfSafetyRequests: PeoplePart = {
  kind: "safety_request",
  letters: [],
  async facts({ db }, ids) {
    const rows = await db
      .select()
      .from(safetyRequest)
      .where(inArray(safetyRequest.id, [...ids]));
    return rows.map(({ id, name, locale, createdAt: at, contact }) => ({
      ...{ id, name, locale, at, town: "" },
      ...{ emails: [], texts: [contact] },
    }));
  },
  timeline: [
    {
      name: "safety_request",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${safetyRequest} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(safetyRequest)
          .where(inArray(safetyRequest.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "safety_request", side: "person", by: row.name, title: row.reference },
          ...{ words: row.details, language: row.locale, to: row.urgency },
        }));
      },
    },
    {
      name: "safety_request_event",
      moments: (records) =>
        sql`select request_id as record, at, id from ${safetyRequestEvent} where request_id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(safetyRequestEvent)
          .where(inArray(safetyRequestEvent.id, [...ids]));
        return rows.map(({ id, kind, by, from, to, note }) => ({
          ...{ id, what: entryKinds[kind], by, from, to, words: note },
          side: kind === "contact" || kind === "photo" ? "person" : "team",
        }));
      },
    },
  ],
  async open({ db }, ids) {
    const rows = await db
      .select()
      .from(safetyRequest)
      .where(and(inArray(safetyRequest.id, [...ids]), ne(safetyRequest.status, "closed")))
      .orderBy(desc(safetyRequest.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "safety_request", id: row.id, title: row.reference, status: row.status },
      ...{ at: row.createdAt.toISOString(), assignee: row.assignee },
      dueAt: row.answeredAt ? null : row.dueAt.toISOString(),
    }));
  },
};
