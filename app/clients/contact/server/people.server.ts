import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart } from "#app/staff/people/people-part.ts";
import { contactMessage } from "../schema.server.ts";

export const peopleOfMessages: PeoplePart = {
  kind: "contact_message",
  letters: ["contact-receipt"],
  async facts({ db }, ids) {
    const rows = await db
      .select()
      .from(contactMessage)
      .where(inArray(contactMessage.id, [...ids]));
    return rows.map(({ id, name, locale, createdAt: at, email, phone }) => ({
      ...{ id, name, locale, at, town: "" },
      ...{ emails: [email], texts: [phone] },
    }));
  },
  timeline: [
    {
      name: "contact_message",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${contactMessage} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(contactMessage)
          .where(inArray(contactMessage.id, [...ids]));
        return rows.map((row) => ({
          id: row.id,
          what: "contact_message",
          side: "person",
          by: row.name,
          title: row.subject,
          words: row.message,
          language: row.locale,
        }));
      },
    },
    {
      name: "contact_message_answered",
      moments: (records) => sql`select id as record, answered_at as at, id from ${contactMessage}
        where id = any(${records}) and answered_at is not null`,
      async read({ db }, ids) {
        const rows = await db
          .select({ id: contactMessage.id, by: contactMessage.answeredBy })
          .from(contactMessage)
          .where(inArray(contactMessage.id, [...ids]));
        return rows.map(({ id, by }) => ({
          ...{ id, what: "status", side: "team", by: by ?? "" },
          ...{ from: "open", to: "answered" },
        }));
      },
    },
  ],
  async open({ db }, ids) {
    const rows = await db
      .select()
      .from(contactMessage)
      .where(and(inArray(contactMessage.id, [...ids]), isNull(contactMessage.answeredAt)))
      .orderBy(desc(contactMessage.createdAt))
      .limit(mostOpen);
    return rows.map(({ id, subject, createdAt }) => ({
      ...{ kind: "contact_message", id, title: subject, status: "open" },
      ...{ at: createdAt.toISOString(), dueAt: null, assignee: null },
    }));
  },
};
