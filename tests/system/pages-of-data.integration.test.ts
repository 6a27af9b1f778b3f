import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { build, signIn, startProduct } from "../../bench/product.ts";
import { nextAddress } from "../support/client-address.ts";
import { makeFolder } from "../support/folder.ts";
import { makeEmptyDatabase } from "../support/fresh-database.ts";

const dataDir = makeFolder("pages-of-data");
let product: Awaited<ReturnType<typeof startProduct>>;
let blocker: pg.Client;
beforeAll(async () => {
  build();
  const databaseUrl = await makeEmptyDatabase();
  product = await startProduct({ dataDir, databaseUrl, settings: { TRUST_PROXY: "1" } });
  blocker = new pg.Client({ connectionString: databaseUrl });
  await blocker.connect();
}, 300_000);
afterAll(async () => {
  await blocker?.end();
  await product?.stop();
});

const page = (headers: Record<string, string> = {}) =>
  fetch(`${product.base}/vendor-directory`, { headers: { "X-Forwarded-For": nextAddress(), ...headers } });

async function post(path: string, body: object): Promise<number> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() };
  return (await fetch(product.base + path, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

/** Statements that wait for the table that the blocker has locked. */
async function waiting(): Promise<number> {
  const { rows } = await blocker.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}

/** Locks what the directory is read from, until `act` has ended. */
async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
  await blocker.query("begin");
  await blocker.query("lock table vendor_key_entry in access exclusive mode");
  try {
    return await act();
  } finally {
    await blocker.query("rollback");
  }
}

const oneWaits = () =>
  vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5_000, interval: 10 });

test("visitors who look at the same page at once are one question to the database; who has a session asks alone", async () => {
  const { cookie } = await signIn(product.base);
  const asked = await whileLocked(async () => {
    const visitors = Array.from({ length: 50 }, () => page());
    await oneWaits();
    const staff = page({ Cookie: cookie });
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 5_000, interval: 10 });
    return { visitors, staff };
  });
  expect((await asked.staff).status).toBe(200);
  const answers = await Promise.all(asked.visitors);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
  expect(first).toContain("</html>");
  expect(new Set(others)).toEqual(new Set([first]));
});

const lead = { name: "Ana Reyes", email: "ana@example.com", message: "We move in May." };
const newPost = {
  title: "A school in Sosúa?",
  content: "Which one do you know?",
  userId: "Ana",
  userLanguage: "en",
};

test.each([
  ["a lead leaves the pages in memory", "/api/leads", lead, 201, 1],
  ["a refused post leaves them", "/api/community/post", {}, 400, 1],
  ["a post on the board empties them", "/api/community/post", newPost, 201, 2],
])("%s", async (_what, path, body, status, questions) => {
  const scenario = async () => {
    const [asked, took] = await whileLocked(async () => {
      const started = performance.now();
      const before = page();
      await oneWaits();
      expect(await post(path, body)).toBe(status);
      const after = page();
      // Long enough for a request that does not wait for the other's answer to reach the database.
      const took = performance.now() - started;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const asked = await waiting();
      return [Promise.all([before, after]).then(() => asked), took] as const;
    });
    // A page is in memory for a second; on a busy machine the scenario can take longer, and says nothing then.
    expect(took).toBeLessThan(900);
    return asked;
  };
  const asked = await vi.waitFor(scenario, { timeout: 30_000, interval: 1_100 });
  expect(asked).toBe(questions);
});
