import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart } from "#app/staff/people/people-part.ts";
import { vendor } from "../schema.server.ts";

const named = {
  id: vendor.id,
  businessName: vendor.businessName,
  contactName: vendor.contactName,
  email: vendor.email,
  phone: vendor.phone,
  location: vendor.location,
  status: vendor.status,
  locale: vendor.locale,
  createdAt: vendor.createdAt,
};

export const peopleOfVendors: PeoplePart = {
  kind: "vendor",
  letters: [
    "vendor-registered",
    "vendor_approved",
    "vendor_suspended",
    "vendor_reinstated",
    "vendor_picture_removed",
    "vendor_verified",
    "vendor_unverified",
    "vendor-flagged",
    "vendor-password",
    "vendor-password-changed",
  ],
  async facts({ db }, ids) {
    const rows = await db
      .select(named)
      .from(vendor)
      .where(inArray(vendor.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, name: row.contactName, locale: row.locale, at: row.createdAt },
      ...{ town: row.location, emails: [row.email], texts: [row.phone] },
    }));
  },
  timeline: [
    {
      name: "vendor",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${vendor} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select(named)
          .from(vendor)
          .where(inArray(vendor.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "vendor", side: "person", by: row.contactName },
          ...{ title: row.businessName, to: row.status },
        }));
      },
    },
  ],
  async open({ db }, ids) {
    const rows = await db
      .select(named)
      .from(vendor)
      .where(and(inArray(vendor.id, [...ids]), eq(vendor.status, "pending")))
      .orderBy(desc(vendor.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "vendor", id: row.id, title: row.businessName, status: row.status },
      ...{ at: row.createdAt.toISOString(), dueAt: null, assignee: null },
    }));
  },
};
