import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { openSite } from "../site.ts";
import { bookedAt, fullBody, reviewLinkOf } from "./booking.ts";
import { apply } from "./local-vendor.ts";
import { registerVendor } from "./vendor-account.ts";
import { newApplication } from "./vendor-application.ts";

type Site = ReturnType<typeof openSite>;

export function personNumber(n: number) {
  const canary = `kanari${n}zz`;
  return { n, canary, email: `${canary}@example.com`, digits: `809555${String(1000 + n)}` };
}
export type TestPerson = ReturnType<typeof personNumber>;

type Say = (what: string) => string;

/** Staff write the person down before any request, with all that hangs on a person. */
async function knownByHand(
  contact: { name: string; email: string; phone: string },
  say: Say,
  asStaff: AsStaff,
): Promise<void> {
  const met = { ...contact, locale: "en", town: say("Town") };
  const { id } = (await asStaff("POST", "/api/admin/people", met)) as { id: number };
  const on = { kind: "person", record: id };
  const day = todayInSantoDomingo(new Date(Date.now() + 5 * 86_400_000));
  await asStaff("POST", "/api/admin/notes", { ...on, text: say("Of the person") });
  await asStaff("POST", "/api/admin/next-steps", { ...on, what: say("Visit"), assignee: null, day });
  await asStaff("PUT", "/api/admin/snooze", { ...on, until: day });
  const letter = {
    kind: "person",
    id,
    channel: "email",
    to: contact.email.toLowerCase(),
    text: say("Welcome"),
    language: "en",
  };
  await asStaff("POST", "/api/admin/letters", letter);
}

/** Enters everything that a person can enter, by the site's own calls, each with a key; then staff work with all of it. */
export async function enterEverything(site: Site, person: TestPerson, vendorId: number): Promise<void> {
  const { canary, email, digits } = person;
  const phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const say = (what: string) => `${what} ${canary}`;
  const ask = async (method: string, path: string, body: unknown, staff = false) => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answer = await site.send(method, path, { body, staff, headers });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const post = (path: string, body: unknown) => ask("POST", path, body);
  const asStaff = (method: string, path: string, body: unknown = {}) => ask(method, path, body, true);

  // As people type: capitals in an address, a number in groups.
  const typed = email.replace("k", "K");
  await knownByHand({ name: say("Met"), email: typed, phone }, say, asStaff);
  await post("/api/leads", { name: say("L"), email: typed, phone, message: say("Move") });
  await post("/api/contact", { name: say("C"), email: typed, phone, subject: say("S"), message: say("M") });
  const help = { protocol: "General Safety Request", name: say("H"), details: say("D"), urgency: "normal" };
  const delivery = randomUUID();
  await post("/api/safety-requests", { ...help, contact: `call ${phone}`, delivery });
  await uploadPhoto(site, `/api/safety-requests/photos/${delivery}`);

  const booked = { customerName: say("B"), customerEmail: typed, customerPhone: phone, message: say("Leak") };
  await post("/api/bookings", fullBody(vendorId, { ...booked, budget: say("US$") }));
  const simple = { vendorId, date: fullBody(vendorId).preferredDate.slice(0, 10), customerName: say("N") };
  await post("/api/bookings", { ...simple, customerContact: phone, details: say("Short") });
  const kept = await bookedAt(site, vendorId, { ...booked, message: say("Pump") });
  const noted = { status: "confirmed", adminNotes: say("note"), estimatedCost: 12 };
  await asStaff("PUT", `/api/bookings/${kept.id}/status`, noted);
  const on = { kind: "booking", record: kept.id };
  await asStaff("POST", "/api/admin/notes", { ...on, text: say("A note") });
  await asStaff("POST", "/api/admin/notes", {
    kind: "vendor",
    record: vendorId,
    text: `Ask ${email}. ${canary}`,
  });
  const step = { ...on, what: say("Call"), assignee: null, day: simple.date };
  await asStaff("POST", "/api/admin/next-steps", step);
  await asStaff("PUT", "/api/admin/snooze", { ...on, until: simple.date });
  const view = { screen: "leads", name: "Calls", query: { search: phone }, isShared: true };
  await asStaff("POST", "/api/admin/views", view);
  const corrected = { customerName: say("Corrected"), customerEmail: typed, customerPhone: phone };
  const where = { place: say("Gate"), locale: "en" };
  await asStaff("PUT", `/api/admin/bookings/${kept.id}/customer`, { ...corrected, ...where });
  const called = { name: say("Called"), email: typed, phone, message: say("By phone"), locale: "en" };
  await asStaff("POST", "/api/admin/leads", { ...called, source: "phone", receipt: true });
  const { link } = await reviewLinkOf(site, vendorId, { ...booked, message: say("Done") });
  const { id: reviewed } = await reviewOf(site, post, asStaff, link, say("Punctual"));
  await post(`/api/vendors/${vendorId}/report`, { reason: "wrong", message: say("R"), email: typed });
  await post(`/api/reviews/${reviewed}/report`, { reason: "fake", message: "not by them", email: "" });

  const words = `Write to ${email}. ${canary}`;
  const topic = { userId: say("P"), title: say("T"), content: words, language: "en", device: randomUUID() };
  await post("/api/community/post", topic);
  const { session } = (await post("/api/chat/session", { userName: canary })) as {
    session: { sessionId: string };
  };
  await post("/api/chat/person", { sessionId: session.sessionId, contact: phone });
  await post("/api/chat/message", { sessionId: session.sessionId, message: say("Hello") });
  await uploadPhoto(site, `/api/chat/photos/${session.sessionId}`);

  await workAsVendor(site, person, { say, phone, post, asStaff });
}

type Post = (path: string, body: unknown) => Promise<unknown>;
type AsStaff = (method: string, path: string, body?: unknown) => Promise<unknown>;

async function reviewOf(site: Site, post: Post, asStaff: AsStaff, link: string, text: string) {
  await post(`/api/reviews/invitation/${link}`, { rating: 5, text, locale: "en" });
  const answer = await site.send("GET", "/api/admin/reviews?status=waiting&limit=1", { staff: true });
  const [{ id } = { id: 0 }] = (await answer.json()) as { id: number }[];
  await asStaff("PATCH", `/api/admin/reviews/${id}`, { status: "published" });
  return { id };
}

type Telling = { say: (what: string) => string; phone: string; post: Post; asStaff: AsStaff };

/** The same person as a business: applies, registers, offers a service by phone. */
async function workAsVendor(site: Site, { canary, email }: TestPerson, telling: Telling): Promise<void> {
  const { say, phone, post, asStaff } = telling;
  const said = Object.fromEntries(
    Object.entries(newApplication()).map(([field, value]) => {
      const isWords = typeof value === "string" && !isChosen.has(field);
      return [field, isWords ? say(field) : value];
    }),
  );
  const phones = { primaryPhone: phone, secondaryPhone: phone, emergencyContactPhone: phone };
  await post("/api/vendor-applications", { ...said, ...phones, email });
  const answers = { businessName: say("Plomería"), email, primaryPhone: phone };
  await post("/api/vendor-application-drafts", { email, answers, saved: [] });

  const { vendorId } = await registerVendor(site, {
    businessName: say("Plomería"),
    businessNameEnglish: say("Plumbing"),
    contactName: say("Rafael"),
    email,
    phone,
    description: say("We repair."),
    services: [say("Pipes")],
    address: say("Calle"),
  });
  await asStaff("PATCH", `/api/admin/vendors/${vendorId}/status`, { status: "approved", reason: "" });
  const suspended = { status: "suspended", reason: say("Told us") };
  await asStaff("PATCH", `/api/admin/vendors/${vendorId}/status`, suspended);
  await asStaff("POST", "/api/flag-incidents", { vendorId, pattern: "phone", details: say("strike") });

  const { photo: uploaded } = await uploadPhoto<{ photo: string }>(site, "/api/dominican-vendors/photos");
  const local = await apply(site, {
    nombreCompleto: say("Ramón"),
    telefono: phone,
    servicioOfrece: canary,
    email,
    descripcionServicio: say("Cortes"),
    precioPromedio: say("RD$"),
    photos: [uploaded],
  });
  const approval = { status: "aprobado", adminNotes: say("good") };
  await asStaff("PATCH", `/api/admin/dominican-vendors/${local}`, approval);
  await asStaff("POST", "/api/match-vendors", {
    serviceType: canary,
    location: "Santiago",
    jobDetails: { description: `${canary}: ${phone}`, urgency: "low" },
  });
  const wish = { stopped: true, words: say("no more") };
  await asStaff("PUT", `/api/admin/dominican-vendors/${local}/whatsapp-preference`, wish);
  await asStaff("POST", "/api/admin/notifications", {
    type: "new_vendor",
    message: "m",
    vendorData: { name: `${canary} ${email}`, service: "a", location: "a", category: "a" },
  });
  // The person is in one part of it only.
  const vendorData = { name: "Somebody", service: "a", location: "a", category: "a" };
  const news = { type: "new_vendor", message: "m", vendorData };
  await asStaff("POST", "/api/admin/notifications", { ...news, message: say(email) });
  const inData = { ...vendorData, service: say(phone) };
  await asStaff("POST", "/api/admin/notifications", { ...news, vendorData: inData });
}

const isChosen = new Set([
  "businessType",
  "email",
  "website",
  "primaryPhone",
  "secondaryPhone",
  "postalCode",
  "province",
  "serviceCategory",
  "accountType",
  "emergencyContactPhone",
]);

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a6074" } })
  .png()
  .toBuffer();

/** Uploads a photo as its owner. @returns the answer */
async function uploadPhoto<T>(site: Site, path: string): Promise<T> {
  const answer = await fetch(`${site.base()}${path}`, {
    method: "POST",
    body: new Uint8Array(await picture),
    headers: { "Content-Type": "image/png" },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
