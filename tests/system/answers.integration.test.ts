import { getTableName, sql } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { booking, bookingSearchText } from "#app/clients/bookings/schema.server.ts";
import { contactMessage, contactSearchText } from "#app/clients/contact/schema.server.ts";
import { lead, leadSearchText } from "#app/clients/leads/schema.server.ts";
import { review, reviewSearchText } from "#app/clients/reviews/schema.server.ts";
import { applicationSearchText, vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { localVendor, localVendorSearchText } from "#app/marketplace/local-vendors/schema.server.ts";
import {
  flagIncident,
  incidentSearchText,
  report,
  reportSearchText,
} from "#app/marketplace/moderation/schema.server.ts";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { calls } from "#app/server/api.server.ts";
import { outbox, outboxSearchText } from "#app/staff/outbox/schema.server.ts";
import {
  chatMessage,
  chatMessageSearchText,
  chatSearchText,
  chatSession,
} from "#app/support/chat/schema.server.ts";
import { safetyRequest, safetySearchText } from "#app/support/safety/schema.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { createStripper } from "#platform/http/calls/strip-answer.server.ts";
import type { HttpEnv } from "#platform/http/request.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../support/fresh-database.ts";

openFreshDatabase();
beforeAll(() => openSealing([Buffer.alloc(32, 7)], ""));

const extra = "notInTheContract";

/** Values that a schema can describe, with one more key in each object; of a union one for each option. */
function samplesOf(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodObject) return objectsOf(schema);
  if (schema instanceof z.ZodArray) return samplesOf(schema.element).map((one) => [one, one]);
  if (schema instanceof z.ZodRecord) return samplesOf(schema.valueType).map((one) => ({ a: one }));
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(samplesOf);
  if (schema instanceof z.ZodPipe) return samplesOf(schema.in);
  if ("innerType" in schema._zod.def) return samplesOf(schema._zod.def.innerType as z.core.$ZodType);
  if (schema instanceof z.ZodLiteral) return [[...schema.values][0]];
  if (schema instanceof z.ZodEnum) return [schema.options[0]];
  const scalars = ["string", "number", "boolean", "null"];
  // Whatever else there may be could hold anything.
  return scalars.includes(schema._zod.def.type) ? [1] : [{ [extra]: 1 }];
}

function objectsOf(schema: z.ZodObject): unknown[] {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, samplesOf(field)] as const);
  const most = Math.max(1, ...fields.map(([, samples]) => samples.length));
  return Array.from({ length: most }, (_, index) => ({
    ...Object.fromEntries(fields.map(([name, samples]) => [name, samples[index % samples.length]])),
    [extra]: 1,
  }));
}

test("of every call's answer a key that the contract does not name is left out, at any depth", () => {
  const leaking = calls.filter(({ path, answer }) => {
    // All that is kept of one person, whatever it is: that is what they may ask for.
    if (path === "/api/admin/people/export") return false;
    const strip = createStripper(answer);
    const samples = samplesOf(answer);
    const holds = (value: unknown) => JSON.stringify(value).includes(extra);
    return samples.map(strip).some(holds);
  });
  expect(leaking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const objects = calls.filter(({ answer }) => JSON.stringify(samplesOf(answer)).includes(extra));
  // A test of nothing would be green: nearly all calls answer with objects.
  expect(objects.length).toBeGreaterThan(calls.length * 0.8);
});

test("what the contract names comes through as it is, also where a value is none that it would take", () => {
  const strip = createStripper(
    z.object({
      phone: z.string().min(7),
      at: z.date(),
      many: z.array(z.object({ a: z.number() })),
      either: z.union([z.object({ kind: z.literal("a"), a: z.number() }), z.object({ b: z.string() })]),
      none: z.string().nullable(),
      byName: z.record(z.string(), z.object({ n: z.number() })),
    }),
  );
  const at = new Date();
  expect(
    strip({
      phone: "•••",
      at,
      many: [{ a: 1, x: 1 }],
      either: { kind: "a", a: 2, b: "no" },
      none: null,
      byName: { one: { n: 1, x: 2 } },
      x: 1,
    }),
  ).toEqual({
    phone: "•••",
    at,
    many: [{ a: 1 }],
    either: { kind: "a", a: 2 },
    none: null,
    byName: { one: { n: 1 } },
  });
});

const answer = z.object({ id: z.number(), inner: z.object({ a: z.number() }) });
const leaky = { id: 1, inner: { a: 1, [extra]: 1 }, [extra]: 1 };
const caller = "anyone" as const;
const common = { caller, summary: "A call", answer };
const declared = [
  call({ ...common, method: "GET", path: "/api/read", handler: async () => leaky }),
  call({ ...common, method: "PUT", path: "/api/change", handler: async () => leaky }),
  call({ ...common, method: "POST", path: "/api/create", creates: true, handler: async () => leaky }),
  call({ ...common, method: "POST", path: "/api/prepared", prepare: async () => async () => leaky }),
  call({ ...common, method: "POST", path: "/api/handled", respond: async (c) => c.json(leaky, 201) }),
  call({
    ...common,
    answer: z.array(answer),
    method: "GET",
    path: "/api/list",
    list: true,
    handler: async () => ({ items: [leaky, leaky], total: 2 }),
  }),
];

test.each(declared.map((one) => [one.path, one] as const))(
  "%s sends no more than its contract names",
  async (path, one) => {
    const app = new Hono<HttpEnv>();
    app.use(async (c, next) => {
      c.set("address", "127.0.0.1");
      c.set("locale", "en");
      await next();
    });
    app.on(one.method, path, (c) => one.handleRequest(c));
    const send = () =>
      app.request(path, {
        method: one.method,
        headers: { "Content-Type": "application/json", "Idempotency-Key": `k-${path}-0123456789` },
        ...(one.method !== "GET" && { body: "{}" }),
      });
    const shown = { id: 1, inner: { a: 1 } };
    const expected = one.list ? [shown, shown] : shown;
    expect(await (await send()).json()).toEqual(expected);
    // A repeated key is answered from what was kept.
    if (one.idempotent) expect(await (await send()).json()).toEqual(expected);
  },
);

test.each([
  [booking, bookingSearchText],
  [chatMessage, chatMessageSearchText],
  [chatSession, chatSearchText],
  [contactMessage, contactSearchText],
  [flagIncident, incidentSearchText],
  [lead, leadSearchText],
  [localVendor, localVendorSearchText],
  [outbox, outboxSearchText],
  [report, reportSearchText],
  [review, reviewSearchText],
  [safetyRequest, safetySearchText],
  [vendor, managedSearchText],
  [vendorApplication, applicationSearchText],
] as const)("a search can read the index: %#", async (table, text) => {
  const found = searchFilter("núñez 829-555-0166", table.id, text);
  const plan = await db().transaction(async (tx) => {
    // The table is empty, which PostgreSQL would rather read whole.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return tx.execute(sql`explain select id from ${table} where ${found}`);
  });
  expect([getTableName(table), JSON.stringify(plan.rows)]).toEqual([
    getTableName(table),
    expect.stringMatching(/Bitmap Index Scan on \w+_search\b/),
  ]);
});
