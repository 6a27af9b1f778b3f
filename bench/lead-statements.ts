import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { newReference } from "#platform/reference.server.ts";

/** What a visitor would send. Each one is new: its sender, its words, its key. */
export type SampleLead = {
  name: string;
  email: string;
  phone: string;
  package: string;
  message: string;
  key: string;
};

export function sampleLead(): SampleLead {
  const key = randomUUID();
  return {
    name: "Marsha Whitcomb",
    email: `bench-${key}@example.com`,
    phone: "+16145550142",
    package: "royal",
    message: `We plan to move from Columbus to Sosúa next March and would like to rent for a year before we decide. What worries us most is health insurance. Our number is ${key}.`,
    key,
  };
}

/** The request body of `POST /api/leads` for it, as the form sends it. */
export function leadBody({ key: _, ...lead }: SampleLead): string {
  return JSON.stringify({ ...lead, trap: "", elapsed: 8000 });
}

const insertLead = {
  name: "lead",
  text: `insert into lead (reference, name, email, phone, package, message, locale, held_reason, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
};

/** The same, finding out as it writes whether the sender repeats themselves (platform/spam.server.ts). */
const insertChecked = {
  name: "checked lead",
  text: `insert into lead (reference, name, email, phone, package, message, locale, created_at, held_reason)
    values ($1, $2, $3, $4, $5, $6, $7, $8, case when exists (
      select from lead as earlier where earlier.email = $3 and earlier.message = $6
        and earlier.created_at + interval '0' > $8::timestamptz - interval '5 minutes') then 'repeated' end) returning *`,
};

/** The lead's row alone, in a transaction of its own: the least that keeping a lead can cost. */
export async function insertOnly(
  db: pg.Pool | pg.PoolClient,
  lead: SampleLead,
  now = new Date(),
  reference = newReference(),
) {
  const values = [reference, lead.name, lead.email, lead.phone, lead.package, lead.message, "en", null, now];
  const { rows } = await db.query<{ id: string }>({ ...insertLead, values });
  return rows[0]?.id;
}

/**
 * All statements that the product sends for one lead, in its order: platform/http/idempotency.server.ts,
 * app/leads/create.server.ts, platform/spam.server.ts, app/notifications/post.server.ts. Here they are prepared, which the product's are not.
 */
export async function insertWhole(pool: pg.Pool, lead: SampleLead): Promise<void> {
  const now = new Date();
  const reference = newReference();
  const call = "POST /api/leads";
  const hash = createHash("sha256").update(leadBody(lead)).digest("base64url");
  await pool.query({
    name: "earlier",
    text: "select * from idempotency_key where call = $1 and key = $2",
    values: [call, lead.key],
  });
  const client = await pool.connect();
  try {
    await client.query("begin");
    const values = [reference, lead.name, lead.email, lead.phone, lead.package, lead.message, "en", now];
    const { rows } = await client.query<{ id: string }>({ ...insertChecked, values });
    await tell(client, lead, rows[0]?.id, reference, now);
    await client.query({
      name: "key",
      text: "insert into idempotency_key (call, key, body_hash, status, answer, created_at) values ($1, $2, $3, 201, $4, $5) on conflict do nothing returning key",
      values: [call, lead.key, hash, JSON.stringify({ success: true, reference }), now],
    });
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function tell(
  client: pg.PoolClient,
  lead: SampleLead,
  id: string | undefined,
  reference: string,
  now: Date,
) {
  const { name, email, phone, message } = lead;
  const facts = JSON.stringify({ name, email, phone, reference, package: "Royal", message });
  const staff = "concierge@arribo.example";
  await client.query({
    name: "news",
    text: "insert into admin_notification (type, subject_id, about, created_at) values ('new_lead', $1, $2, $3)",
    values: [id, lead.name, now],
  });
  await client.query({
    name: "letters",
    text: `insert into outbox (effect, channel, recipient, reply_to, letter, facts, locale, created_at)
      values ($1, 'email', $2, $3, 'lead_receipt', $4, 'en', $5), ($6, 'email', $3, $2, 'lead_notice', $4, 'en', $5)
      on conflict do nothing returning id`,
    values: [`lead-receipt:${id}`, lead.email, staff, facts, now, `lead-notice:${id}`],
  });
}

/** What the product asks the database for one page of leads: session, member of staff, page and count. */
export async function readLeads(pool: pg.Pool, token: string): Promise<string> {
  const session = await pool.query<{ user_id: string }>({
    name: "session",
    text: "select * from auth_session where token = $1",
    values: [token],
  });
  await pool.query({
    name: "user",
    text: "select * from auth_user where id = $1",
    values: [session.rows[0]?.user_id],
  });
  const [page] = await Promise.all([
    pool.query({
      name: "page",
      text: "select * from lead order by created_at desc, id desc limit $1",
      values: [51],
    }),
    pool.query({ name: "count", text: "select count(*) as count from lead" }),
  ]);
  return JSON.stringify(page.rows.slice(0, 50));
}
