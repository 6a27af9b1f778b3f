import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Colleague, Team } from "../contract.ts";

const site = openSite();
const asAna = (method: string, path: string, body?: unknown) =>
  site.send(method, path, { body, staff: true });
const numberOf = async (email: string) => (await staffByEmail(email))?.number ?? 0;

test("each member changes their own name; it is everywhere at once, and written down", async () => {
  const rosa = await openColleague(site, "Rosa", "read_only");
  const change = (name: string) => rosa("PATCH", "/api/admin/account/name", { name });
  for (const name of ["", " ", "R\u0007sa", "a\nb", "a".repeat(81)]) {
    const refused = await change(name);
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ["name"]]);
  }
  expect((await change("  Rosa María Peña ")).status).toBe(200);
  const read = async (path: string) => (await rosa("GET", path)).json() as Promise<Record<string, unknown>>;
  expect(await read("/api/admin/session")).toMatchObject({ name: "Rosa María Peña" });
  expect(await read("/api/admin/account")).toMatchObject({ name: "Rosa María Peña" });
  const colleagues = (await site.read("/api/admin/colleagues")) as Colleague[];
  expect(colleagues.find(({ email }) => email === "rosa@example.com")?.name).toBe("Rosa María Peña");
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "staff.name"));
  expect(line).toMatchObject({ by: "Rosa", subjectId: await numberOf("rosa@example.com") });
  expect(line?.detail).toEqual({ from: "Rosa", to: "Rosa María Peña" });
});

test("an owner changes a colleague's name, unless it changed meanwhile; others may not", async () => {
  const leo = await openColleague(site, "Leo", "manager");
  const number = await numberOf("leo@example.com");
  const path = `/api/admin/team/${number}/name`;
  expect((await leo("PATCH", path, { name: "X", from: "Leo" })).status).toBe(403);
  expect((await asAna("PATCH", path, { name: "", from: "Leo" })).status).toBe(400);
  expect(await (await asAna("PATCH", path, { name: "Leonardo", from: "Leo" })).json()).toMatchObject({
    name: "Leonardo",
  });
  expect((await asAna("PATCH", path, { name: "Other", from: "Leo" })).status).toBe(409);
});

test("who may only read from now on hands over what is open in the same act", async () => {
  const pia = await openColleague(site, "Pia", "concierge");
  await openColleague(site, "Noa", "concierge");
  for (const one of [1, 2])
    await site.send("POST", "/api/leads", { body: { name: `N${one}`, email: `n${one}@example.com` } });
  for (const { id } of await db().select({ id: lead.id }).from(lead))
    await pia("PATCH", `/api/admin/leads/${id}/assignee`, { take: true, from: null });
  const number = await numberOf("pia@example.com");
  const role = { role: "read_only", from: "concierge" };
  const path = `/api/admin/team/${number}/role`;
  // Nobody who cannot work gets it; then nothing changes.
  expect((await asAna("PATCH", path, { ...role, handTo: "pia@example.com" })).status).toBe(409);
  expect(((await site.read("/api/admin/team")) as Team).members).toContainEqual(
    expect.objectContaining({ email: "pia@example.com", role: "concierge", openWork: 2 }),
  );
  const changed = await asAna("PATCH", path, { ...role, handTo: "noa@example.com" });
  expect(await changed.json()).toMatchObject({ handedOver: 2, member: { role: "read_only", openWork: 0 } });
  const owners = await db().select({ assignee: lead.assignee }).from(lead);
  expect(owners.map(({ assignee }) => assignee)).toEqual(["noa@example.com", "noa@example.com"]);
  const back = await asAna("PATCH", path, { role: "concierge", from: "read_only" });
  expect(await back.json()).toMatchObject({ handedOver: 0 });
});

test("without a mail service no letter with a link is written, as nobody would get it", async () => {
  await openColleague(site, "Eva", "owner");
  const asked = await site.send("POST", "/api/admin/password-reset", { body: { email: "eva@example.com" } });
  expect([asked.status, await db().$count(outbox, eq(outbox.letter, "staff_password"))]).toEqual([200, 0]);
});

test.each(["/admin", "/admin/"])("%s leads to Today, where who is signed out signs in", async (path) => {
  const answer = await site.send("GET", path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/today"]);
});
