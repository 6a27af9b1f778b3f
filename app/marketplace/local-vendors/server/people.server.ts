import { and, desc, inArray, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart } from "#app/staff/people/people-part.ts";
import { localVendor, localVendorStep } from "../schema.server.ts";

export const peopleOfLocalVendors: PeoplePart = {
  kind: "local_vendor",
  letters: [
    "local_vendor_receipt",
    "local_vendor_in_review",
    "local_vendor_approved",
    "local_vendor_declined",
  ],
  async facts({ db }, ids) {
    const rows = await db
      .select()
      .from(localVendor)
      .where(inArray(localVendor.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, name: row.nombreCompleto, locale: row.locale, at: row.createdAt },
      ...{ town: row.zonaUbicacion, emails: [row.email], texts: [row.telefono] },
    }));
  },
  timeline: [
    {
      name: "local_vendor",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${localVendor} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(localVendor)
          .where(inArray(localVendor.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "local_vendor", side: "person", by: row.nombreCompleto },
          ...{ title: row.servicioOfrece, words: row.descripcionServicio, language: row.locale },
        }));
      },
    },
    {
      name: "local_vendor_step",
      moments: (records) => sql`select local_vendor_id as record, at, id from ${localVendorStep}
        where local_vendor_id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(localVendorStep)
          .where(inArray(localVendorStep.id, [...ids]));
        return rows.map(({ id, by, from, to, note }) => ({
          ...{ id, what: "status", side: "team", by, from, to, words: note },
        }));
      },
    },
  ],
  async open({ db }, ids) {
    const isOpen = inArray(localVendor.status, ["pendiente", "en_revision"]);
    const rows = await db
      .select()
      .from(localVendor)
      .where(and(inArray(localVendor.id, [...ids]), isOpen))
      .orderBy(desc(localVendor.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "local_vendor", id: row.id, title: row.servicioOfrece, status: row.status },
      ...{ at: row.createdAt.toISOString(), dueAt: null, assignee: null },
    }));
  },
};
