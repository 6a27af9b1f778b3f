import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { limits } from "#platform/http/limits.server.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { safetyRequest } from "../schema.server.ts";

const site = openSite({ limits: true });

const ask = (index: number, address: string, headers: Record<string, string> = {}, rest: object = {}) =>
  site.send("POST", "/api/safety-requests", {
    body: newSafetyRequest({ details: `Call number ${index}`, ...rest }),
    headers: { "X-Forwarded-For": address, ...headers },
  });
const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test("over the limit of an address a call for help is held, never dropped", async () => {
  const answers: Response[] = [];
  for (let from = 0; from < 120; from += 40)
    answers.push(
      ...(await Promise.all(Array.from({ length: 40 }, (_, index) => ask(from + index, "203.0.113.5")))),
    );
  expect(count(answers, 201)).toBe(120);
  const held = await db().$count(safetyRequest, sql`held_reason = 'flood'`);
  expect([await db().$count(safetyRequest), held]).toEqual([120, 120 - limits.form.points]);
  // Somebody else's is as it always is.
  expect((await ask(1000, "203.0.113.6")).status).toBe(201);
  expect(await db().$count(safetyRequest, sql`held_reason is null`)).toBe(limits.form.points + 1);
  console.log(`safety flood: 120 sent from one address, 120 stored, ${held} held`);
});

test("an address has an end all the same, and a retry of what was taken never takes from it", async () => {
  const headers = { "Idempotency-Key": "kept-safely" };
  expect((await ask(5000, "203.0.113.9", headers)).status).toBe(201);
  const answers: Response[] = [];
  // In parts, below the limit of the whole site in a minute.
  await db().execute(
    sql`update rate_limit set points = ${limits.safety.points - 3} where key like 'safety:203.0.113.9%'`,
  );
  for (let index = 0; index < 6; index += 1) answers.push(await ask(6000 + index, "203.0.113.9"));
  expect([count(answers, 201), count(answers, 429)]).toEqual([3, 3]);
  expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await ask(5000, "203.0.113.9", headers)).status).toBe(201);
});

test("ten thousand held ones are the most that wait; who is within the limit is taken all the same", async () => {
  await db().execute(sql`
    insert into safety_request (reference, protocol, name, details, urgency, contact, locale, held_reason, written_at, created_at, due_at)
    select 'AR-X', 'General Safety Request', 'Robot', 'x', 'normal', '', 'en', 'flood', now(), now(), now()
    from generate_series(1, 10000)`);
  const answers: Response[] = [];
  const known = { delivery: "a-browsers-own-name-7000" };
  for (let index = 0; index < limits.form.points + 2; index += 1)
    answers.push(await ask(7000 + index, "203.0.113.10", {}, index === 0 ? known : {}));
  expect([count(answers, 201), count(answers, 503)]).toEqual([limits.form.points, 2]);
  // What the team has is looked up before anything is refused: the browser that asks again is to hear of it.
  expect((await ask(7000, "203.0.113.10", {}, known)).status).toBe(201);
});
