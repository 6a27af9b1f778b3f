import { eq, isNull, like } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { adminNotification, outbox, whatsappPreference } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import { atHour } from "../../../../tests/support/at-hour.ts";
import { apply, approvedVendor, newLocalVendor } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { LocalVendor } from "../contract.ts";
import { consentText } from "../rules/consent.ts";
import { localVendor, localVendorPhoto } from "../schema.server.ts";
import { deleteUnclaimedPhotos, maxUnclaimed } from "./photos.server.ts";

const site = openSite();
const path = "/api/admin/dominican-vendors";

const kept = async (id: number) => (await db().select().from(localVendor).where(eq(localVendor.id, id)))[0];
const shown = async (query: string): Promise<LocalVendor[]> =>
  site.read(`${path}?${query}`) as Promise<LocalVendor[]>;
const change = (id: number, body: object) => site.send("PATCH", `${path}/${id}`, { body, staff: true });
const letters = (effect: string) => db().select().from(outbox).where(like(outbox.effect, effect));

test("an application is kept with what the house knows itself, whatever the browser says of it", async () => {
  const id = await apply(site, {
    telefono: "(829) 555-0123",
    servicioOfrece: "Plomería",
    serviceCategory: "Tecnología",
    status: "aprobado",
    reviewedBy: "me",
    submittedAt: "1999-01-01T00:00:00Z",
  });
  const [news] = await db().select().from(adminNotification).where(eq(adminNotification.subjectId, id));
  expect(news).toMatchObject({ type: "new_local_vendor", about: "Ramón Peralta" });
  const row = await kept(id);
  expect(row).toMatchObject({
    telefono: "+18295550123",
    serviceCategory: "Construcción y Renovación",
    status: "pendiente",
    reviewedBy: null,
    whatsappNotifications: true,
    consentText: consentText.es,
    disponibleFinSemana: true,
    puedeMoverse: false,
  });
  expect(Math.abs(Date.now() - (row?.createdAt.getTime() ?? 0))).toBeLessThan(60_000);
});

test("who writes English agrees to English words; who leaves a question open is not answered for", async () => {
  const open = { tieneNegocioRegistrado: "", disponibleFinSemana: undefined, puedeMoverse: "" };
  const id = await apply(site, { language: "EN", whatsappNotifications: "no", ...open });
  expect(await kept(id)).toMatchObject({
    locale: "en",
    whatsappNotifications: false,
    consentText: consentText.en,
    tieneNegocioRegistrado: null,
    disponibleFinSemana: null,
    puedeMoverse: null,
  });
});

test("what is missing or wrong is named, in the language that was asked for, and nothing is kept", async () => {
  const before = await db().$count(localVendor);
  const wrong = {
    nombreCompleto: " ",
    telefono: "12",
    email: "x",
    zonaUbicacion: "Miami",
    servicioOfrece: "Otro servicio",
  };
  const answer = await site.send("POST", "/api/dominican-vendors?lang=es", { body: newLocalVendor(wrong) });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const { fields, message } = (await answer.json()) as { fields: Record<string, string>; message: string };
  expect(message).toBe("Revisa los campos marcados.");
  expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort());
  expect(await db().$count(localVendor)).toBe(before);
});

test("sent twice with one key: one application; the same words again without one are held, not lost", async () => {
  const body = newLocalVendor();
  const send = (key?: string) =>
    site.send("POST", "/api/dominican-vendors", { body, headers: key ? { "Idempotency-Key": key } : {} });
  const twins = await Promise.all(Array.from({ length: 6 }, () => send("same")));
  const ids = await Promise.all(twins.map(async (one) => ((await one.json()) as { id: number }).id));
  expect(new Set(ids).size).toBe(1);
  const again = (await (await send()).json()) as { id: number };
  expect((await kept(again.id))?.heldReason).toBe("repeated");
  expect(await letters(`local_vendor_receipt:${again.id}:%`)).toHaveLength(1);
  await site.send("POST", `${path}/${again.id}/release`, { staff: true });
  expect(await letters(`local_vendor_receipt:${again.id}:%`)).toHaveLength(1);
});

test("who agreed hears by WhatsApp, else by e-mail, else not at all", async () => {
  const told = async (overrides: object) => {
    const id = await approvedVendor(site, overrides as Record<string, unknown>);
    const rows = await letters(`local_vendor_approved:${id}:%`);
    return rows.map(({ channel, recipient, locale }) => ({ channel, recipient, locale }));
  };
  expect(await told({ telefono: "809-555-0111", email: "ramon@example.com" })).toEqual([
    { channel: "whatsapp", recipient: "+18095550111", locale: "es" },
  ]);
  expect(await told({ whatsappNotifications: "no", email: "ramon@example.com", language: "EN" })).toEqual([
    { channel: "email", recipient: "ramon@example.com", locale: "en" },
  ]);
  expect(await told({ whatsappNotifications: "no" })).toEqual([]);
});

test("each step of the review is kept, with who and what was said; a colleague's step is not overwritten", async () => {
  const id = await apply(site);
  expect((await change(id, { status: "en_revision", adminNotes: "Call after five." })).status).toBe(200);
  expect((await change(id, { status: "rechazado", from: "pendiente" })).status).toBe(409);
  const answer = await change(id, { status: "aprobado", adminNotes: "Good hands.", from: "en_revision" });
  expect(await answer.json()).toMatchObject({
    status: "aprobado",
    adminNotes: "Good hands.",
    reviewedBy: "admin",
  });
  const again = await change(id, { status: "aprobado" });
  expect(await again.json()).toMatchObject({ adminNotes: "Good hands." });
  const history = await site.read(`${path}/${id}/history`);
  expect(history).toMatchObject([
    { by: "Ana", from: "pendiente", to: "en_revision", note: "Call after five." },
    { by: "Ana", from: "en_revision", to: "aprobado", note: "Good hands." },
  ]);
  // The unsent "under review" was withdrawn by the approval.
  const waiting = (await letters(`local_vendor_%:${id}:%`)).map((one) => one.letter).sort();
  expect(waiting).toEqual(["local_vendor_approved", "local_vendor_receipt"]);
  expect((await change(id, { status: "pendiente" })).status).toBe(400);
});

test("the list is searched without accents, filtered, and counted by status", async () => {
  const id = await apply(site, { nombreCompleto: "Yokasta Núñez", zonaUbicacion: "Samaná" });
  expect((await shown("search=yokasta%20nunez%20samana")).map((one) => one.id)).toEqual([id]);
  expect(await shown("search=yokasta&status=aprobado")).toEqual([]);
  const counts = (await site.read(`${path}/counts`)) as {
    total: number;
    byStatus: Record<string, number>;
  };
  expect(counts.total).toBe(Object.values(counts.byStatus).reduce((sum, one) => sum + one));
  expect(counts.byStatus.pendiente).toBe((await shown("status=pendiente&limit=100")).length);
});

test("what was told to staff counts like a STOP, with the words, the time and who heard it", async () => {
  const id = await approvedVendor(site, { telefono: "849-555-0166" });
  const address = `${path}/${id}/whatsapp-preference`;
  const tell = async (stopped: boolean, words: string) =>
    (await site.json("PUT", address, { body: { stopped, words }, staff: true })) as LocalVendor;
  expect((await tell(true, "No me escriban más, por teléfono")).stoppedAt).not.toBeNull();
  const kept = await db()
    .select()
    .from(whatsappPreference)
    .where(eq(whatsappPreference.phone, "+18495550166"));
  expect(kept).toMatchObject([{ stopped: true, text: "No me escriban más, por teléfono", heardBy: "Ana" }]);
  expect((await change(id, { status: "rechazado" })).status).toBe(200);
  expect(await letters(`local_vendor_declined:${id}:%`)).toEqual([]);
  expect((await tell(false, "Quiere trabajos, por teléfono")).stoppedAt).toBeNull();
  const empty = await site.send("PUT", address, { body: { stopped: true, words: " " }, staff: true });
  expect(Object.keys(((await empty.json()) as { fields: object }).fields)).toEqual(["words"]);
});

test("a photo is kept small and without where it was taken, claimed by its application, and shown to staff alone", async () => {
  const bytes = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#0a6074" } })
    .withExif({ IFD0: { Copyright: "canary-exif" } })
    .jpeg()
    .toBuffer();
  const upload = (body: BodyInit, type: string) =>
    fetch(`${site.base()}/api/dominican-vendors/photos`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
  const sent = await upload(new Uint8Array(bytes), "image/jpeg");
  expect(sent.status).toBe(201);
  const { photo } = (await sent.json()) as { photo: string };
  const address = `${path}/photos/${photo}/large`;
  expect((await site.send("GET", address, { staff: true })).status).toBe(404);
  const id = await apply(site, { photos: [photo] });
  const [row] = await db().select().from(localVendorPhoto).where(eq(localVendorPhoto.id, photo));
  expect(row?.localVendorId).toBe(id);
  expect((await site.send("GET", address)).status).toBe(401);
  const image = Buffer.from(await (await site.send("GET", address, { staff: true })).arrayBuffer());
  expect(await sharp(image).metadata()).toMatchObject({ format: "webp", width: 800 });
  expect(image.includes("canary-exif")).toBe(false);
  expect((await shown("limit=1"))[0]?.photos).toEqual([photo]);
  const other = await apply(site, { photos: [photo] });
  expect((await shown("limit=1"))[0]).toMatchObject({ id: other, photos: [] });
  expect((await upload("no picture", "image/png")).status).toBe(400);
});

test("one step lists an approved one in the directory, with what may be public and nothing else", async () => {
  const id = await approvedVendor(site, {
    nombreCompleto: "Altagracia Mota",
    servicioOfrece: "Costura",
    zonaUbicacion: "Moca",
    telefono: "849-555-0177",
    descripcionServicio: "Arreglos y vestidos a la medida.",
  });
  const listing = `${path}/${id}/listing`;
  const { vendorId } = (await site.json("POST", listing, { staff: true })) as {
    vendorId: number;
  };
  const found = await (await site.send("GET", "/api/vendors?search=altagracia%20costura")).text();
  expect(found).toContain("Altagracia Mota");
  const page = await (await site.send("GET", `/api/vendors/${vendorId}`)).text();
  expect(page).toContain("Arreglos y vestidos");
  expect(page).not.toMatch(/8495550177|555-0177|RD\$500/);
  expect((await site.send("POST", listing, { staff: true })).status).toBe(409);
  expect((await site.send("POST", `${path}/${await apply(site)}/listing`, { staff: true })).status).toBe(409);
  expect(await db().$count(vendor, eq(vendor.contactName, "Altagracia Mota"))).toBe(1);
});

test("of photos that no application named three hundred are kept, each for a day: who comes later hears so, and takes nobody's", async () => {
  await db().delete(localVendorPhoto).where(isNull(localVendorPhoto.localVendorId));
  const claimed = await db().$count(localVendorPhoto);
  const now = Date.now();
  const old = Array.from({ length: maxUnclaimed }, (_, index) => ({
    id: `old-${index}`,
    small: Buffer.from("s"),
    large: Buffer.from("l"),
    createdAt: new Date(now - (index + 1) * 60_000),
  }));
  await db().insert(localVendorPhoto).values(old.slice(1));
  const waiting = () => db().$count(localVendorPhoto, isNull(localVendorPhoto.localVendorId));
  const both = await Promise.all([upload("203.0.113.42"), upload("203.0.113.43")]);
  expect(both.filter(({ status }) => status === 201).length).toBeLessThan(2);
  if ((await waiting()) < maxUnclaimed) await db().insert(localVendorPhoto).values(old.slice(0, 1));
  const refused = await upload("203.0.113.41");
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields.photo).toBe(
    "Ahora mismo no podemos recibir más fotos. Inténtalo más tarde.",
  );
  const left = await db()
    .select({ id: localVendorPhoto.id })
    .from(localVendorPhoto)
    .where(isNull(localVendorPhoto.localVendorId));
  expect(left).toHaveLength(maxUnclaimed);
  expect(left.filter(({ id }) => id.startsWith("old-")).length).toBeGreaterThanOrEqual(maxUnclaimed - 1);
  await deleteUnclaimedPhotos(new Date(now + 24 * 3_600_000 + 60_000), AbortSignal.timeout(10_000));
  expect(await db().$count(localVendorPhoto)).toBe(claimed);
});

test("of one address twelve photos a day are taken, of one /48 sixty; another network goes on", async () => {
  enforceLimits(true);
  try {
    const statuses = [];
    for (let sent = 0; sent < limits.photo.points; sent += 1)
      statuses.push((await upload("203.0.113.40")).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const over = await upload("203.0.113.40");
    expect(over.status).toBe(429);
    expect((await over.json()).message).toBe("Demasiados intentos. Inténtalo de nuevo en 24 horas.");
    expect((await upload("203.0.113.41")).status).toBe(201);
    expect((await upload("2001:db8:1:1::1")).status).toBe(201);
    for (let sent = 1; sent < limits.photoNetwork.points; sent += 1)
      await consume("photoNetwork", "2001:db8:1::/48");
    expect((await upload("2001:db8:1:ffff::1")).status).toBe(429);
    expect((await upload("2001:db8:2:1::1")).status).toBe(201);
  } finally {
    enforceLimits(false);
  }
});

const png = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

async function upload(address: string): Promise<Response> {
  return fetch(`${site.base()}/api/dominican-vendors/photos?lang=es`, {
    method: "POST",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": address },
    body: new Uint8Array(await png),
  });
}

async function waitsOf(id: number) {
  const rows = await db()
    .select()
    .from(outbox)
    .where(like(outbox.effect, `%:${id}:%`))
    .orderBy(outbox.id);
  return rows.map(({ letter, channel, notBefore }) => [letter, channel, notBefore?.toISOString() ?? null]);
}

test("a decision taken at night waits until seven, the receipt of an application goes at once; by day both do", async () => {
  const night = await atHour(23, () => approvedVendor(site));
  expect(await waitsOf(night.made)).toEqual([
    ["local_vendor_receipt", "whatsapp", null],
    ["local_vendor_approved", "whatsapp", night.seven],
  ]);
  const day = await atHour(10, () => approvedVendor(site));
  expect((await waitsOf(day.made)).map(([, , waits]) => waits)).toEqual([null, null]);
  const mailed = await atHour(23, () =>
    approvedVendor(site, { whatsappNotifications: "no", email: "ramon@example.com" }),
  );
  expect((await waitsOf(mailed.made)).map(([, channel, waits]) => [channel, waits])).toEqual([
    ["email", null],
    ["email", null],
  ]);
});
