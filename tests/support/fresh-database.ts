import { afterAll, beforeAll, inject } from "vitest";
import { type Config, readConfig } from "#platform/config/config.server.ts";
import { openOperator } from "#platform/config/operator.server.ts";
import { closeDatabase, openDatabase } from "#platform/database/pool.server.ts";
import { query } from "./query.ts";

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const notPermitted = "42501";
let made = 0;

/**
 * A database for this test file, opened before its tests and dropped after them.
 * @param template what it is a copy of (tests/database.setup.ts)
 * @returns its address, once opened
 */
export function openFreshDatabase(template: "template_arribo" | "template_site" = "template_arribo"): {
  url: () => string;
  config: Config;
} {
  let url = "";
  const config = readConfig({ DATABASE_URL: "postgres://unused@localhost/unused" });
  beforeAll(async () => {
    made += 1;
    const name = `test_${process.pid}_${made}_${Date.now()}`;
    await administer(`create database ${name} template ${template}`);
    url = addressOf(name);
    openDatabase(url);
    openOperator(config.operator);
  });
  afterAll(async () => {
    await closeDatabase();
    await drop(url);
  });
  return { url: () => url, config };
}

/** A database without tables, dropped after the file's tests. @returns its address */
export async function makeEmptyDatabase(): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}_${Date.now()}`;
  await administer(`create database ${name}`);
  empty.push(addressOf(name));
  return addressOf(name);
}

const empty: string[] = [];
afterAll(async () => {
  for (const url of empty.splice(0)) await drop(url);
});

async function drop(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  // FORCE may not end PostgreSQL's own autovacuum; without it PostgreSQL ends that itself.
  await administer(`drop database ${name} with (force)`).catch((error: { code?: string }) => {
    if (error.code !== notPermitted) throw error;
    return administer(`drop database ${name}`);
  });
}

function addressOf(database: string): string {
  const address = new URL(inject("template"));
  address.pathname = `/${database}`;
  return address.href;
}

const administer = (statement: string) => query(addressOf("arribo"), statement);
