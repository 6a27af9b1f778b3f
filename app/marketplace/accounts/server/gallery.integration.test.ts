import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { flagIncident } from "#app/marketplace/moderation/schema.server.ts";
import type { Gallery, VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { vendorGalleryPicture, vendorPicture } from "#app/marketplace/vendors/schema.server.ts";
import { insertGalleryPicture } from "#app/marketplace/vendors/server/gallery.server.ts";
import { maxUnapprovedPictures } from "#app/marketplace/vendors/server/pictures.server.ts";
import {
  maxCaptionLength,
  maxGalleryPictures,
  maxPendingGalleryPictures,
} from "#app/marketplace/vendors/values.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { renderLetter } from "#app/staff/outbox/templates/letters.ts";
import { db } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import {
  approveVendor,
  listedVendor,
  registerVendor,
} from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
type Vendor = Awaited<ReturnType<typeof registerVendor>>;

/** PNG, so that each colour makes another file. */
const photo = (color: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

async function send({ vendorId, headers }: Vendor, bytes: Buffer, address = "203.0.113.9") {
  return fetch(`${site.base()}/api/vendor/profile/${vendorId}/gallery`, {
    method: "POST",
    headers: { "Content-Type": "image/png", "X-Forwarded-For": address, ...headers },
    body: new Uint8Array(bytes),
  });
}

async function add(vendor: Vendor, color: string): Promise<Gallery> {
  const answer = await send(vendor, await photo(color));
  expect(answer.status).toBe(200);
  return answer.json();
}

const arrange = ({ vendorId, headers }: Vendor, body: object) =>
  site.send("PUT", `/api/vendor/profile/${vendorId}/gallery`, { body, headers });
const remove = ({ vendorId, headers }: Vendor, picture: string | undefined) =>
  site.send("DELETE", `/api/vendor/profile/${vendorId}/gallery/${picture}`, { headers });
const shown = async ({ vendorId }: Vendor) =>
  (await site.json("GET", `/api/vendors/${vendorId}`)) as unknown as VendorDetail;
const asSent = (pictures: readonly { id: string; caption: string; captionSpanish: string }[]) =>
  pictures.map(({ id, caption, captionSpanish }) => ({ id, caption, captionSpanish }));

/** Fills a gallery without decoding pictures. */
async function fill({ vendorId }: Vendor, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await db().transaction((tx) => {
      const bytes = Buffer.from(`w${n}`);
      const picture = { small: bytes, large: bytes, width: 4, height: 3, uploadHash: `filled ${n}` };
      const ctx = { db: tx, actor: { kind: "system" }, locale: "en", now: new Date() } as const;
      return insertGalleryPicture(ctx, vendorId, picture);
    });
}

test("pictures are made anew in two sizes; visitors see the cover first, in the list and on the page", async () => {
  const own = await listedVendor(site);
  const large = await photo("#0a6074", 3000, 2000);
  const first: Gallery = await (await send(own, large)).json();
  const [picture] = first.pictures;
  expect(picture).toMatchObject({ width: 1280, height: 853, caption: "", captionSpanish: "" });
  expect(first.coverId).toBe(picture?.id);
  for (const [size, width, most] of [["small", 480, 40_000] as const, ["large", 1280, 150_000] as const]) {
    const answer = await fetch(`${site.base()}/api/pictures/${picture?.id}/${size}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width });
    expect(bytes.length).toBeLessThanOrEqual(most);
  }
  await add(own, "#b97a45");
  const { pictures, version } = await add(own, "#23693a");
  const captioned = asSent(pictures).toReversed();
  const words = { caption: "A bath in Gazcue", captionSpanish: "Un baño en Gazcue" };
  captioned.splice(1, 1, { ...(captioned[1] ?? { id: "" }), ...words });
  const coverId = captioned[1]?.id ?? "";
  const saved = await arrange(own, { pictures: captioned, coverId, version });
  expect(await saved.json()).toMatchObject({ pictures: captioned, coverId, version: version + 1 });

  const { gallery, coverUrl } = await shown(own);
  expect(gallery.map(({ id }) => id)).toEqual([coverId, captioned[0]?.id, captioned[2]?.id]);
  expect(gallery[0]).toMatchObject(words);
  expect(coverUrl).toBe(`/api/pictures/${coverId}/small`);
  const cards = await site.json("GET", "/api/vendors?limit=100");
  expect(cards).toContainEqual(expect.objectContaining({ id: own.vendorId, coverUrl }));
  const profile = await site.json("GET", `/api/vendor/profile/${own.vendorId}`, { headers: own.headers });
  expect(profile).toMatchObject({ gallery: captioned, coverId, version: version + 1 });
});

test("a removed cover is followed by the first picture; the last one leaves none", async () => {
  const own = await listedVendor(site);
  await add(own, "#000001");
  await add(own, "#000002");
  const { pictures, coverId } = await add(own, "#000003");
  const ids = pictures.map(({ id }) => id);
  expect(coverId).toBe(ids[0]);
  expect(await (await remove(own, ids[0])).json()).toMatchObject({ coverId: ids[1] });
  expect((await fetch(`${site.base()}/api/pictures/${ids[0]}/large`)).status).toBe(404);
  expect((await remove(own, ids[0])).status).toBe(404);
  expect(await (await remove(own, ids[2])).json()).toMatchObject({ coverId: ids[1] });
  expect(await (await remove(own, ids[1])).json()).toMatchObject({ coverId: null, pictures: [] });
  expect(await shown(own)).toMatchObject({ gallery: [], coverUrl: null });
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(0);
});

test("a picture is kept by caches for a day while its vendor is in the directory, otherwise by none", async () => {
  const own = await registerVendor(site);
  const { coverId } = await add(own, "#000001");
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${site.base()}/api/pictures/${coverId}/small`, { headers });
  const caching = ({ status, headers }: Response) => [status, headers.get("cache-control")];
  expect(caching(await ask())).toEqual([200, "no-store"]);
  await approveVendor(site, own.vendorId);
  const shown = await ask();
  expect(caching(shown)).toEqual([200, "public, max-age=86400, immutable"]);
  const known = { "If-None-Match": shown.headers.get("etag") ?? "" };
  const again = await ask(known);
  expect([...caching(again), await again.text()]).toEqual([304, "public, max-age=86400, immutable", ""]);
  const body = { status: "suspended", reason: "Quejas" };
  await site.send("PATCH", `/api/admin/vendors/${own.vendorId}/status`, { body, staff: true });
  expect(caching(await ask(known))).toEqual([200, "no-store"]);
});

test("the same file again stores nothing, however often and at the same time", async () => {
  const own = await registerVendor(site);
  const bytes = await photo("#111111");
  const answers = await Promise.all([send(own, bytes), send(own, bytes), send(own, bytes)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { pictures } = (await (await send(own, bytes)).json()) as Gallery;
  expect(pictures).toHaveLength(1);
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(1);
});

test("a gallery holds twelve pictures, also when more come at the same time", async () => {
  const own = await listedVendor(site);
  await fill(own, maxGalleryPictures - 1);
  const files = await Promise.all(["#000001", "#000002", "#000003"].map((color) => photo(color)));
  const answers = await Promise.all(files.map((bytes) => send(own, bytes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies.filter(({ fields }) => /12/.test(fields?.picture))).toHaveLength(2);
  expect((await shown(own)).gallery).toHaveLength(maxGalleryPictures);
  expect(await db().$count(vendorPicture, eq(vendorPicture.vendorId, own.vendorId))).toBe(maxGalleryPictures);
});

test("of two windows neither loses what the other did", async () => {
  const own = await registerVendor(site);
  await add(own, "#000001");
  const seen = await add(own, "#000002");
  const mine = { pictures: asSent(seen.pictures).toReversed(), coverId: seen.coverId, version: seen.version };
  // The other window adds a picture.
  const theirs = await add(own, "#000003");
  const late = await arrange(own, mine);
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  // Without a version too, an arrangement must know every picture.
  expect((await arrange(own, { ...mine, version: undefined })).status).toBe(409);
  const whole = { pictures: asSent(theirs.pictures), version: theirs.version };
  const both = await Promise.all(
    theirs.pictures.slice(1).map(({ id }) => arrange(own, { ...whole, coverId: id })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first] = whole.pictures;
  const foreign = { ...whole, coverId: "A".repeat(22), version: theirs.version + 1 };
  expect((await arrange(own, foreign)).status).toBe(409);
  const twice = { pictures: [first, first, first], coverId: first?.id, version: theirs.version + 1 };
  expect((await arrange(own, twice)).status).toBe(409);
  // What changes nothing raises no version, so that no other window is disturbed.
  const now = await site.json("GET", `/api/vendor/profile/${own.vendorId}`, { headers: own.headers });
  const same = await arrange(own, { ...whole, coverId: now.coverId, version: now.version });
  expect(await same.json()).toMatchObject({ version: now.version });
});

test("a stranger, another vendor and staff change nothing in a gallery", async () => {
  const own = await listedVendor(site);
  const { pictures, coverId, version } = await add(own, "#000001");
  const other = await registerVendor(site);
  const path = `/api/vendor/profile/${own.vendorId}/gallery`;
  const body = { pictures: asSent(pictures), coverId, version };
  const asks = [
    [{}, 401],
    [{ headers: other.headers }, 404],
    [{ staff: true }, 403],
  ] as const;
  for (const [ask, status] of asks) {
    expect((await site.send("PUT", path, { body, ...ask })).status).toBe(status);
    expect((await site.send("DELETE", `${path}/${coverId}`, ask)).status).toBe(status);
    const bytes = new Uint8Array(await photo("#000002"));
    const headers = { "Content-Type": "image/png", ...("headers" in ask && ask.headers) };
    const uploaded = await site.send("POST", path, { ...ask, body: bytes as never, headers });
    expect(uploaded.status).toBe(status);
  }
  // Nor by its own gallery.
  expect((await remove(other, coverId ?? "")).status).toBe(404);
  expect((await arrange(other, { pictures: asSent(pictures), coverId })).status).toBe(409);
  expect((await shown(own)).gallery).toHaveLength(1);
});

test("captions are single lines of at most 140 characters; a way to reach the vendor in one becomes an incident", async () => {
  const own = await listedVendor(site);
  const { pictures, coverId, version } = await add(own, "#000001");
  const [picture] = asSent(pictures);
  const withCaption = (caption: string, over: number) =>
    arrange(own, { pictures: [{ ...picture, caption }], coverId, version: over });
  for (const wrong of ["x".repeat(maxCaptionLength + 1), "two\nlines"]) {
    const refused = await withCaption(wrong, version);
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
      400,
      ["pictures.0.caption"],
    ]);
  }
  const written = "Kitchen in Naco, call me at 809-555-0142";
  expect((await withCaption(written, version)).status).toBe(200);
  const incidents = await db().select().from(flagIncident).where(eq(flagIncident.vendorId, own.vendorId));
  expect(incidents).toMatchObject([{ source: "captions", pattern: "phone" }]);
});

test("a vendor whom nobody approved shows four pictures, and twelve after it is approved", async () => {
  const own = await registerVendor(site);
  await fill(own, maxPendingGalleryPictures);
  const refused = await send(own, await photo("#ff0000"));
  expect([refused.status, (await refused.json()).fields.picture]).toEqual([
    400,
    expect.stringMatching(/approve.* 4 /),
  ]);
  await approveVendor(site, own.vendorId);
  expect((await send(own, await photo("#ff0000"))).status).toBe(200);
});

test("the limits of vendors whom nobody approved hold for pictures of work", async () => {
  const [own, approved] = [await registerVendor(site), await listedVendor(site)];
  enforceLimits(true);
  try {
    for (let n = 1; n < limits.photo.points; n += 1) await consume("photo", "203.0.113.60 vendor");
    expect((await send(own, await photo("#0000ff"), "203.0.113.60")).status).toBe(200);
    expect((await send(own, await photo("#ff0000"), "203.0.113.60")).status).toBe(429);
    expect((await send(approved, await photo("#ff0000"), "203.0.113.60")).status).toBe(200);
  } finally {
    enforceLimits(false);
  }
  const waiting = maxUnapprovedPictures - (await db().$count(vendorPicture));
  const crowd = Array.from({ length: waiting + 50 }, (_, n) => ({
    ...{ id: `crowd-${n}`, vendorId: own.vendorId, createdAt: new Date() },
    ...{ small: Buffer.from("s"), large: Buffer.from("l") },
  }));
  await db().insert(vendorPicture).values(crowd);
  const late = await registerVendor(site);
  const refused = await send(late, await photo("#00ff00"));
  expect([refused.status, (await refused.json()).fields.picture]).toEqual([
    400,
    expect.stringMatching(/after we approve/),
  ]);
  expect((await galleryOf(late)).pictures).toEqual([]);
  await approveVendor(site, late.vendorId);
  expect((await send(late, await photo("#00ff00"))).status).toBe(200);
  await db().delete(vendorPicture).where(eq(vendorPicture.vendorId, own.vendorId));
});

async function galleryOf({ vendorId, headers }: Vendor): Promise<Gallery> {
  const { gallery, coverId, version } = await site.json("GET", `/api/vendor/profile/${vendorId}`, {
    headers,
  });
  return { pictures: gallery, coverId, version } as Gallery;
}

test("staff remove a picture with a reason, which the vendor reads; it is written down", async () => {
  const own = await listedVendor(site);
  await add(own, "#000001");
  const second = await add(own, "#000002");
  const captioned = asSent(second.pictures).map((one) => ({ ...one, captionSpanish: "Baño en Gazcue" }));
  const changed = { pictures: captioned, coverId: captioned[1]?.id, version: second.version };
  const { coverId, pictures, version }: Gallery = await (await arrange(own, changed)).json();
  const path = `/api/admin/vendors/${own.vendorId}/gallery/${coverId}`;
  expect((await site.send("DELETE", path, { body: { reason: " " }, staff: true })).status).toBe(400);
  const reason = "Es la foto de otro negocio.";
  const removed = await site.send("DELETE", path, { body: { reason }, staff: true });
  expect(await removed.json()).toMatchObject({ coverId: pictures[0]?.id, version: version + 1 });
  expect((await site.send("DELETE", path, { body: { reason }, staff: true })).status).toBe(404);
  const letters = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, own.email), eq(outbox.letter, "vendor_picture_removed")));
  const named = { picture: 2, caption: "Baño en Gazcue" };
  expect(letters).toMatchObject([{ facts: { message: reason, ...named } }]);
  const [letter] = letters;
  const { paragraphs } = renderLetter("vendor_picture_removed", letter?.facts ?? ({} as never), "es", "x");
  expect(paragraphs.join(" ")).toContain("Quitamos la foto 2 («Baño en Gazcue»)");
  const lines = await db().select().from(auditLog).where(eq(auditLog.act, "vendor.gallery"));
  expect(lines).toMatchObject([
    { subjectId: own.vendorId, by: "Ana", detail: { to: "removed", reason, ...named, picture: "2" } },
  ]);
  expect((await shown(own)).gallery).toHaveLength(1);
});

test("a person's copy holds the gallery, and the erasure removes it", async () => {
  const own = await listedVendor(site);
  const { pictures, coverId, version } = await add(own, "#000001");
  const [picture] = asSent(pictures);
  await arrange(own, { pictures: [{ ...picture, caption: "canary-caption" }], coverId, version });
  const person = { email: own.email, phone: "" };
  const asked = await site.send("POST", "/api/admin/people/search", { body: person, staff: true });
  const { total } = await asked.json();
  const copy = await site.send("POST", "/api/admin/people/export", { body: person, staff: true });
  expect(await copy.text()).toContain("canary-caption");
  const erased = { body: { ...person, total }, staff: true };
  expect((await site.send("POST", "/api/admin/people/erase", erased)).status).toBe(200);
  const left = [vendorGalleryPicture, vendorPicture] as const;
  for (const table of left) expect(await db().$count(table, eq(table.vendorId, own.vendorId))).toBe(0);
  expect((await fetch(`${site.base()}/api/pictures/${coverId}/small`)).status).toBe(404);
});
