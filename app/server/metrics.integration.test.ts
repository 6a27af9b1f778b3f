import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { backupRecord } from "#platform/backup/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { setBuildInfo } from "#platform/http/metrics.server.ts";
import { collectLines } from "../../tests/support/collect-lines.ts";
import { newSafetyRequest } from "../../tests/support/records/safety-request.ts";
import { openSite } from "../../tests/support/site.ts";
import "./installation-metrics.server.ts";

const { lines, logTo } = collectLines();
const site = openSite({ limits: true, logTo });

/** The value of a series, written as Prometheus writes it; undefined if it is missing. */
async function metric(series: string): Promise<number | undefined> {
  const text = await (await site.send("GET", "/metrics")).text();
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const countOf = (method: string, route: string, status: number) =>
  `arribo_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test("a request is counted by the pattern of its address, never by the address", async () => {
  for (const id of ["7", "8"]) await site.send("GET", `/api/vendors/${id}`);
  await site.send("GET", "/api/admin/leads/statistics", { staff: true });
  await site.send("DELETE", "/api/leads");
  await site.send("GET", "/api/nothing/here");
  expect(await metric(countOf("GET", "/api/vendors/:id", 404))).toBe(2);
  expect(await metric(countOf("GET", "/api/admin/leads/statistics", 200))).toBe(1);
  expect(await metric(countOf("DELETE", "/api/leads", 405))).toBe(1);
  expect(await metric(countOf("GET", "none", 404))).toBe(1);
});

test("a proxy's request id and trace are taken over; an id that could forge a log line is not", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { "X-Request-Id": "edge-2f1c9a", traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const answer = await site.send("GET", "/api/nothing/here", { headers });
  expect(answer.headers.get("x-request-id")).toBe("edge-2f1c9a");
  const last = JSON.parse(lines.at(-1) ?? "{}");
  expect(last).toMatchObject({ requestId: "edge-2f1c9a", traceId });
  const forged = { "X-Request-Id": 'a" "b', traceparent: "00-zz" };
  const other = await site.send("GET", "/api/nothing/here", { headers: forged });
  expect(other.headers.get("x-request-id")).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
  expect(JSON.parse(lines.at(-1) ?? "{}")).not.toHaveProperty("traceId");
});

test("what a limit refuses is counted by the limit", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const send = () => site.send("POST", "/api/contact", { headers, body: {} });
  const statuses = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(400);
  for (let sent = 0; sent < 200; sent += 1) await site.send("GET", "/api/nothing/here", { headers });
  expect((await site.send("GET", "/api/nothing/here", { headers })).status).toBe(429);
  expect(await metric('arribo_limit_refusals_total{limit="site"}')).toBe(1);
});

test("letters that are due, unanswered calls for help and the newest backup can be seen", async () => {
  expect(await metric("arribo_backup_age_seconds")).toBeUndefined();
  expect(await metric("arribo_help_requests_unanswered")).toBe(0);
  await site.send("POST", "/api/safety-requests", { body: newSafetyRequest({ name: "Luis" }) });
  await db().update(safetyRequest).set({ createdAt: sql`now() - interval '10 minutes'` });
  expect(await metric("arribo_help_requests_unanswered")).toBe(1);
  expect(await metric("arribo_help_request_oldest_seconds")).toBeGreaterThan(595);
  await db()
    .update(outbox)
    .set({ status: "waiting", lastError: null, dueAt: sql`now() - interval '5 minutes'` });
  const letters = await db().$count(outbox);
  expect(await metric('arribo_letters{state="waiting"}')).toBe(letters);
  expect(await metric("arribo_letter_oldest_seconds")).toBeGreaterThan(295);
  await db().update(outbox).set({ status: "failed", lastError: "unreachable", dueAt: null });
  expect(await metric('arribo_letters{state="failed"}')).toBe(letters);
  expect(await metric("arribo_letter_oldest_seconds")).toBe(0);
  const takenAt = new Date(Date.now() - 3_600_000);
  await db().insert(backupRecord).values({ takenAt, bytes: 1, restoredForTrial: true });
  expect(await metric("arribo_backup_age_seconds")).toBeGreaterThan(3_595);
  expect(await metric("arribo_database_bytes")).toBeGreaterThan(1e6);
  expect(await metric('arribo_jobs{state="dead"}')).toBe(0);
});

test("the version that runs stands there", async () => {
  setBuildInfo("1.2.3");
  expect(await metric('arribo_build_info{version="1.2.3"}')).toBe(1);
});
