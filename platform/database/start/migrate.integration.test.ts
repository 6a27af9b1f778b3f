import pg from "pg";
import { expect, inject, test, vi } from "vitest";
import { FaultyProxy } from "../../../tests/faults/faulty-proxy.ts";
import { makeEmptyDatabase } from "../../../tests/support/fresh-database.ts";
import { compareAge, migrateDatabase, migrationLockId } from "./migrate.server.ts";
import { startLockId, withStartLock } from "./start-lock.server.ts";

test("a database that the role does not own is refused with a sentence that says what to change", async () => {
  // The default public schema belongs to PostgreSQL's owner, not to the application's role.
  const another = new URL(inject("template"));
  another.pathname = "/postgres";
  await expect(migrateDatabase(another.href, "migrations")).rejects.toThrow(
    /^The role .* must own the database/,
  );
});

test("a database from before the first migration here is refused with a sentence that says what to start first", () => {
  expect(() => compareAge(Date.UTC(2026, 10, 20), "migrations")).toThrow(
    /^The database is older than Arribo 0\.2\.0: .* Start the last Arribo before 0\.2\.0/,
  );
  expect(compareAge(0, "migrations")).toBe("older");
});

test("a connection that breaks during the migrations fails them, and does not end the process", async () => {
  const url = new URL(await makeEmptyDatabase());
  const proxy = await FaultyProxy.open(() => Number(url.port));
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [migrationLockId]);
  const throughProxy = new URL(url);
  throughProxy.port = String(proxy.port);
  const migrated = expect(migrateDatabase(throughProxy.href, "migrations")).rejects.toThrow(
    /Connection|ECONN/,
  );
  await vi.waitFor(async () => {
    const { rowCount } = await other.query(
      "select from pg_locks where locktype = 'advisory' and not granted",
    );
    expect(rowCount).toBe(1);
  });
  proxy.reset();
  await migrated;
  await other.end();
  await proxy.stop();
});

test("a start waits for another that takes longer than a statement of the pool may", async () => {
  const url = await makeEmptyDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [startLockId]);
  let isFree = false;
  const waiting = withStartLock(url, async () => isFree);
  // Longer than the pool's 5.5 s timeout.
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  isFree = true;
  await other.end();
  expect(await waiting).toBe(true);
  expect(await withStartLock(url, async () => "next")).toBe("next");
});
