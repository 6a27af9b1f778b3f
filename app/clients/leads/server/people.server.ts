import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { packageNames } from "#app/site/packages/contract.ts";
import { mostOpen, type PeoplePart } from "#app/staff/people/people-part.ts";
import { moneyCode } from "#app/staff/shell/money/read-money.ts";
import { answerDueAt } from "../rules/answer-clock.ts";
import { lead, leadStatusChange, planningCall, sale } from "../schema.server.ts";
import { readSales } from "./sale/read-sales.server.ts";

export const peopleOfLeads: PeoplePart = {
  kind: "lead",
  letters: ["lead-receipt", "lead-planning"],
  async facts({ db }, ids) {
    const rows = await db
      .select({
        id: lead.id,
        name: lead.name,
        locale: lead.locale,
        at: lead.createdAt,
        email: lead.email,
        phone: lead.phone,
      })
      .from(lead)
      .where(inArray(lead.id, [...ids]));
    return rows.map(({ email, phone, ...row }) => ({ ...row, town: "", emails: [email], texts: [phone] }));
  },
  timeline: [
    {
      name: "lead",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${lead} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(lead)
          .where(inArray(lead.id, [...ids]));
        return rows.map((row) => ({
          id: row.id,
          what: "lead",
          side: "person",
          by: row.name,
          title: [row.reference, row.package && packageNames[row.package]].filter(Boolean).join(" · "),
          words: row.message,
          language: row.locale,
        }));
      },
    },
    {
      name: "lead_status",
      moments: (records) =>
        sql`select lead_id as record, at, id from ${leadStatusChange} where lead_id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(leadStatusChange)
          .where(inArray(leadStatusChange.id, [...ids]));
        return rows.map(({ id, by, from, to }) => ({ id, what: "status", side: "team", by, from, to }));
      },
    },
    {
      name: "lead_call",
      moments: (records) =>
        sql`select lead_id as record, starts_at as at, id from ${planningCall}
          where lead_id = any(${records}) and starts_at is not null`,
      async read({ db }, ids) {
        const rows = await db
          .select()
          .from(planningCall)
          .where(inArray(planningCall.id, [...ids]));
        return rows.map(({ id, startsAt }) => ({
          id,
          what: "call",
          side: "person",
          when: startsAt?.toISOString() ?? null,
        }));
      },
    },
    {
      name: "lead_sale",
      moments: (records) =>
        sql`select lead_id as record, created_at as at, id from ${sale}
          where lead_id = any(${records}) and taken_back_at is null`,
      async read({ db }, ids) {
        const rows = await db
          .select({ sold: sale, words: lead.saleNote })
          .from(sale)
          .innerJoin(lead, eq(lead.id, sale.leadId))
          .where(inArray(sale.id, [...ids]));
        return rows.map(
          ({ sold: { id, by, package: sold, priceCents: cents, currency, soldAt }, words }) => ({
            ...{ id, what: "sale" as const, side: "team" as const, by, words },
            ...{ from: sold, to: moneyCode({ cents, currency }), when: soldAt.toISOString() },
          }),
        );
      },
    },
  ],
  async sales(ctx, ids) {
    const sales = [...(await readSales(ctx, ids))].map(([lead, one]) => ({ lead, ...one }));
    return sales.toSorted((one, other) => other.soldOn.localeCompare(one.soldOn) || other.id - one.id);
  },
  async open({ db }, ids) {
    const rows = await db
      .select()
      .from(lead)
      .where(and(inArray(lead.id, [...ids]), ne(lead.status, "closed"), ne(lead.status, "converted")))
      .orderBy(desc(lead.createdAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      kind: "lead",
      id: row.id,
      title: row.reference,
      status: row.status,
      at: row.createdAt.toISOString(),
      dueAt: row.firstAnsweredAt ? null : answerDueAt(row.createdAt).toISOString(),
      assignee: row.assignee,
    }));
  },
};
