import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { bookedAt } from "../support/records/booking.ts";
import { apply } from "../support/records/local-vendor.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { registerVendor } from "../support/records/vendor-account.ts";
import { newApplication } from "../support/records/vendor-application.ts";
import { openSite } from "../support/site.ts";

const site = openSite();
const trap = "http://spam.example";
const staff = (method: string, path: string, body: object) => site.send(method, path, { body, staff: true });
let vendorId = 0;
let robots = 0;

type Held = PgTable & { id: typeof lead.id; heldReason: typeof lead.heldReason };

/** The newest row. */
async function newest(table: PgTable): Promise<number> {
  const rows = (await db().select().from(table)) as { id: number }[];
  return Math.max(...rows.map(({ id }) => id));
}

async function approvedVendor(): Promise<number> {
  if (vendorId) return vendorId;
  ({ vendorId } = await registerVendor(site));
  await staff("PATCH", `/api/admin/vendors/${vendorId}/status`, { status: "approved" });
  return vendorId;
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
    make: async () => (await bookedAt(site, await approvedVendor(), { trap })).id,
    on: (id: number) =>
      staff("PUT", `/api/bookings/${id}/status`, {
        status: "confirmed",
        adminNotes: "",
        estimatedCost: null,
      }),
    refused: (id: number) =>
      staff("PUT", `/api/bookings/${id}/status`, {
        status: "cancelled",
        adminNotes: "",
        estimatedCost: null,
      }),
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
