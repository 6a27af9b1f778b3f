import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/notifications/table.server.ts";
import { openSite } from "../tests/site.ts";
import { db } from "./database/pool.server.ts";
import { safeError } from "./log.server.ts";

const canary = "Canary-Marsha-8095550199";
const lines: string[] = [];
const site = openSite({
  logTo: new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
});

test("a failed statement is told by its code and table, never by what was in it", async () => {
  const row = {
    effect: canary,
    channel: "email" as const,
    recipient: canary,
    letter: "lead_receipt" as const,
    facts: { name: canary, email: canary, phone: canary, message: canary },
    locale: "en" as const,
    createdAt: new Date(),
  };
  await db().insert(outbox).values(row);
  const failures = [
    db().insert(outbox).values(row),
    db().execute(sql`select ${canary}::int`),
    db().execute(sql`select * from ${sql.identifier(canary)}`),
  ];
  for (const failure of failures) {
    const error = await failure.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(String((error as Error).message + (error as Error).stack)).toContain(canary);
    const told = JSON.stringify(safeError(error));
    expect(told).not.toContain(canary);
    expect(told).toMatch(/"code":"[0-9A-Z]{5}"/);
  }
});

test("what people send, search for and mistype stands in no line of the log and in no refusal's body but their own field", async () => {
  const body = { name: canary, email: `${canary}@example.com`, phone: "+18095550199", message: canary };
  await site.send("POST", "/api/leads", { body, headers: { "Idempotency-Key": canary } });
  await site.send("POST", "/api/contact", { body: { ...body, subject: canary } });
  await site.send("POST", "/api/leads", { body: { ...body, email: canary } });
  await site.send("POST", "/api/leads", { body: `{"name":"${canary}"` });
  await site.send("POST", "/api/admin/login", { body: { email: `${canary}@example.com`, password: canary } });
  await site.send("GET", `/api/admin/leads?search=${canary}`, { staff: true });
  const refused = await site.send("POST", "/api/leads", { body: { ...body, email: canary } });
  expect(await refused.text()).not.toContain(canary);
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.every((line) => JSON.parse(line).level !== undefined)).toBe(true);
  expect(lines.filter((line) => line.includes(canary) || line.includes("8095550199"))).toEqual([]);
  const { rows } = await db().execute<{ data: string }>(sql`select data::text from pgboss.job`);
  expect(rows.filter((row) => row.data.includes(canary))).toEqual([]);
});
