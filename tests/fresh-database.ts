import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { type Config, readConfig } from "#platform/config.server.ts";
import { closeDatabase, openDatabase } from "#platform/database/pool.server.ts";
import { openOperator } from "#platform/operator.server.ts";

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const notPermitted = "42501";
let made = 0;

/** A database of this test file's own, opened before its tests and dropped after them. @returns its address, once opened */
export function openFreshDatabase(): { url: () => string; config: Config } {
  let url = "";
  const config = readConfig({ DATABASE_URL: "postgres://unused@localhost/unused" });
  beforeAll(async () => {
    made += 1;
    const name = `test_${process.pid}_${made}_${Date.now()}`;
    await administer(`create database ${name} template template_arribo`);
    url = addressOf(name);
    openDatabase(url);
    openOperator(config.operator);
  });
  afterAll(async () => {
    await closeDatabase();
    const name = new URL(url).pathname.slice(1);
    // By force one may not end PostgreSQL's own cleaning of a table that grew; without, PostgreSQL ends it itself.
    await administer(`drop database ${name} with (force)`).catch((error: { code?: string }) => {
      if (error.code !== notPermitted) throw error;
      return administer(`drop database ${name}`);
    });
  });
  return { url: () => url, config };
}

function addressOf(database: string): string {
  const address = new URL(inject("template"));
  address.pathname = `/${database}`;
  return address.href;
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: addressOf("arribo") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
