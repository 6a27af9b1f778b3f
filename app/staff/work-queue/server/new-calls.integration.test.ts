import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { NewCalls } from "../contract.ts";

const site = openSite();

type Send = (method: string, path: string, body?: unknown) => Promise<Response>;
const ana: Send = (method, path, body) => site.send(method, path, { body, staff: true });

const cards = async (send: Send = ana) =>
  (await (await send("GET", "/api/admin/new-calls")).json()) as NewCalls;
const named = async (send: Send = ana) => (await cards(send)).items.map(({ name }) => name);

async function call(name: string, fields: object = {}): Promise<number> {
  const body = newSafetyRequest({ name, ...fields });
  expect((await site.send("POST", "/api/safety-requests", { body })).status).toBe(201);
  const [row] = await db().select().from(safetyRequest).where(eq(safetyRequest.name, name));
  return row?.id ?? 0;
}

const close = async (send: Send, name: string) => {
  const card = (await cards(send)).items.find((one) => one.name === name);
  expect((await send("POST", `/api/admin/notifications/${card?.notification}/opened`, {})).status).toBe(200);
};

test("a new call is on everybody's cards, readers' too, until one closes it for themself or somebody takes it", async () => {
  const leo: Send = await openColleague(site, "Leo", "read_only");
  const details = "I am at  the gate\nof Hotel Mar, Bávaro.";
  const id = await call("Rosa", { details });
  const [card] = (await cards()).items;
  const words = "I am at the gate of Hotel Mar, Bávaro.";
  expect(card).toMatchObject({ id, name: "Rosa", urgency: "emergency", locale: "en", words });
  expect(await named(leo)).toEqual(["Rosa"]);
  await close(ana, "Rosa");
  expect(await cards()).toEqual({ items: [], total: 0 });
  expect(await named(leo)).toEqual(["Rosa"]);
  await ana("PATCH", `/api/admin/safety-requests/${id}/assignee`, { take: true, from: null });
  expect(await named(leo)).toEqual([]);
});

test("emergencies are first, then the newest; two are shown and all are counted", async () => {
  const urgent = await call("Urgent", { urgency: "urgent" });
  const normal = await call("Normal", { urgency: "normal" });
  const emergency = await call("Emergency");
  expect((await cards()).total).toBe(3);
  expect(await named()).toEqual(["Emergency", "Normal"]);
  const change = (id: number, body: object) =>
    ana("PATCH", `/api/admin/safety-requests/${id}`, { note: "", ...body });
  await change(emergency, { status: "in_hand" });
  expect(await named()).toEqual(["Normal", "Urgent"]);
  await change(normal, { status: "closed" });
  await change(urgent, { status: "closed" });
  expect(await named()).toEqual([]);
});

test("what is held as spam is no card until it is released; nor is one of more than a week ago", async () => {
  const id = await call("Held", { trap: "I am a robot" });
  expect(await named()).toEqual([]);
  await ana("POST", `/api/admin/safety-requests/${id}/release`);
  expect(await named()).toEqual(["Held"]);
  const createdAt = new Date(Date.now() - 8 * 86_400_000);
  await db().update(adminNotification).set({ createdAt }).where(eq(adminNotification.subjectId, id));
  expect(await named()).toEqual([]);
});

test("who is not signed in sees none", async () => {
  expect((await site.send("GET", "/api/admin/new-calls")).status).toBe(401);
});
