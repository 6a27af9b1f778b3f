import pg from "pg";
import { expect, test } from "vitest";
import { migrateDatabase } from "#platform/database/migrate.server.ts";
import { migrationsBefore } from "./earlier-migrations.ts";
import { makeEmptyDatabase } from "./fresh-database.ts";

const earlier = migrationsBefore("staff-lists");

/** What a row must have that an earlier version wrote, whatever it is. */
async function held(client: pg.Client, table: string, status: string): Promise<void> {
  if (table === "booking")
    await client.query(
      `insert into vendor (id, business_name, business_name_english, contact_name, email, category, location, locale, created_at, updated_at)
       overriding system value values (1, '', '', '', '', '', '', 'es', now(), now()) on conflict do nothing`,
    );
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'
        and column_name not in ('status', 'held_reason')`,
    [table],
  );
  const values: Record<string, string> = { boolean: "true", bigint: "1", integer: "1", jsonb: "'{}'" };
  const fill = (type: string) =>
    type.startsWith("timestamp") ? "now()" : (values[type] ?? "gen_random_uuid()");
  const names = rows.map(({ name }) => `"${name}", `).join("");
  const filled = rows.map(({ type }) => `${fill(type)}, `).join("");
  await client.query(`insert into ${table} (${names} status, held_reason) values (${filled} $1, 'robot')`, [
    status,
  ]);
}

test("what staff had moved on before the upgrade is held no more; what waits for them, or was refused, still is", async () => {
  const url = await makeEmptyDatabase();
  await migrateDatabase(url, earlier);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statuses: [table: string, held: string[], free: string[]][] = [
    ["lead", ["new", "closed"], ["contacted", "qualified", "converted"]],
    ["local_vendor", ["pendiente", "rechazado"], ["en_revision", "aprobado"]],
    ["booking", ["pending", "cancelled"], ["confirmed", "in-progress", "completed"]],
    ["vendor_application", ["in_review", "declined"], ["changes_requested", "approved"]],
    ["safety_request", ["pending_review", "closed"], ["in_hand"]],
  ];
  for (const [table, stay, go] of statuses)
    for (const status of [...stay, ...go]) await held(client, table, status);
  await migrateDatabase(url, "migrations");
  for (const [table, stay, go] of statuses) {
    const { rows } = await client.query<{ status: string; held: boolean }>(
      `select status, held_reason is not null as held from ${table} order by ctid`,
    );
    const heldNow = rows.filter((row) => row.held).map(({ status }) => status);
    expect([table, rows.length, heldNow.toSorted()]).toEqual([
      table,
      stay.length + go.length,
      stay.toSorted(),
    ]);
  }
  await client.end();
});
