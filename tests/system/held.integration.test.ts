import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { newLocalVendor as localVendorSchema } from "#app/marketplace/local-vendors/contract.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { createLocalVendor } from "#app/marketplace/local-vendors/server/create.server.ts";
import { report } from "#app/marketplace/moderation/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { newPost } from "#app/support/community/contract.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { createPost } from "#app/support/community/server/create.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { bookedAt, fullBody } from "../support/records/booking.ts";
import { apply, newLocalVendor } from "../support/records/local-vendor.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { listedVendor } from "../support/records/vendor-account.ts";
import { newApplication } from "../support/records/vendor-application.ts";
import { openSite } from "../support/site.ts";
import { waitingForLock } from "../support/waiting-for-lock.ts";

const site = openSite();
let vendorId = 0;
beforeAll(async () => {
  ({ vendorId } = await listedVendor(site));
});

/** Does the same twice, the second time while the first one is not committed yet. */
async function twiceAtOnce(act: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const inTransaction = (after?: () => Promise<unknown>) =>
    db().transaction(async (tx) => {
      await act({ db: tx, actor: { kind: "visitor" }, locale: "en", now: new Date() });
      await after?.();
    });
  let second: Promise<void> | undefined;
  await inTransaction(async () => {
    second = inTransaction();
    await Promise.race([second, waitingForLock()]);
  });
  await second;
}

test("of the same post twice at once the second is held as repeated", async () => {
  const content = "Cheap watches, the best in town, write to me today and save.";
  const post = newPost.parse({ userId: "N", title: "a", content, language: "en" });
  await twiceAtOnce(async (ctx) => (await createPost(ctx, post))(ctx));
  const rows = await db().select({ reason: communityPost.heldReason }).from(communityPost);
  expect(rows.map(({ reason }) => reason).sort()).toEqual(["first", "repeated"]);
});

test("of the same local vendor's application twice at once the second is held as repeated", async () => {
  const application = localVendorSchema.parse(newLocalVendor());
  await twiceAtOnce((ctx) => createLocalVendor(ctx, application));
  const rows = await db().select({ reason: localVendor.heldReason }).from(localVendor);
  expect(rows.map(({ reason }) => String(reason)).sort()).toEqual(["null", "repeated"]);
});

const email = "again@example.com";
const message = "The same words at the same moment.";
type Form = { path: string; body: object; table: typeof lead | typeof booking | typeof safetyRequest };
type OtherForm = { path: string; body: object; table: typeof contactMessage | typeof report };

test.each<[string, (vendorId: number) => Form | OtherForm]>([
  ["lead", () => ({ path: "/api/leads", body: { name: "N", email, message }, table: lead })],
  [
    "booking",
    (vendorId) => ({
      path: "/api/bookings",
      body: fullBody(vendorId, { customerEmail: email, message }),
      table: booking,
    }),
  ],
  ["message", () => ({ path: "/api/contact", body: { name: "N", email, message }, table: contactMessage })],
  [
    "report",
    (vendorId) => ({
      path: `/api/vendors/${vendorId}/report`,
      body: { reason: "other", email, message },
      table: report,
    }),
  ],
  ["call for help", () => ({ path: "/api/safety-requests", body: newSafetyRequest(), table: safetyRequest })],
])("of one %s sent eight times at once one is taken, seven are held as repeated", async (_, form) => {
  const { path, body, table } = form(vendorId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.send("POST", path, { body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await db().select({ reason: table.heldReason }).from(table);
  const repeated = Array.from({ length: 7 }, () => "repeated");
  expect(rows.map(({ reason }) => String(reason)).sort()).toEqual(["null", ...repeated]);
});

const trap = "http://spam.example";
const staff = (method: string, path: string, body: object) => site.send(method, path, { body, staff: true });
let robots = 0;

type Held = PgTable & { id: typeof lead.id; heldReason: typeof lead.heldReason };

/** The newest row. */
async function newest(table: PgTable): Promise<number> {
  const rows = (await db().select().from(table)) as { id: number }[];
  return Math.max(...rows.map(({ id }) => id));
}

/** What a robot sends in, and how staff move it on or refuse it. */
const kinds = [
  {
    name: "a lead",
    table: lead,
    make: async () => {
      robots += 1;
      await site.send("POST", "/api/leads", { body: { name: "R", email: `r${robots}@example.com`, trap } });
      return newest(lead);
    },
    on: (id: number) => staff("PATCH", `/api/admin/leads/${id}/status`, { status: "contacted" }),
    refused: (id: number) => staff("PATCH", `/api/admin/leads/${id}/status`, { status: "closed" }),
  },
  {
    name: "a booking",
    table: booking,
    make: async () => (await bookedAt(site, vendorId, { trap })).id,
    on: (id: number) => staff("PUT", `/api/bookings/${id}/status`, { status: "confirmed" }),
    refused: (id: number) => staff("PUT", `/api/bookings/${id}/status`, { status: "cancelled" }),
  },
  {
    name: "a safety request",
    table: safetyRequest,
    make: async () => {
      await site.send("POST", "/api/safety-requests", { body: newSafetyRequest({ trap }) });
      return newest(safetyRequest);
    },
    on: (id: number) => staff("PATCH", `/api/admin/safety-requests/${id}`, { status: "in_hand" }),
    refused: (id: number) => staff("PATCH", `/api/admin/safety-requests/${id}`, { status: "closed" }),
  },
  {
    name: "a vendor's application",
    table: vendorApplication,
    make: async () => {
      await site.send("POST", "/api/vendor-applications", { body: newApplication({ trap }) });
      return newest(vendorApplication);
    },
    on: (id: number) =>
      staff("PATCH", `/api/admin/vendor-applications/${id}/status`, {
        status: "changes_requested",
        note: "Which policy?",
      }),
    refused: (id: number) =>
      staff("PATCH", `/api/admin/vendor-applications/${id}/status`, { status: "declined", note: "No." }),
  },
  {
    name: "a local vendor",
    table: localVendor,
    make: () => apply(site, { trap }),
    on: (id: number) => staff("PATCH", `/api/admin/dominican-vendors/${id}`, { status: "aprobado" }),
    refused: (id: number) => staff("PATCH", `/api/admin/dominican-vendors/${id}`, { status: "rechazado" }),
  },
] as const;

async function holdOf(table: Held, id: number): Promise<string | null> {
  const [row] = await db()
    .select({ held: table.heldReason })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row?.held ?? null;
}

test.each(kinds.map((one) => [one.name, one] as const))(
  "whoever moves %s on that is held ends the hold; whoever refuses it keeps it, and writes to nobody",
  async (_, { table, make, on, refused }) => {
    const held = table as unknown as Held;
    const id = await make();
    expect(await holdOf(held, id)).toBe("trap");
    expect((await on(id)).status).toBe(200);
    expect(await holdOf(held, id)).toBeNull();
    const other = await make();
    const letters = await db().$count(outbox);
    expect((await refused(other)).status).toBe(200);
    expect(await holdOf(held, other)).toBe("trap");
    expect(await db().$count(outbox)).toBe(letters);
  },
);

test("a local vendor whose hold was ended by approving is offered jobs like any other", async () => {
  const id = await apply(site, { trap, nombreCompleto: "Held once", zonaUbicacion: "Nagua" });
  await staff("PATCH", `/api/admin/dominican-vendors/${id}`, { status: "aprobado" });
  const jobDetails = { description: "Dos cortes en casa.", urgency: "urgent" };
  const job = { serviceType: "barbería", location: "Nagua", jobDetails };
  const { notifications } = await (await staff("POST", "/api/match-vendors", job)).json();
  expect(notifications.map((one: { vendorName: string }) => one.vendorName)).toEqual(["Held once"]);
});
