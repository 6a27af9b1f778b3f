import { randomUUID } from "node:crypto";
import type { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { lead } from "#app/clients/leads/schema.server.ts";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { listedColumns } from "#platform/database/lists/page.server.ts";
import { newReference } from "#platform/security/reference.server.ts";

export type SampleLead = ReturnType<typeof sampleLead>;

/** Each is new: sender, text, key. */
export function sampleLead() {
  const key: string = randomUUID();
  return {
    name: "Marsha Whitcomb",
    email: `bench-${key}@example.com`,
    phone: "+16145550142",
    package: "royal",
    message: `We plan to move from Columbus to Sosúa next March and would like to rent for a year before we decide. What worries us most is health insurance. Our number is ${key}.`,
    key,
  };
}

export function leadBody({ key: _, ...lead }: SampleLead): string {
  return JSON.stringify({ ...lead, trap: "", elapsed: 8000 });
}

const insertLead = {
  name: "lead",
  text: `insert into lead (reference, name, email, phone, package, message, locale, held_reason, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
};

/** The row alone: the minimum cost of storing a lead. */
export async function insertOnly(pool: pg.Pool, lead: SampleLead): Promise<void> {
  const { name, email, phone, message } = lead;
  const values = [newReference(), name, email, phone, lead.package, message, "en", null, new Date()];
  await pool.query({ ...insertLead, values });
}

/** The product's statements that recognise staff. */
export async function readStaff(pool: pg.Pool, token: string): Promise<void> {
  const session = await pool.query<{ user_id: string }>({
    name: "session",
    text: "select * from auth_session where token = $1",
    values: [token],
  });
  const user = { name: "user", text: "select * from auth_user where id = $1" };
  await pool.query({ ...user, values: [session.rows[0]?.user_id] });
}

/** As the product reads a list's rows. */
export function columnsOf(table: PgTable): string {
  return Object.values(listedColumns(table))
    .map(({ name }) => `"${name}"`)
    .join(", ");
}

export function countCapped(table: "lead" | "booking"): string {
  return `select count(*)::int as count from (select from ${table} limit ${mostCounted}) as counted`;
}

/** The product's statements for a page of leads: session, user, page, count. */
export async function readLeads(pool: pg.Pool, token: string): Promise<string> {
  await readStaff(pool, token);
  const [page] = await Promise.all([
    pool.query({
      name: "page",
      text: `select ${columnsOf(lead)} from lead order by created_at desc, id desc limit $1`,
      values: [51],
    }),
    pool.query({ name: "count", text: countCapped("lead") }),
  ]);
  return JSON.stringify(page.rows.slice(0, 50));
}
