import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { build, type Product, signIn, startProduct } from "../../bench/product.ts";
import { openFreshDatabase } from "../fresh-database.ts";
import type { Ask } from "../site.ts";

/** The built product as its own process, on a database of this file's own; spoken to as tests speak to `openSite`. */
export function openProductSite() {
  const database = openFreshDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-fuzz-"));
  chmodSync(dataDir, 0o755);
  let product: Product;
  let cookie = "";
  beforeAll(async () => {
    build();
    // A proxy stands before it, so that sockets can come from many addresses.
    const settings = { TRUST_PROXY: "1", DEMO_DATA: "off", LOG_LEVEL: "silent" };
    product = await startProduct({ dataDir, databaseUrl: database.url(), settings });
    cookie = (await signIn(product.base)).cookie;
  }, 300_000);
  afterAll(async () => {
    await product?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  async function send(method: string, path: string, ask: Ask = {}): Promise<Response> {
    return fetch(product.base + path, {
      method,
      headers: {
        ...(ask.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(ask.staff ? { Cookie: cookie } : {}),
        ...ask.headers,
      },
      ...(ask.body === undefined
        ? {}
        : { body: typeof ask.body === "string" ? ask.body : JSON.stringify(ask.body) }),
    });
  }
  return {
    send,
    base: () => product.base,
    url: database.url,
    memory: () => product.memory(),
    isRunning: () => product.process.exitCode === null && product.process.signalCode === null,
  };
}

let counting: string | undefined;

/** How many rows each table holds, in one line. */
export async function rowCounts(): Promise<string> {
  counting ??= await countingOf();
  const { rows } = await db().execute<{ counts: string }>(sql.raw(counting));
  return rows[0]?.counts ?? "";
}

async function countingOf(): Promise<string> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = rows.map(({ name }) => `'${name} ' || (select count(*) from "${name}")`);
  return `select concat_ws(', ', ${counts.join(", ")}) as counts`;
}
