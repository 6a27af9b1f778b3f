import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { hoursBefore, openBookingSite } from "../../../../../tests/support/booking-site.ts";
import type { Booking } from "../../contract.ts";
import { enqueueDueReminders } from "../reminders.server.ts";

const { site, vendor, book, update, track, letterNames } = openBookingSite();

const read = async (id: number): Promise<Booking> =>
  (await site.send("GET", `/api/admin/bookings/${id}`, { staff: true })).json();

async function correct(id: number, change: object, language = "en") {
  const { customerName, customerEmail, customerPhone, customerContact, town, place, locale, version } =
    await read(id);
  const now = { customerName, customerEmail, customerPhone, customerContact, town, place, locale, version };
  return site.send("PUT", `/api/admin/bookings/${id}/customer`, {
    body: { ...now, ...change },
    headers: { "Accept-Language": language },
    staff: true,
  });
}

const lettersTo = (email: string) =>
  db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id));

/** The links of the letters to an address, as the API takes them. */
const linksTo = async (email: string) =>
  (await lettersTo(email)).map((letter) => unsealFacts(letter).path?.split("/").at(-1) ?? "");

test("a corrected address: what waited for the old one goes to the new one, with a new link; the page and the vendor know nothing of it", async () => {
  const created = await book({ customerEmail: "marsha@exmaple.com", place: "Call 809 555 0142" });
  await update(created.id, { status: "confirmed" });
  await enqueueDueReminders(hoursBefore(20));
  const answer = await correct(created.id, {
    customerName: "Martha Whitcomb",
    customerEmail: "martha@example.com",
    customerPhone: "809 555 0199",
    town: "Sosúa",
    place: "Blue gate, 829-555-0111",
    locale: "en",
  });
  const { booking: now, redirected } = await answer.json();
  expect(now).toMatchObject({
    customerName: "Martha Whitcomb",
    customerPhone: "+18095550199",
    town: "Sosúa",
  });
  expect(redirected).toBe(2);
  expect(await letterNames("marsha@exmaple.com")).toEqual([]);
  const letters = await lettersTo("martha@example.com");
  expect(letters.map(({ letter, locale }) => [letter, locale])).toEqual([
    ["booking_confirmed", "en"],
    ["booking_contact_new", "en"],
  ]);
  expect(letters.every(({ facts }) => facts.name === "Martha Whitcomb")).toBe(true);
  const [link = "", ...same] = await linksTo("martha@example.com");
  expect(same).toEqual([link]);
  const tracked = await track(link);
  expect(tracked).toMatchObject({ customerName: "Martha Whitcomb", town: "Sosúa", status: "confirmed" });
  expect(JSON.stringify(tracked)).not.toContain("exmaple");
  const [shown] = await (
    await site.send("GET", `/api/vendor/requests/${vendor.vendorId}`, { headers: vendor.headers })
  ).json();
  expect(shown.place).toBe("Blue gate, •••");
  await enqueueDueReminders(hoursBefore(20));
  expect(await letterNames("martha@example.com")).toContain("booking_reminder_24");
});

test("the former address, perhaps a stranger's, can do nothing with its link; other corrections leave the link alone", async () => {
  const { id, token } = await book({ customerEmail: "stranger@example.com" });
  await correct(id, { customerName: "Dale Whitcomb", customerEmail: "Stranger@Example.com" });
  expect(await track(token)).toMatchObject({ customerName: "Dale Whitcomb" });
  await correct(id, { customerEmail: "dale@example.com" });
  const answers = await Promise.all([
    site.send("GET", `/api/bookings/track/${token}`),
    site.send("POST", `/api/bookings/track/${token}/cancellation`, { body: { reason: "Mine now" } }),
    site.send("GET", "/api/bookings/track/unknown"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  const [former, , unknown] = await Promise.all(answers.map((answer) => answer.json()));
  expect({ ...former, id: "" }).toEqual({ ...unknown, id: "" });
  const [link = ""] = await linksTo("dale@example.com");
  expect(await track(link)).toMatchObject({ customerName: "Dale Whitcomb", status: "pending" });
});

test("a review's invitation that waits goes along, with a new link; the former one opens nothing", async () => {
  const { id, customerEmail } = await book();
  await update(id, { status: "completed" });
  const former = (await linksTo(customerEmail)).at(-1);
  await correct(id, { customerEmail: "moved@example.com" });
  const names = await letterNames("moved@example.com");
  expect(names.toSorted()).toEqual(["booking_completed", "booking_contact_new"]);
  const own = (await linksTo("moved@example.com"))[names.indexOf("booking_completed")];
  const statusOf = async (link = "") => (await site.send("GET", `/api/reviews/invitation/${link}`)).status;
  expect([await statusOf(former), await statusOf(own)]).toEqual([404, 200]);
});

test("the history shows each value as it was and as it is, and the bell the new name", async () => {
  const created = await book();
  const { customerEmail } = created;
  await correct(created.id, { customerName: "Dale Whitcomb", customerEmail: "", customerContact: "Room 7" });
  const [step] = await site.read(`/api/admin/bookings/${created.id}/history`);
  expect(step).toMatchObject({
    kind: "corrected",
    by: "staff",
    name: "Ana",
    corrections: [
      { field: "name", from: "Marsha Whitcomb", to: "Dale Whitcomb" },
      { field: "email", from: customerEmail, to: "" },
      { field: "contact", from: "", to: "Room 7" },
    ],
  });
  const [news] = await db()
    .select()
    .from(adminNotification)
    .where(and(eq(adminNotification.type, "new_booking"), eq(adminNotification.subjectId, created.id)));
  expect(news?.about).toBe(`Dale Whitcomb (${created.reference})`);
  expect(await letterNames(customerEmail)).toEqual([]);
  expect(await site.read(`/api/bookings?search=${customerEmail}`)).toEqual([]);
});

test("the public form's rules hold in the person's language; an outdated version overwrites nothing", async () => {
  const { id } = await book();
  for (const [field, value] of [
    ["customerName", "x"],
    ["customerEmail", "none"],
    ["customerPhone", "12"],
    ["customerContact", "x".repeat(255)],
    ["town", "Atlantis"],
    ["place", "x".repeat(501)],
  ] as const) {
    const refused = await correct(id, { [field]: value });
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, [field]]);
  }
  const nobody = { customerEmail: "", customerPhone: "", customerContact: "" };
  const refused = await correct(id, nobody, "es");
  expect((await refused.json()).fields).toEqual({
    customerEmail: "Escribe un correo electrónico o un teléfono con su código de área.",
  });
  const late = await correct(id, { customerName: "Late", version: 9 });
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  expect((await read(id)).customerName).toBe("Marsha Whitcomb");
});

test("a held booking's new address gets nothing new before it is released", async () => {
  const { id, customerEmail } = await book({ trap: "I am a robot" });
  const { booking: now } = await (await correct(id, { customerEmail: "held@example.com" })).json();
  expect(now.heldReason).toBe("trap");
  expect(await letterNames(customerEmail)).toEqual([]);
  // The receipt, which a held sender gets, waited for the former address.
  expect(await letterNames("held@example.com")).toEqual(["booking_receipt"]);
});

const write = (id: number, to: string, text = "See you on Friday.") =>
  site.send("POST", "/api/admin/letters", {
    body: { kind: "booking", id, channel: "email", to, subject: "", text, language: "en" },
    staff: true,
  });

test("what the team wrote, and has not left, goes to the corrected address in its own language; without one it is withdrawn", async () => {
  const { id, customerEmail } = await book({ customerEmail: "lisa@exmaple.com" });
  expect((await write(id, customerEmail)).status).toBe(201);
  const { redirected } = await (
    await correct(id, { customerEmail: "lisa@example.com", locale: "es" })
  ).json();
  expect(redirected).toBe(2);
  expect(await letterNames(customerEmail)).toEqual([]);
  const written = async (email: string) =>
    (await lettersTo(email)).filter(({ letter }) => letter === "staff_letter");
  const [letter] = await written("lisa@example.com");
  expect(letter).toMatchObject({ status: "waiting", locale: "en", facts: { message: "See you on Friday." } });
  await correct(id, { customerEmail: "", customerContact: "Room 7" });
  const [withdrawn] = await written("lisa@example.com");
  expect([withdrawn?.status, withdrawn?.lastError]).toEqual(["failed", "withdrawn"]);
});
