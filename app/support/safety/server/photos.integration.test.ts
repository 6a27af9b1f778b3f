import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { maxWaitingPhotos } from "#platform/pictures/attached-photos.server.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { SafetyRequest, SafetyStep } from "../contract.ts";
import { safetyRequest, safetyRequestPhoto } from "../schema.server.ts";

const site = openSite();

beforeEach(async () => {
  for (const table of [safetyRequest, adminNotification]) await db().delete(table);
});

/** A request that was received. */
async function asked(overrides: Record<string, unknown> = {}) {
  const delivery = randomUUID();
  const body = newSafetyRequest({ delivery, details: `Broken lock ${delivery}`, ...overrides });
  expect((await site.send("POST", "/api/safety-requests", { body })).status).toBe(201);
  const newest = await list();
  const id = newest.find(({ details }) => details.includes(delivery))?.id ?? 0;
  return { delivery, id };
}

const list = async () => (await site.read("/api/admin/safety-requests")) as SafetyRequest[];
const requestOf = async (id: number) => (await list()).find((one) => one.id === id);
const news = async () => (await db().select().from(adminNotification)).map(({ type }) => type);

const picture = (shade: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

async function upload(delivery: string, bytes: Buffer, language = "en") {
  const answer = await fetch(`${site.base()}/api/safety-requests/photos/${delivery}?lang=${language}`, {
    method: "POST",
    headers: { "Content-Type": "image/png", Origin: site.base() },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as { photos?: number; fields?: object } };
}

test("photos: re-encoded, the same one once, no more than the limit, also when they come at the same time", async () => {
  const { delivery, id } = await asked();
  const first = await picture(1);
  for (let times = 0; times < 2; times += 1)
    expect(await upload(delivery, first)).toMatchObject({ status: 200, body: { photos: 1 } });
  const shades = Array.from({ length: maxPhotos + 1 }, (_, shade) => shade + 2);
  const answers = await Promise.all(shades.map(async (shade) => upload(delivery, await picture(shade))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400]);
  expect((await requestOf(id))?.photos).toHaveLength(maxPhotos);
  const refused = await upload(delivery, await picture(200), "es");
  expect(refused.body.fields).toEqual({ photo: expect.stringContaining("Ya tenemos 4 fotos") });
  // A repeated one is told that it is there, although there is no room.
  expect((await upload(delivery, first)).status).toBe(200);
});

test("staff see them, nobody else does, and never under another request", async () => {
  const { delivery, id } = await asked();
  const other = await asked();
  await upload(delivery, await picture(1));
  const [photo] = (await requestOf(id))?.photos ?? [];
  const small = `photos/${photo}/small`;
  const shown = await site.send("GET", `/api/admin/safety-requests/${id}/${small}`, { staff: true });
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("cache-control")).toContain("private");
  expect((await site.send("GET", `/api/admin/safety-requests/${id}/${small}`)).status).toBe(401);
  const foreign = await site.send("GET", `/api/admin/safety-requests/${other.id}/${small}`, { staff: true });
  expect(foreign.status).toBe(404);
  expect((await requestOf(other.id))?.photos).toEqual([]);
  const changed = await site.json("PATCH", `/api/admin/safety-requests/${id}`, {
    body: { status: "in_hand" },
    staff: true,
  });
  expect(changed).toMatchObject({ photos: [photo] });
});

test("without the request's own name nothing is taken, nor what is no picture", async () => {
  const { delivery, id } = await asked();
  expect((await upload(randomUUID(), await picture(1))).status).toBe(404);
  expect((await upload("1", await picture(1))).status).toBe(404);
  const refused = await upload(delivery, Buffer.from("no picture"));
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ["photo"]]);
  expect((await requestOf(id))?.photos).toEqual([]);
});

test("with the request they are no news; once it is in hand or closed staff are told, once for several", async () => {
  const { delivery, id } = await asked();
  await upload(delivery, await picture(1));
  expect(await news()).toEqual(["new_safety_emergency"]);
  await site.send("PATCH", `/api/admin/safety-requests/${id}`, { body: { status: "in_hand" }, staff: true });
  const history = async () =>
    ((await site.read(`/api/admin/safety-requests/${id}/history`)) as SafetyStep[]).map(({ kind, by }) => [
      kind,
      by,
    ]);
  expect(await history()).toEqual([
    ["photo", "Terry Okafor"],
    ["status", expect.any(String)],
  ]);
  // The first one is ten minutes past.
  await db().execute("update safety_request_event set at = at - interval '11 minutes' where kind = 'photo'");
  for (const shade of [2, 3]) await upload(delivery, await picture(shade));
  expect(await news()).toEqual(["new_safety_emergency", "safety_photo"]);
  await site.send("PATCH", `/api/admin/safety-requests/${id}`, { body: { status: "closed" }, staff: true });
  expect((await upload(delivery, await picture(4))).status).toBe(200);
});

test("of requests that nobody answered three hundred photos are kept; who comes later hears so, and their request stays", async () => {
  const filled = await asked();
  const { delivery, id } = await asked();
  const bytes = Buffer.from("webp");
  const photo = { ownerId: filled.id, small: bytes, large: bytes, createdAt: new Date() };
  const rows = Array.from({ length: maxWaitingPhotos }, (_, n) => ({
    ...photo,
    id: `fill-${n}`,
    uploadHash: `${n}`,
  }));
  await db().insert(safetyRequestPhoto).values(rows);
  const refused = await upload(delivery, await picture(1));
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { photo: expect.stringContaining("more photos") },
  ]);
  expect((await requestOf(id))?.status).toBe("pending_review");
  // Those of a request that has its first answer do not count.
  const reached = { body: { status: "in_hand", reached: true }, staff: true };
  await site.send("PATCH", `/api/admin/safety-requests/${filled.id}`, reached);
  expect((await upload(delivery, await picture(1))).status).toBe(200);
});

test("a person's copy has them, and they are erased with the request", async () => {
  const email = `${randomUUID()}@example.com`;
  const { delivery, id } = await asked({ contact: email });
  await upload(delivery, await picture(1));
  const body = { email };
  const copy = await site.send("POST", "/api/admin/people/export", { body, staff: true });
  const text = await copy.text();
  expect(text).toMatch(/"large":\s*"[\w+/=]{40,}"/);
  const found = await site.json("POST", "/api/admin/people/search", { body, staff: true });
  const { total } = found as { total: number };
  const erased = { body: { email, phone: "", total }, staff: true };
  expect((await site.send("POST", "/api/admin/people/erase", erased)).status).toBe(200);
  expect(await db().$count(safetyRequestPhoto, eq(safetyRequestPhoto.ownerId, id))).toBe(0);
});
