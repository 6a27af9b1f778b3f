import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { db, run, type Statement } from "#platform/database/pool.server.ts";
import { build, type Product, signIn, startProduct } from "../../bench/product.ts";
import { openMail } from "../faults/provider-servers.ts";
import { nextAddress } from "../support/client-address.ts";
import { makeFolder } from "../support/folder.ts";
import { openFreshDatabase } from "../support/fresh-database.ts";
import type { Ask } from "../support/site.ts";

/** The built product as a process with its own database; same interface as `openSite`. */
export function openProductSite() {
  const database = openFreshDatabase();
  const dataDir = makeFolder("fuzz");
  let product: Product;
  let mail: { port: number; close: () => Promise<void> } | undefined;
  let cookie = "";
  let signedInAt = Number.NEGATIVE_INFINITY;
  beforeAll(async () => {
    build();
    mail = await openMail();
    // As in production: limits and mail on, behind one proxy. Each request has another address. No case requires a second
    // step, which the staff here has not: the environment wins.
    const settings = {
      ...{ TRUST_PROXY: "1", RATE_LIMITS: "on", SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
      ...{ DEMO_DATA: "off", LOG_LEVEL: "silent", STAFF_SECOND_STEP: "optional" },
    };
    product = await startProduct({ dataDir, databaseUrl: database.url(), settings });
    await staySignedIn();
  }, 300_000);
  afterAll(async () => {
    await product?.stop();
    await mail?.close();
  }, 60_000);

  /** Calls that export personal data require a sign-in of the last ten minutes. */
  async function staySignedIn(): Promise<void> {
    if (performance.now() - signedInAt < 60_000) return;
    signedInAt = performance.now();
    cookie = (await signIn(product.base)).cookie;
  }

  async function send(method: string, path: string, ask: Ask = {}): Promise<Response> {
    return fetch(product.base + path, {
      method,
      headers: {
        ...(ask.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(ask.staff ? { Cookie: cookie } : {}),
        "X-Forwarded-For": nextAddress(),
        ...ask.headers,
      },
      ...(ask.body === undefined
        ? {}
        : { body: typeof ask.body === "string" ? ask.body : JSON.stringify(ask.body) }),
    });
  }
  return {
    send,
    staySignedIn,
    base: () => product.base,
    url: database.url,
    memory: () => product.memory(),
    isRunning: () => product.process.exitCode === null && product.process.signalCode === null,
  };
}

/** As after a quarter of an hour; otherwise the tenth guess would not reach the password. */
export async function forgetGuesses(): Promise<void> {
  await db().execute(sql`delete from rate_limit where key like 'signIn%' or key like 'failedSignIns%'`);
}

let counting: Statement | undefined;

/** The limiter writes for each request, and the mail worker at any time: neither is an effect of a refused request. */
const uncounted = ["rate_limit", "outbox_try"];

/** The number of rows of each table. A named statement: planning it takes several times as long as running it. */
export async function rowCounts(): Promise<string> {
  counting ??= await countingOf();
  const [row] = await run<{ counts: string }>(db(), counting, []);
  return row?.counts ?? "";
}

async function countingOf(): Promise<Statement> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${sql.param(uncounted)}) order by 1`,
  );
  const counts = rows.map(({ name }) => `'${name} ' || (select count(*) from "${name}")`);
  return { name: "row-counts", text: `select concat_ws(', ', ${counts.join(", ")}) as counts` };
}
