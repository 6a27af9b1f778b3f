import pg from "pg";
import { expect, test, vi } from "vitest";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();

test("a request for a consultation takes five statements beside begin and commit, and one for the limit", async () => {
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  const headers = { "Idempotency-Key": "counted" };
  await site.send("POST", "/api/leads", {
    body: { name: "Marsha", email: "marsha@example.com", message: "We move in March." },
    headers,
  });
  const texts = querySpy.mock.calls.map(
    ([query]) => (query as unknown as { text: string }).text ?? String(query),
  );
  querySpy.mockRestore();
  // Health checks and jobs also use the pool.
  const ours = texts.filter((text) => !/pgboss|pg_is_in_recovery/.test(text));
  expect(ours.map((text) => /^\S+(?: into "\w+")?/.exec(text)?.[0])).toEqual([
    "select",
    "begin",
    "select",
    'insert into "lead"',
    "with",
    'insert into "idempotency_key"',
    "commit",
  ]);
});
