import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../../../../tests/support/fresh-database.ts";
import { vendorDocument } from "../../schema.server.ts";
import { listVendors } from "../../server/directory.server.ts";
import { fillIndex } from "../fill.server.ts";

const { url } = openFreshDatabase();
const count = 3_000;
const find = (search: string) => listVendors(systemContext(), { search, limit: 20 });
const indexed = () => db().$count(vendorDocument);

const fillInProcess = `
  import { openDatabase } from "#platform/database/pool.server.ts";
  import { fillIndex } from "#app/marketplace/vendors/search/fill.server.ts";
  openDatabase(${"process.env.TEST_URL"});
  await fillIndex(new AbortController().signal);
  process.exit();`;

test("while a large directory is indexed the earlier search answers; a killed fill goes on where it was", async () => {
  await db().execute(sql`insert into vendor (business_name, business_name_english, contact_name, email, category, location, services, speaks_english, rating, locale, status, created_at, updated_at)
    select 'Negocio ' || n, 'Business ' || n, 'Ana ' || n, 'x@example.com', 'Transportation', (array['Santiago', 'Sosúa'])[1 + n % 2],
      array[(array['Plomería', 'Corte de hombre', 'Karaoke'])[1 + n % 3]], n % 4 < 2, 1 + n % 5, 'es', 'approved', now(), now()
    from generate_series(1, ${count}) n`);
  const answers = async () => {
    for (const [search, total] of [
      ["plumber", count / 3],
      ["barber", count / 3],
      ["karaoke", count / 3],
      ["barber plumber", (2 * count) / 3],
      ["plomero sosua", count / 6],
      ["negocio 17", 1],
    ] as const)
      expect([search, (await find(search)).total]).toEqual([search, Math.min(mostCounted, total)]);
    expect((await listVendors(systemContext(), { limit: 20 })).total).toBe(count);
    const english = await listVendors(systemContext(), { english: "yes", location: "Sosúa", limit: 20 });
    expect(english.items.every((one) => one.speaksEnglish && one.location === "Sosúa")).toBe(true);
  };
  await answers();

  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", fillInProcess], {
    cwd: process.cwd(),
    env: { ...process.env, TEST_URL: url() },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  while ((await indexed()) === 0 && child.exitCode === null) await sleep(5);
  child.kill("SIGKILL");
  await ended;
  const before = await indexed();
  expect([before % 500, before > 0, before < count]).toEqual([0, true, true]);
  await answers();

  expect(await fillIndex(new AbortController().signal)).toBe(count - before);
  expect(await indexed()).toBe(count);
  await sleep(1_100); // it looks again after a second
  await answers();
  // Only the index corrects names.
  expect((await find("negosio 17")).total).toBe(1);
});

test("a stopped fill ends after its batch", async () => {
  await db().update(vendorDocument).set({ version: 0 });
  const stop = new AbortController();
  stop.abort();
  expect(await fillIndex(stop.signal)).toBe(500);
  expect(await fillIndex(new AbortController().signal)).toBe(count - 500);
});

test("a list that cannot be analysed in time does not make the fill fail", async () => {
  await db().update(vendorDocument).set({ version: 0 });
  const other = new pg.Client({ connectionString: url() });
  await other.connect();
  try {
    await other.query("begin; lock table vendor_word_entry in share update exclusive mode");
    expect(await fillIndex(new AbortController().signal)).toBe(count);
  } finally {
    await other.end();
  }
});
