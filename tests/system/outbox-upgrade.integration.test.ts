import pg from "pg";
import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { migrationsUpTo } from "../support/earlier-migrations.ts";
import { makeEmptyDatabase } from "../support/fresh-database.ts";

const earlier = migrationsUpTo("baseline");
const name = "outbox.send";

test("letters that an earlier version had queued are due, those that wait for staff still do, and its queue is gone", async () => {
  const url = await makeEmptyDatabase();
  await migrateDatabase(url, earlier);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const boss = new PgBoss({ connectionString: url, max: 2 });
  await boss.start();
  await boss.createQueue(`${name}.dead`);
  await boss.createQueue(name, { retryLimit: 0, deadLetter: `${name}.dead` });

  const letter = async (effect: string, status: string, notBefore: string | null = null) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into outbox (effect, channel, recipient, letter, facts, locale, created_at, status, not_before)
       values ($1, 'email', 'marsha@example.com', 'lead_receipt', '{}', 'en', now(), $2, $3) returning id`,
      [effect, status, notBefore],
    );
    return rows[0]?.id ?? "";
  };
  const morning = new Date(Date.now() + 8 * 3_600_000).toISOString();
  await boss.send(name, { id: await letter("given up", "waiting") });
  for (const job of await boss.fetch(name)) await boss.fail(name, job.id);
  await boss.send(name, { id: await letter("under way", "waiting") });
  await boss.fetch(name);
  await boss.send(name, { id: await letter("queued", "waiting") });
  await boss.send(name, { id: await letter("quiet", "waiting", morning) }, { startAfter: morning });
  await boss.send(name, { id: await letter("sent by hand", "sent_by_hand") });
  await letter("never queued", "waiting");
  await boss.stop({ graceful: false });

  await migrateDatabase(url, "migrations");
  const { rows } = await client.query<{ effect: string; due: string }>(
    `select effect, case when due_at = not_before then 'in the morning' when due_at <= now() then 'now' else 'for staff' end as due
     from outbox order by effect`,
  );
  expect(Object.fromEntries(rows.map(({ effect, due }) => [effect, due]))).toEqual({
    "given up": "for staff",
    "never queued": "for staff",
    queued: "now",
    quiet: "in the morning",
    "sent by hand": "for staff",
    "under way": "now",
  });
  const left = await client.query("select name from pgboss.queue where name like $1", [`${name}%`]);
  expect(left.rows).toEqual([]);
  expect((await client.query("select from pgboss.job where name like $1", [`${name}%`])).rowCount).toBe(0);
  await client.end();
});
