import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { validBody } from "../../../../../tests/support/calls/every-call.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import { seedVendors } from "../../server/samples.server.ts";

const site = openSite();
beforeAll(async () => {
  await seedVendors(new Date());
});

test("searches that are slow leave the connections and places of all others alone, and give up", async () => {
  const slow = "/api/vendors?search=plomeria%20batista";
  const indexSearch = await site.send("GET", slow);
  expect((await indexSearch.json()).length).toBe(1);
  const blocker = new pg.Client({ connectionString: site.url() });
  await blocker.connect();
  await blocker.query("begin");
  await blocker.query("lock table vendor_document in access exclusive mode");
  try {
    const crowd = Array.from({ length: 100 }, () => site.send("GET", slow).then(({ status }) => status));
    const others = await Promise.all([
      site.send("POST", "/api/leads", { body: validBody("/api/leads") }),
      site.send("GET", "/api/vendors?search=plumber"),
      site.send("GET", "/api/vendors?search=batista"),
      site.send("GET", "/api/vendors?category=Transportation"),
    ]);
    expect(others.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([503]));
  } finally {
    await blocker.query("rollback");
    await blocker.end();
  }
  expect((await site.send("GET", slow)).status).toBe(200);
});
