import { eq } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { lead } from "../schema.server.ts";

const site = openSite();
const fields = { name: "Marsha", package: "royal", message: "We move in March." };

test("what is held was promised nothing: it is not late in the list, the figure, or on the day's page", async () => {
  const late = async () => {
    const figures = await site.read("/api/admin/leads/statistics");
    const list = await site.read("/api/admin/leads?late=yes");
    const day = await site.read("/api/admin/today");
    return [figures.late, list.length, day.queue.late];
  };
  const before = await late();
  const response = await site.send("POST", "/api/leads", {
    body: { ...fields, email: "held@example.com", trap: "x" },
  });
  expect(response.status).toBe(201);
  const longAgo = new Date(Date.now() - 30 * 3_600_000);
  const isThis = eq(lead.email, "held@example.com");
  const [held] = await db().update(lead).set({ createdAt: longAgo }).where(isThis).returning();
  expect(held?.heldReason).toBe("trap");
  expect(await late()).toEqual(before);
});

test("a lead that is closed without an answer is no answered one, and waits for nobody", async () => {
  await site.send("POST", "/api/leads", { body: { ...fields, email: "closed@example.com" } });
  const [row] = await db().select().from(lead).where(eq(lead.email, "closed@example.com"));
  const longAgo = new Date(Date.now() - 30 * 3_600_000);
  await db()
    .update(lead)
    .set({ createdAt: longAgo })
    .where(eq(lead.id, row?.id ?? 0));
  const move = async (status: string) =>
    site.json("PATCH", `/api/admin/leads/${row?.id}/status`, { body: { status }, staff: true });
  const isLate = async () => {
    const list = await site.read("/api/admin/leads?late=yes");
    return list.some((one: { id: number }) => one.id === row?.id);
  };
  expect(await isLate()).toBe(true);
  expect(await move("closed")).toMatchObject({ clock: "closed", firstAnsweredAt: null });
  expect(await isLate()).toBe(false);
  expect(await move("contacted")).toMatchObject({ clock: "answered", firstAnsweredAt: expect.any(String) });
  // An answered lead stays answered when closed.
  expect(await move("closed")).toMatchObject({ clock: "answered", firstAnsweredAt: expect.any(String) });
  expect(await move("new")).toMatchObject({ clock: "late", firstAnsweredAt: null });
  await move("closed");
});

test("a request for a consultation takes six statements beside begin and commit, and one for the limit", async () => {
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  const headers = { "Idempotency-Key": "counted" };
  await site.send("POST", "/api/leads", {
    body: { name: "Marsha", email: "marsha@example.com", message: "We move in March." },
    headers,
  });
  const texts = querySpy.mock.calls.map(
    ([query]) => (query as unknown as { text: string }).text ?? String(query),
  );
  querySpy.mockRestore();
  // Health checks and jobs also use the pool.
  const ours = texts.filter((text) => !/pgboss|pg_is_in_recovery/.test(text));
  expect(ours.map((text) => /^\s*(\S+(?: into "?\w+"?)?)/.exec(text)?.[1])).toEqual([
    "select",
    "begin",
    "select",
    'insert into "lead"',
    'insert into "planning_call"',
    "with",
    "insert into idempotency_key",
    "commit",
  ]);
});
