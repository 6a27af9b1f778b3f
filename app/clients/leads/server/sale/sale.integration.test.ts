import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { Lead } from "../../contract.ts";
import { lead, leadStatusChange, sale } from "../../schema.server.ts";

const site = openSite();

/** @returns the id of a lead, converted unless another status is given */
async function newLead(email: string, status = "converted"): Promise<number> {
  await site.send("POST", "/api/leads", { body: { name: "Marsha", email, package: "royal", message: "m" } });
  const [row] = await db().select().from(lead).where(eq(lead.email, email));
  if (!row) throw new Error("no lead");
  if (status !== "new")
    await site.send("PATCH", `/api/admin/leads/${row.id}/status`, { body: { status }, staff: true });
  return row.id;
}
const note = (id: number, body: object, headers: Record<string, string> = {}) =>
  site.send("PUT", `/api/admin/leads/${id}/sale`, { body, headers, staff: true });
const royal = { package: "royal", price: "US$ 4,997", soldOn: "2026-11-20" };
const listed = async (query: string): Promise<Lead[]> =>
  (await site.send("GET", `/api/admin/leads?${query}`, { staff: true })).json();
const missing = async () => (await listed("sale=missing")).map(({ id }) => id);
const today = async () =>
  (await (await site.send("GET", "/api/admin/today", { staff: true })).json()).waiting;

test("a converted lead without a sale is on Today and found; with its sale it no longer is", async () => {
  const id = await newLead("converted@example.com");
  expect(await missing()).toEqual([id]);
  expect((await today()).missingSales).toBe(1);
  const sold: Lead = await (await note(id, { ...royal, note: "Half now, half on arrival." })).json();
  expect(sold.sale).toMatchObject({
    package: "royal",
    price: { cents: 499_700, currency: "USD" },
    soldOn: "2026-11-20",
    note: "Half now, half on arrival.",
    by: "Ana",
    version: 1,
  });
  expect(await missing()).toEqual([]);
  expect((await today()).missingSales).toBe(0);
  expect((await listed("sale=noted")).map((one) => one.sale?.package)).toEqual(["royal"]);
  const [row] = await db().select().from(sale).where(eq(sale.leadId, id));
  // The day begins in Santo Domingo at 4 a.m. UTC.
  expect(row?.soldAt.toISOString()).toBe("2026-11-20T04:00:00.000Z");
});

test("a sale is asked for only 30 days after the conversion, also if the lead was moved to and fro since", async () => {
  const id = await newLead("long-ago@example.com");
  const convertedDaysAgo = (days: number) =>
    db()
      .update(leadStatusChange)
      .set({ at: new Date(Date.now() - days * 86_400_000) })
      .where(eq(leadStatusChange.leadId, id));
  await convertedDaysAgo(29);
  expect([await missing(), (await today()).missingSales]).toEqual([[id], 1]);
  await convertedDaysAgo(31);
  expect([await missing(), (await today()).missingSales]).toEqual([[], 0]);
  // A slip that is taken back converts it no second time.
  await db()
    .insert(leadStatusChange)
    .values([
      { leadId: id, at: new Date(), by: "Ana", from: "converted", to: "closed" },
      { leadId: id, at: new Date(), by: "Ana", from: "closed", to: "converted", undoes: true },
    ]);
  expect([await missing(), (await today()).missingSales]).toEqual([[], 0]);
  await db().delete(lead).where(eq(lead.id, id));
});

test("a sale is corrected and taken back with its history; an older version changes nothing", async () => {
  const id = await newLead("corrected@example.com");
  await note(id, royal);
  const twice = await note(id, royal);
  expect([twice.status, (await twice.json()).code]).toEqual([409, "conflict"]);
  const corrected: Lead = await (
    await note(id, { ...royal, package: "elite", price: "RD$ 480,000", version: 1 })
  ).json();
  expect(corrected.sale).toMatchObject({ price: { cents: 48_000_000, currency: "DOP" }, version: 2 });
  const withdraw = (version: number) =>
    site.send("DELETE", `/api/admin/leads/${id}/sale`, { body: { version }, staff: true });
  expect((await withdraw(1)).status).toBe(409);
  const gone: Lead = await (await withdraw(2)).json();
  expect([gone.sale, gone.status]).toEqual([null, "converted"]);
  expect(await missing()).toContain(id);
  const history = await site.send("GET", `/api/admin/leads/${id}/sale/history`, { staff: true });
  const entries: AuditEntry[] = await history.json();
  expect(entries.map(({ act, by, detail }) => [act, by, detail])).toEqual([
    ["lead.saleTakenBack", "Ana", { from: "elite", to: "none", fromPrice: "DOP 48000000", toPrice: "" }],
    ["lead.sale", "Ana", { from: "royal", to: "elite", fromPrice: "USD 499700", toPrice: "DOP 48000000" }],
    [
      "lead.sale",
      "Ana",
      { from: "none", to: "royal", fromPrice: "", toPrice: "USD 499700", fromSold: "", toSold: "2026-11-20" },
    ],
  ]);
  // It can be noted anew; the one taken back stays in the table.
  expect((await note(id, royal)).status).toBe(200);
  const rows = await db().select().from(sale).where(eq(sale.leadId, id)).orderBy(asc(sale.id));
  expect(rows.map(({ package: sold, takenBackAt }) => [sold, takenBackAt !== null])).toEqual([
    ["elite", true],
    ["royal", false],
  ]);
});

test("twelve who note the same sale at once note it once", async () => {
  const id = await newLead("raced@example.com");
  const answers = await Promise.all(Array.from({ length: 12 }, () => note(id, royal)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(11).fill(409)]);
  expect(await db().$count(sale, eq(sale.leadId, id))).toBe(1);
});

test("only a converted lead is sold to; wrong amounts and days ahead are refused by their field", async () => {
  const waiting = await newLead("waiting@example.com", "qualified");
  expect((await note(waiting, royal)).status).toBe(409);
  const id = await newLead("fields@example.com");
  const fieldsOf = async (body: object, language: string) =>
    (await (await note(id, body, { "Accept-Language": language })).json()).fields;
  expect(await fieldsOf({ ...royal, price: "a lot" }, "en")).toEqual({
    price: "Enter an amount like 4,500 or 4500.50.",
  });
  expect(await fieldsOf({ ...royal, soldOn: "2199-01-01" }, "es")).toEqual({
    soldOn: "Ese día aún no llega en Santo Domingo. Elige hoy o un día anterior.",
  });
});

test("the sale outlives an erased customer, without a word of them", async () => {
  const email = "erased@example.com";
  const id = await newLead(email);
  await note(id, { ...royal, note: "Marsha pays by transfer." });
  await db().delete(outbox).where(eq(outbox.recipient, email));
  await db().delete(lead).where(eq(lead.id, id));
  const rows = await db()
    .select()
    .from(sale)
    .where(and(eq(sale.priceCents, 499_700), eq(sale.by, "Ana")));
  const kept = rows.filter(({ leadId }) => leadId === null);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/Marsha|transfer|example/);
});
