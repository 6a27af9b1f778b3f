import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { db } from "#platform/database/pool.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { databaseCost } from "../../../../tests/support/pages-read.ts";
import { query } from "../../../../tests/support/query.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
/** Of each large kind that waits. */
const many = 20_000;
const few = many / 10;

/** On a connection of its own: the product's give up after some seconds. */
const fill = (statement: string) => query(site.url(), statement);

/** Copies of the one booking, with other columns. */
async function copyBookings(from: number, to: number, change: string): Promise<void> {
  const { rows } = await db().execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns where table_name = 'booking' and is_generated = 'NEVER'
    and column_name not in ('id', 'token_hash')`);
  const columns = rows.map((row) => row.column_name);
  const changed: Record<string, string> = JSON.parse(change);
  const values = columns.map((name) => changed[name] ?? `one.${name}`);
  await fill(
    `insert into booking (token_hash, ${columns.join(", ")})
    select md5(random()::text || n), ${values.join(", ")} from generate_series(${from}, ${to}) n,
      (select * from booking order by id limit 1) one`,
  );
}

async function fillTo(from: number, to: number): Promise<void> {
  const numbers = `generate_series(${from}, ${to}) n`;
  const at = `now() - n * interval '1 second'`;
  await fill(`insert into lead (name, email, phone, message, reference, locale, created_at)
    select 'Waits ' || n, 'waits@example.com', '', 'Hello', 'W' || n, 'en', ${at} from ${numbers}`);
  await fill(`insert into lead (name, email, phone, message, reference, locale, status, created_at, first_answered_at)
    select 'Contacted ' || n, 'contacted@example.com', '', 'Hello', 'C' || n, 'en', 'contacted',
      ${at} - interval '9 days', ${at} - interval '8 days' from ${numbers}`);
  await fill(`insert into contact_message (name, email, phone, subject, message, locale, created_at)
    select 'Writes ' || n, 'writes@example.com', '', '', 'Hello', 'en', ${at} from ${numbers}`);
  await fill(`insert into chat_session (token_hash, locale, name, state, waiting_since, created_at, last_activity_at)
    select 'hash ' || n, 'en', 'Chats ' || n, 'waiting', ${at}, ${at}, ${at} from ${numbers}`);
  await fill(`insert into next_step (record_kind, record_id, what, assignee, due_at, has_hour, added_by, created_at)
    select 'lead', n, 'Call', case n % 5 when 0 then 'leo@example.com' end,
      case n % 2 when 0 then ${at} else date_trunc('day', now(), '${timeZone}') end, n % 2 = 0, 'leo@example.com', ${at}
    from ${numbers}`);
  await fill(`insert into snooze (record_kind, record_id, until, by, created_at)
    select 'lead', n, now() + interval '3 days', 'leo@example.com', now() from ${numbers} where n % 10 = 0`);
  await copyBookings(from, to, JSON.stringify({ due_at: "now() - n * interval '1 second'" }));
  const agreed = { status: "'confirmed'", answered_at: "now()" };
  await copyBookings(
    from,
    to,
    JSON.stringify({
      ...agreed,
      preferred_at: "now() - n * interval '1 minute'",
      preferred_time: "'9:00 AM'",
    }),
  );
  await copyBookings(
    from,
    to,
    JSON.stringify({ answered_at: "now()", vendor_due_at: "now() - n * interval '1 second'" }),
  );
  for (const table of ["lead", "booking", "contact_message", "chat_session", "next_step", "snooze"])
    await fill(`vacuum analyze ${table}`);
}

const costOf = (path: string) => databaseCost(site.url(), () => site.read(path));
/** In memory a page takes less than a microsecond: far below 20 ms. */
const mostPages = 3_000;
const calls = [
  "/api/admin/today",
  "/api/admin/today?who=mine",
  "/api/admin/queue?limit=50",
  "/api/admin/queue?limit=50&who=mine",
  "/api/admin/queue?limit=50&show=step",
  "/api/admin/queue?limit=50&show=no_step",
];

test(`with ${many} waiting of each large kind Today reads hardly more than with a tenth of them`, async () => {
  const { vendorId } = await listedVendor(site);
  await bookedAt(site, vendorId, { customerName: "Books" });
  await fillTo(1, few);
  const before = [];
  for (const path of calls) before.push(await costOf(path));
  await fillTo(few + 1, many);
  const lines: string[] = [];
  const grown: string[] = [];
  for (const [index, path] of calls.entries()) {
    const was = before[index];
    const now = await costOf(path);
    const line = `${path}: ${was?.pages} pages at ${few}; ${now.pages} pages at ${many}, ${now.execution.toFixed(1)} ms, ${now.planning.toFixed(1)} ms of planning (${now.statements} statements)`;
    lines.push(line);
    if (now.pages > 1.5 * (was?.pages ?? 0) + 1_500 || now.pages > mostPages) grown.push(line);
  }
  console.log(lines.join("\n"));
  expect(grown).toEqual([]);
  const { queue } = await site.read("/api/admin/today");
  expect(queue).toMatchObject({
    ...{ late: mostFound, step: mostFound, chat: mostFound, outcome: mostFound, vendor: mostFound },
    ...{ no_step: mostFound, message: mostFound, new: mostFound, all: mostFound },
  });
}, 600_000);
