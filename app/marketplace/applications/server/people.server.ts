import { and, desc, inArray, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart } from "#app/staff/people/people-part.ts";
import { ownPhones } from "../contract.ts";
import { vendorApplication, vendorApplicationStep } from "../schema.server.ts";

const named = {
  id: vendorApplication.id,
  reference: vendorApplication.reference,
  ownerName: vendorApplication.ownerName,
  businessName: vendorApplication.businessName,
  email: vendorApplication.email,
  answers: vendorApplication.answers,
  city: vendorApplication.city,
  status: vendorApplication.status,
  locale: vendorApplication.locale,
  createdAt: vendorApplication.createdAt,
};

export const peopleOfApplications: PeoplePart = {
  kind: "vendor_application",
  letters: ["application-receipt", "application"],
  async facts({ db }, ids) {
    const rows = await db
      .select(named)
      .from(vendorApplication)
      .where(inArray(vendorApplication.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, name: row.ownerName, locale: row.locale, at: row.createdAt, town: row.city },
      ...{ emails: [row.email], texts: ownPhones.map((field) => row.answers[field] ?? "") },
    }));
  },
  timeline: [
    {
      name: "vendor_application",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${vendorApplication} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select(named)
          .from(vendorApplication)
          .where(inArray(vendorApplication.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "vendor_application", side: "person", by: row.ownerName },
          title: `${row.reference} · ${row.businessName}`,
        }));
      },
    },
    {
      name: "vendor_application_step",
      moments: (records) => sql`select application_id as record, at, id from ${vendorApplicationStep}
        where application_id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(vendorApplicationStep)
          .where(inArray(vendorApplicationStep.id, [...ids]));
        return rows.map(({ id, by, from, to, note }) => ({
          ...{ id, what: "status", side: by === null ? "person" : "team", by: by ?? "" },
          ...{ from, to, words: note },
        }));
      },
    },
  ],
  async open({ db }, ids) {
    const isOpen = inArray(vendorApplication.status, ["in_review", "changes_requested"]);
    const rows = await db
      .select(named)
      .from(vendorApplication)
      .where(and(inArray(vendorApplication.id, [...ids]), isOpen))
      .orderBy(desc(vendorApplication.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "vendor_application", id: row.id, title: row.businessName, status: row.status },
      ...{ at: row.createdAt.toISOString(), dueAt: null, assignee: null },
    }));
  },
};
