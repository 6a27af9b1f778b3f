import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { readTracking } from "#app/bookings/track.server.ts";
import { openedFacts } from "#app/notifications/sealed-links.server.ts";
import { outbox } from "#app/notifications/table.server.ts";
import { addSafetyContact } from "#app/safety/create.server.ts";
import { sealPlainTexts } from "#app/sealed-columns.server.ts";
import { migrateDatabase } from "#platform/database/migrate.server.ts";
import { closeDatabase, db, openDatabase } from "#platform/database/pool.server.ts";
import { sharedSecret } from "#platform/generated-secret.server.ts";
import { earlierAnswer, hashBody } from "#platform/http/idempotency.server.ts";
import { openSealing, seal } from "#platform/seal.server.ts";
import { migrationsBefore } from "./earlier-migrations.ts";
import { makeEmptyDatabase } from "./fresh-database.ts";

const earlier = migrationsBefore("link-hashes");
afterAll(closeDatabase);

const token = `${"t".repeat(42)}_`;
const key = "7c1e8a52-1111-4222-8333-9f6c0d2b4e10";
const delivery = "7c1e8a52-2222-4222-8333-9f6c0d2b4e10";
const trackingLink = `/track/${token}`;

/** What the version before this one kept: readable. */
async function fillAsBefore(client: pg.Client): Promise<void> {
  const link = "https://example.com";
  await client.query(
    `insert into vendor (business_name, business_name_english, contact_name, email, category, location, locale, created_at, updated_at)
     values ('Peña', 'Peña', 'Rafael', 'r@example.com', 'Construction & Renovation', 'Santiago', 'es', now(), now())`,
  );
  await client.query(
    `insert into booking (reference, token, vendor_id, vendor_name, customer_name, email, customer_phone, customer_contact,
       service_requested, preferred_at, preferred_time, message, urgency, budget, locale, created_at, due_at)
     values ('123456', $1, 1, 'Peña', 'Marsha', 'm@example.com', '', '', '', now(), '', $2, 'standard', '', 'en', now(), now())`,
    [token, link],
  );
  await client.query(
    `insert into outbox (effect, channel, recipient, letter, facts, locale, created_at) values
       ('booking-receipt:1', 'email', 'm@example.com', 'booking_receipt', $1, 'en', now()),
       ('offer:1', 'whatsapp', '+18095550100', 'job_offer', $2, 'es', now()),
       ('lead-receipt:1', 'email', 'm@example.com', 'lead_receipt', '{"name":"v1.not a seal"}', 'en', now())`,
    [
      JSON.stringify({ path: trackingLink }),
      JSON.stringify({ path: seal("/job-offer/x", "outbox/offer:1") }),
    ],
  );
  const sealed = seal(JSON.stringify({ token: "t-1" }), `idempotency/POST /api/vendor/register/${key}`);
  await client.query(
    `insert into idempotency_key (call, key, body_hash, status, answer, created_at) values
       ('POST /api/leads', $1, $2, 201, '{"id": 7}', now()), ('POST /api/vendor/register', $1, $2, 201, $3, now())`,
    [key, hashBody("the body"), JSON.stringify(sealed)],
  );
  await client.query(
    `insert into safety_request (reference, delivery, protocol, name, details, urgency, contact, locale, written_at, created_at, due_at)
     values ('AR-1', $1, 'General Safety Request', 'Terry', 'd', 'normal', '809 555 0143', 'en', now(), now(), now())`,
    [delivery],
  );
  await client.query("insert into generated_secret values ('auth', 'a-secret-of-before')");
  await client.query(
    `insert into auth_user (id, name, email, role, created_at, updated_at) values ('u', 'Ana', 'a@example.com', 'staff', now(), now())`,
  );
  await client.query(
    `insert into auth_session (id, token, user_id, expires_at, created_at, updated_at)
     values ('s', 'a-session-of-before', 'u', now() + interval '1 day', now(), now())`,
  );
}

test("what an earlier version kept readable is sealed at the start: links, letters and answers go on, sessions end", async () => {
  const url = await makeEmptyDatabase();
  await migrateDatabase(url, earlier);
  openDatabase(url);
  await openSealing([Buffer.alloc(32, 7)], "");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillAsBefore(client);
  await migrateDatabase(url, "migrations");
  expect(await sealPlainTexts()).toBe(4);
  expect(await sealPlainTexts()).toBe(0);
  expect([await sharedSecret("auth"), await sharedSecret("auth")]).toEqual(
    Array(2).fill("a-secret-of-before"),
  );

  const now = new Date();
  const ctx = { db: db(), actor: { kind: "visitor" }, locale: "en", now } as const;
  expect(await readTracking(ctx, { token })).toMatchObject({ reference: "123456" });
  const contact = { delivery, contact: "809 555 0143" };
  expect(await addSafetyContact(ctx, contact)).toMatchObject({ reference: "AR-1", delivery });
  const letters = await db().select().from(outbox).orderBy(outbox.id);
  expect(letters.map((row) => openedFacts(row).path)).toEqual([trackingLink, "/job-offer/x", undefined]);
  const asked = { key, body: "the body" };
  expect(await earlierAnswer(db(), { ...asked, call: "POST /api/leads" })).toEqual({
    status: 201,
    body: { id: 7 },
  });
  expect((await earlierAnswer(db(), { ...asked, call: "POST /api/vendor/register" }))?.body).toEqual({
    token: "t-1",
  });
  expect((await client.query("select from auth_session")).rowCount).toBe(0);
  for (const table of ["booking", "outbox", "idempotency_key", "generated_secret", "safety_request"]) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
    const texts = rows.map(({ row }) => row).join("\n");
    for (const secret of [token, key, delivery, "a-secret-of-before"]) expect(texts).not.toContain(secret);
  }
  await client.end();
});
