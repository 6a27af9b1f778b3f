import { afterAll, beforeAll, inject } from "vitest";
import { type Config, readConfig } from "#platform/config/config.server.ts";
import { openOperator } from "#platform/config/operator.server.ts";
import { closeDatabase, openDatabase } from "#platform/database/pool.server.ts";
import { query } from "./query.ts";

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
    url = await create(template);
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
  const url = await create("template1");
  empty.push(url);
  return url;
}

const empty: string[] = [];
afterAll(async () => {
  for (const url of empty.splice(0)) await drop(url);
});

async function create(template: string): Promise<string> {
  made += 1;
  const url = addressOf(`test_${process.pid}_${made}_${Date.now()}`);
  await administer(`create database ${nameOf(url)} template ${template}`);
  return url;
}

const drop = (url: string) => administer(`drop database ${nameOf(url)} with (force)`);
const nameOf = (url: string) => new URL(url).pathname.slice(1);

function addressOf(database: string): string {
  const address = new URL(inject("template"));
  address.pathname = `/${database}`;
  return address.href;
}

const administer = (statement: string) => query(addressOf("arribo"), statement);
