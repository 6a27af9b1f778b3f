import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { listedVendor, newVendor, registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { FlaggedVendor, FlagIncident } from "../contract.ts";
import { flagIncident, report } from "../schema.server.ts";
import { logIncident } from "./incidents.server.ts";

const site = openSite();

async function save(vendor: Awaited<ReturnType<typeof registerVendor>>, changes: object) {
  const body = newVendor({ services: [], subCategories: [], ...changes });
  const answer = await site.send("PUT", `/api/vendor/profile/${vendor.vendorId}`, {
    body,
    headers: vendor.headers,
  });
  expect(answer.status).toBe(200);
}
const incidents = async (vendorId: number) =>
  (await site.read(`/api/flag-incidents?vendor=${vendorId}`)) as FlagIncident[];
const flagged = async () => (await site.read("/api/flagged-vendors?limit=100")) as FlaggedVendor[];

test("what a vendor writes is looked through as it is saved: once for the same words, refused never", async () => {
  const vendor = await registerVendor(site);
  expect(await incidents(vendor.vendorId)).toEqual([]);
  const description = "Honest work. Call 809-555-0142 or write to rafael arroba gmail punto com.";
  await save(vendor, { description });
  await save(vendor, { description, contactName: "Rafael" });
  const found = await incidents(vendor.vendorId);
  expect(found.map(({ source, pattern }) => [source, pattern]).toSorted()).toEqual([
    ["description", "email"],
    ["description", "phone"],
  ]);
  expect(found.map((one) => one.details).join()).toContain("809-555-0142");
  expect((await flagged()).find((one) => one.id === vendor.vendorId)).toMatchObject({
    strikeCount: 2,
    suspensionProposed: false,
  });
});

test("a registration is looked through too", async () => {
  const vendor = await registerVendor(site, {
    descriptionSpanish: "Escríbeme por WhatsApp y págame directo.",
  });
  expect((await incidents(vendor.vendorId)).length).toBeGreaterThan(0);
});

test("a dismissed incident is no strike, and stays dismissed when the words are saved again", async () => {
  const vendor = await registerVendor(site, { description: "Call 809-555-0177." });
  const [incident] = await incidents(vendor.vendorId);
  const change = (dismissed: boolean) =>
    site.send("PATCH", `/api/flag-incidents/${incident?.id}`, { body: { dismissed }, staff: true });
  expect(await (await change(true)).json()).toMatchObject({ dismissedBy: "Ana" });
  await save(vendor, { description: "Call 809-555-0177." });
  expect((await flagged()).some((one) => one.id === vendor.vendorId)).toBe(false);
  const events = () => db().$count(auditLog, eq(auditLog.subjectId, vendor.vendorId));
  const before = await events();
  const again = (await (await change(true)).json()) as FlagIncident;
  expect((await incidents(vendor.vendorId)).find(({ id }) => id === again.id)).toEqual(again);
  expect(await events()).toBe(before);
  await change(false);
  expect((await flagged()).some((one) => one.id === vendor.vendorId)).toBe(true);
});

test("three open strikes propose a suspension to staff, who are told once; nothing is hidden by itself", async () => {
  const vendor = await listedVendor(site, { businessName: "Tres Faltas" });
  const description = "Call 809-555-0101. Mail ana@gmail.com. See www.tresfaltas.do.";
  await save(vendor, { businessName: "Tres Faltas", description });
  await save(vendor, { businessName: "Tres Faltas", description: `${description} Or 829-555-0102.` });
  expect((await flagged())[0]).toMatchObject({
    id: vendor.vendorId,
    strikeCount: 4,
    suspensionProposed: true,
  });
  expect(await db().$count(adminNotification, eq(adminNotification.type, "vendor_strikes"))).toBe(1);
  expect((await site.send("GET", `/api/vendors/${vendor.vendorId}`)).status).toBe(200);
});

test("staff log one by hand; the vendor answers its own, and nobody else's", async () => {
  const vendor = await registerVendor(site);
  const other = await registerVendor(site);
  const body = { vendorId: vendor.vendorId, pattern: "payment", details: "Asked a customer for cash." };
  const logged = await site.json("POST", "/api/flag-incidents", { body, staff: true });
  expect(logged).toMatchObject({ source: "report", loggedBy: "Ana" });
  const mine = await site.send("GET", `/api/vendor/flags/${vendor.vendorId}`, { headers: vendor.headers });
  expect(((await mine.json()) as FlagIncident[]).map((one) => one.id)).toEqual([logged.id]);
  const answer = (id: number, headers: Record<string, string>) =>
    site.send("POST", `/api/vendor/flags/${id}/${logged.id}/answer`, {
      body: { message: "Fue un anticipo." },
      headers,
    });
  expect((await answer(vendor.vendorId, other.headers)).status).toBe(404);
  expect((await answer(other.vendorId, other.headers)).status).toBe(404);
  expect((await (await answer(vendor.vendorId, vendor.headers)).json()).answer).toBe("Fue un anticipo.");
  const [row] = await db().select().from(flagIncident).where(eq(flagIncident.id, logged.id));
  expect(row?.answer).toBe("Fue un anticipo.");
});

test("staff find reports, incidents and flagged vendors by their words, accents aside", async () => {
  const { vendorId } = await listedVendor(site, { contactName: jose.name, phone: jose.phone });
  const said = { reason: "wrong", message: `Ask for ${jose.name}.`, email: "" };
  expect((await site.send("POST", `/api/vendors/${vendorId}/report`, { body: said })).status).toBe(201);
  const [reported] = await db().select().from(report).where(eq(report.vendorId, vendorId));
  await expectFound(site, "/api/admin/reports", reported?.id ?? 0, { phone: false });
  const body = { vendorId, pattern: "payment", details: `${jose.name} asked for cash.` };
  const logged = await site.json("POST", "/api/flag-incidents", { body, staff: true });
  await expectFound(site, "/api/flag-incidents", logged.id, { phone: false });
  await expectFound(site, "/api/flagged-vendors", vendorId, { phone: true });
});

test("of two strikes at the same moment the one that makes three is told, once", async () => {
  const staff = {
    kind: "staff" as const,
    id: "1",
    email: "ana@example.com",
    name: "Ana",
    role: "owner" as const,
  };
  const strike = (on: Db, vendorId: number, details: string) =>
    logIncident(
      { db: on, actor: staff, locale: "en", now: new Date() },
      { vendorId, pattern: "phone", details },
    );
  const { vendorId } = await registerVendor(site);
  await strike(db(), vendorId, "first");
  let second: Promise<unknown> | undefined;
  await db().transaction(async (tx) => {
    await strike(tx, vendorId, "second");
    second = db().transaction((other) => strike(other, vendorId, "third"));
    await Promise.race([second, waitingForLock()]);
  });
  await second;
  const notification = and(
    eq(adminNotification.type, "vendor_strikes"),
    eq(adminNotification.subjectId, vendorId),
  );
  expect(await db().$count(adminNotification, notification)).toBe(1);
});
