import { and, desc, eq, like } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { maxWaitingPhotos } from "#platform/pictures/attached-photos.server.ts";
import { openBookingSite } from "../../../../../tests/support/booking-site.ts";
import { booking, bookingEvent, bookingPhoto } from "../../schema.server.ts";

const { site, book, update, track, letterNames } = openBookingSite();

const change = (token: string, what: string, body: object) =>
  site.send("POST", `/api/bookings/track/${token}/${what}`, { body });

const picture = (shade: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 9, b: 9 } } })
    .png()
    .toBuffer();

async function upload(token: string, bytes: Buffer, type = "image/png") {
  return fetch(`${site.base()}/api/bookings/track/${token}/photos`, {
    method: "POST",
    headers: { "Content-Type": type, Origin: site.base() },
    body: new Uint8Array(bytes),
  });
}

test("words are added with their time; staff and Today see them, with a new due time", async () => {
  const { id, token } = await book();
  await update(id, { status: "confirmed" });
  expect((await change(token, "words", { words: "The gate code is 12." })).status).toBe(200);
  expect((await change(token, "words", { words: "And the dog is friendly." })).status).toBe(200);
  const words = [{ text: "The gate code is 12." }, { text: "And the dog is friendly." }];
  expect(await track(token)).toMatchObject({ words, answered: false, status: "confirmed" });
  expect(await site.read(`/api/admin/bookings/${id}`)).toMatchObject({ words, due: "on-time" });
  const queue = await site.read("/api/admin/queue");
  expect(queue).toContainEqual(expect.objectContaining({ kind: "booking", id }));
  expect((await change(token, "words", { words: " " })).status).toBe(400);
});

test("a contact is corrected; letters go to the new address, and the former one is told", async () => {
  const { id, token, customerEmail: former } = await book();
  const now = `new-${id}@example.com`;
  const answer = await change(token, "contact", { customerEmail: now, customerPhone: "" });
  expect([answer.status, (await answer.json()).contacts]).toEqual([
    200,
    ["n•••@example.com", "+•••••••0142"],
  ]);
  const [row] = await db().select().from(booking).where(eq(booking.id, id));
  expect(row).toMatchObject({ customerEmail: now, customerPhone: "+16145550142" });
  const kept = and(eq(bookingEvent.bookingId, id), eq(bookingEvent.kind, "contact"));
  const [event] = await db().select().from(bookingEvent).where(kept);
  expect(event?.note).toBe(`${former[0]}•••@example.com · +•••••••0142`);
  const lettersTo = async (recipient: string) =>
    (await db().select().from(outbox).where(eq(outbox.recipient, recipient))).map(({ letter }) => letter);
  expect(await lettersTo(now)).toEqual(["booking_contact_new"]);
  expect(await lettersTo(former)).toEqual(["booking_contact_former"]);
  const [letter] = await db().select().from(outbox).where(eq(outbox.recipient, former));
  expect(letter?.facts).not.toHaveProperty("path");
  const nothing = await change(token, "contact", { customerEmail: "", customerPhone: "" });
  expect([nothing.status, Object.keys((await nothing.json()).fields)]).toEqual([400, ["customerEmail"]]);
});

test("an unsent confirmation to the customer goes to the new address; the vendor keeps theirs", async () => {
  const { id, token, customerEmail: former } = await book();
  await update(id, { status: "confirmed" });
  const vendorLetters = () => db().$count(outbox, like(outbox.effect, `vendor-booking:${id}:%`));
  expect(await vendorLetters()).toBe(1);
  const [first, second] = [`first-${id}@example.com`, `second-${id}@example.com`];
  for (const customerEmail of [first, second])
    expect((await change(token, "contact", { customerEmail })).status).toBe(200);
  expect(await vendorLetters()).toBe(1);
  expect(await letterNames(former)).toEqual(["booking_contact_former"]);
  // The first address may be a stranger's: what waits for it is the link to the booking.
  expect(await letterNames(first)).toEqual(["booking_contact_former"]);
  expect(await letterNames(second)).toEqual(["booking_confirmed", "booking_contact_new"]);
});

test("unsent news go to the new address; what has gone is not sent again", async () => {
  const { id, token, customerEmail: former } = await book();
  await update(id, { status: "in-progress" });
  const [first, second] = [`news-${id}@example.com`, `sent-${id}@example.com`];
  await change(token, "contact", { customerEmail: first });
  expect(await letterNames(former)).toEqual(["booking_contact_former"]);
  expect(await letterNames(first)).toEqual(["booking_started", "booking_contact_new"]);
  await db().update(outbox).set({ status: "sent" }).where(eq(outbox.recipient, first));
  await change(token, "contact", { customerEmail: second });
  expect(await letterNames(second)).toEqual(["booking_contact_new"]);
});

test("another phone number alone is told to the unchanged address, without the link", async () => {
  const { id, token, customerEmail } = await book();
  expect((await change(token, "contact", { customerPhone: "809 555 0177" })).status).toBe(200);
  expect((await change(token, "contact", { customerPhone: "8095550177" })).status).toBe(200);
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, customerEmail));
  expect(letters.map(({ letter }) => letter)).toEqual(["booking_receipt", "booking_contact_phone"]);
  expect(letters[1]?.facts).not.toHaveProperty("path");
  await db().update(booking).set({ heldReason: "trap" }).where(eq(booking.id, id));
  await change(token, "contact", { customerPhone: "8095550178" });
  expect(await letterNames(customerEmail)).toHaveLength(2);
});

test("a contact in words leaves no trace in the history when it is corrected", async () => {
  const { id, token } = await book();
  const words = { customerEmail: "", customerPhone: "", customerContact: "Facebook Maria Perez" };
  await db().update(booking).set(words).where(eq(booking.id, id));
  await change(token, "contact", { customerPhone: "809 555 0177" });
  const [event] = await db()
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.kind, "contact"))
    .orderBy(desc(bookingEvent.id));
  expect([event?.bookingId, event?.note]).toEqual([id, "•••"]);
});

test("of bookings that nobody answered three hundred photos are kept; who comes later hears so, and takes nobody's", async () => {
  const { token, id } = await book();
  const filled = await book();
  const bytes = Buffer.from("webp");
  const photo = { ownerId: filled.id, small: bytes, large: bytes, createdAt: new Date() };
  const others = (await db().$count(bookingPhoto)) + 1;
  const rows = Array.from({ length: maxWaitingPhotos - others }, (_, n) => ({
    ...photo,
    id: `fill-${n}`,
    uploadHash: `${n}`,
  }));
  await db().insert(bookingPhoto).values(rows);
  expect((await upload(token, await picture(1))).status).toBe(200);
  const refused = await upload(token, await picture(2));
  expect([refused.status, (await refused.json()).fields.photo]).toEqual([
    400,
    expect.stringContaining("more photos"),
  ]);
  // Those of a request that was called off before an answer go with it, and those of answered ones do not count.
  expect((await change(filled.token, "cancellation", { reason: "" })).status).toBe(200);
  expect(await db().$count(bookingPhoto, eq(bookingPhoto.ownerId, filled.id))).toBe(0);
  expect((await upload(token, await picture(2))).status).toBe(200);
  await update(id, { status: "confirmed" });
  await db()
    .insert(bookingPhoto)
    .values(rows.map((row) => ({ ...row, ownerId: id })));
  const last = await book();
  expect((await upload(last.token, await picture(3))).status).toBe(200);
  await change(token, "cancellation", { reason: "" });
  expect(await db().$count(bookingPhoto, eq(bookingPhoto.ownerId, id))).toBeGreaterThan(2);
});

test("photos: re-encoded, the same one once, no more than the limit, for staff and by the link alone", async () => {
  const { id, token } = await book();
  const first = await picture(1);
  for (let times = 0; times < 2; times += 1) expect((await upload(token, first)).status).toBe(200);
  expect((await track(token)).photos).toHaveLength(1);
  const shades = Array.from({ length: maxPhotos + 1 }, (_, shade) => shade + 2);
  const answers = await Promise.all(shades.map(async (shade) => upload(token, await picture(shade))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400]);
  const { photos } = await track(token);
  expect(photos).toHaveLength(maxPhotos);
  const small = `photos/${photos[0]}/small`;
  const shown = await site.send("GET", `/api/bookings/track/${token}/${small}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("cache-control")).toContain("private");
  expect((await site.send("GET", `/api/admin/bookings/${id}/${small}`, { staff: true })).status).toBe(200);
  expect((await site.send("GET", `/api/admin/bookings/${id}/${small}`)).status).toBe(401);
  const other = await book();
  expect((await site.send("GET", `/api/bookings/track/${other.token}/${small}`)).status).toBe(404);
  expect((await upload(other.token, Buffer.from("no picture"))).status).toBe(400);
  await db().delete(booking).where(eq(booking.id, id));
  expect(await db().$count(bookingPhoto, eq(bookingPhoto.ownerId, id))).toBe(0);
});

test("nothing can be added to what is closed", async () => {
  const { id, token } = await book();
  await update(id, { status: "cancelled" });
  expect((await change(token, "words", { words: "Wait." })).status).toBe(409);
  expect((await change(token, "contact", { customerEmail: "n@example.com" })).status).toBe(409);
  expect((await upload(token, await picture(1))).status).toBe(409);
});
