import { and, eq, like, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { handleError } from "#app/entry.server.tsx";
import { calls } from "#app/server/api.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { maxJsonBytes } from "#platform/http/bodies/body.server.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { alternativeBody, makeRecords, pathOf, validBody } from "../../tests/support/calls/every-call.ts";
import {
  bodiesOf,
  type DescribedSite,
  sendFilled,
  textFields,
} from "../../tests/support/calls/sent-in-every-field.ts";
import { collectLines } from "../../tests/support/collect-lines.ts";
import { openMailSink } from "../../tests/support/services/mail-sink.ts";
import { openSite } from "../../tests/support/site.ts";
import { safeError } from "./log.server.ts";

const canary = "Canary-Marsha-8095550199";
const { lines, logTo } = collectLines();

/** Refuses every mail with a message that names its recipient. */
const smtpUrl = await openMailSink(() => {}, {
  onRcptTo: ({ address }, _session, done) => done(new Error(`nobody here is called ${address}`)),
});

const site = openSite({ smtpUrl: () => smtpUrl, workJobs: true, logTo });

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

test("an error that pg-boss made an object of is told with its reason", () => {
  expect(safeError({ message: "connect ECONNREFUSED 127.0.0.1:5432", code: "ECONNREFUSED" })).toMatchObject({
    code: "ECONNREFUSED",
    reason: "connect ECONNREFUSED 127.0.0.1:5432",
  });
  const told = safeError({ message: `the row of ${canary}`, code: "23505", table: "job" });
  expect(told).toMatchObject({ code: "23505", table: "job" });
  expect(JSON.stringify(told)).not.toContain(canary);
});

test("what a client asks for wrongly of a page is no failure of ours: only what is 500 or more is logged", () => {
  const handle = (status: number) =>
    handleError(
      { status, statusText: "", internal: true, data: "" },
      { request: new Request("http://localhost/terms"), params: {}, context: new RouterContextProvider() },
    );
  const from = lines.length;
  for (const status of [400, 404, 405, 413]) handle(status);
  expect(lines.slice(from)).toEqual([]);
  handle(500);
  expect(lines.slice(from)).toHaveLength(1);
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

let planted = 0;

/** Numbered values for a text field: a long one, then one in each format. */
function canariesFor(length = 5_500): string[] {
  planted += 1;
  const name = `canary-${planted}`;
  return [
    `${name} `.repeat(length / (name.length + 1)),
    `${name} asks about the kitchen.`,
    name,
    `${name}@example.com`,
    `809-555-01${String(planted % 100).padStart(2, "0")}`,
    `https://${name}.example.com/`,
    name.padEnd(22, "x"),
  ];
}

/** Fields that decide whether a record is found, or a request is taken for a bot's: sent with and without. */
const decisive = new Set(["trap", "from", "sessionId", "replyTo"]);

/** Puts a canary into each text field. @returns the statuses */
async function sendCanaries(one: Call, description: DescribedSite): Promise<number[]> {
  const path = pathOf(one.path);
  const staff = one.caller !== "anyone";
  const query = Object.keys(one.query?.shape ?? {}).map((name) => `${name}=${canariesFor()[1]}`);
  const statuses: number[] = [];
  for (const part of ["", ...query]) {
    const file = one.file ? { body: canariesFor()[1], headers: { "Content-Type": "image/png" } } : {};
    if (!one.body) statuses.push((await site.send(one.method, `${path}?${part}`, { staff, ...file })).status);
  }
  for (const [nth, schema] of bodiesOf(description, one.method, one.path).entries()) {
    const all = textFields(schema);
    for (const fields of [all.filter((name) => !decisive.has(name)), all]) {
      const length = Math.min(5_500, maxJsonBytes / 2 / fields.length);
      const words = new Map(fields.map((name) => [name, canariesFor(length)]));
      const filled = await sendFilled((body) => site.send(one.method, path, { staff, body }), {
        body: nth === 0 ? validBody(one.path) : alternativeBody(one.path),
        fields,
        words: (name) => words.get(name) ?? [],
      });
      // A setting's name has dots, which stand for a field inside another here.
      if (fields.some((name) => !name.includes(".")))
        expect([one.path, filled.statuses[0]]).toEqual([one.path, 400]);
      statuses.push(...filled.statuses);
    }
  }
  return statuses;
}

test("a canary in every text field of every call stands in no line of the log and in no job", async () => {
  await makeRecords(site);
  const described = (await site.json("GET", "/api/openapi.json")) as DescribedSite;
  const from = lines.length;
  const last = (one: Call) => Number(/log(in|out)$/.test(one.path));
  const answered: number[][] = [];
  for (const one of calls.toSorted((a, b) => last(a) - last(b)))
    answered.push(await sendCanaries(one, described));
  const asked = answered.flat();
  const done = answered.filter((statuses) => statuses.some((status) => status < 300));
  expect(answered.every((statuses) => statuses.length > 0)).toBe(true);
  expect(asked.filter((status) => status === 500)).toEqual([]);
  // The others need a file, a valid password or code, or another person's link.
  expect(done.length).toBeGreaterThan(115);
  expect(planted).toBeGreaterThan(550);
  console.log(
    `canaries: ${planted} fields, ${asked.length} requests, ${done.length} of ${calls.length} calls acted`,
  );
  const refused = and(eq(outbox.status, "failed"), like(outbox.recipient, "canary-%"));
  await vi.waitFor(async () => expect(await db().$count(outbox, refused)).toBeGreaterThan(0), 30_000);
  expect(lines.length - from).toBeGreaterThanOrEqual(asked.length);
  expect(lines.filter((line) => /canary|809\D?555\D?01\d\d/i.test(line))).toEqual([]);
  const { rows } = await db().execute<{ data: string }>(sql`select data::text from pgboss.job`);
  expect(rows.filter((row) => /canary/i.test(row.data))).toEqual([]);
}, 180_000);
