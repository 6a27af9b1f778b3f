// A valid body for every call, and one record of each kind: for the tests that walk all calls.
import { eq } from "drizzle-orm";
import { callSlots } from "#app/clients/leads/rules/call-slots.ts";
import { insertGalleryPicture } from "#app/marketplace/vendors/public.server.ts";
import { contactPoint, person, personMerge } from "#app/staff/people/schema.server.ts";
import { linkWaiting } from "#app/staff/people/server/waiting.server.ts";
import { operatorSchema } from "#platform/config/operator.ts";
import { db } from "#platform/database/pool.server.ts";
import operatorFile from "../../../operator.json" with { type: "json" };
import { staffLogin } from "../../e2e/fixtures/staff-login.ts";
import { bookingDay, fullBody, reviewLinkOf } from "../records/booking.ts";
import { invitedColleague } from "../records/invited-colleague.ts";
import { approvedVendor, newLocalVendor } from "../records/local-vendor.ts";
import { newSafetyRequest } from "../records/safety-request.ts";
import { newVendor, registerVendor } from "../records/vendor-account.ts";
import { newApplication } from "../records/vendor-application.ts";
import type { openSite } from "../site.ts";
import { settingBodies } from "./setting-bodies.ts";
import { teamBodies } from "./team-bodies.ts";

/** What no error answer may contain: SQL, a stack, a path. */
export const internalDetails = /select |insert |\bat \S+:\d+|node_modules|postgres/i;

/** The key that adds a contact and photos to the safety request of `makeRecords`. */
const helpKey = "the-key-of-a-call-for-help";

/** A half hour that the team offers, far enough ahead for a long run. */
const callSlot = callSlots(new Date(), operatorSchema.parse(operatorFile).chatHours, new Set()).at(-1);

/** A valid body, so that one hostile value is the only error in it. */
export function validBody(path: string): object {
  const profile = {
    subCategories: ["a"],
    services: ["a"],
    availableDates: ["a"],
    businessHours: { monday: "9" },
  };
  const bodies: [start: string, body: object][] = [
    ["/api/vendor-application-drafts/open", { token: "a" }],
    [
      "/api/vendor-application-drafts",
      { email: "n@example.com", answers: { businessName: "a" }, saved: ["business"] },
    ],
    ["/api/vendor-applications/:token/answer", { message: "m" }],
    ["/api/vendor-applications", newApplication()],
    // A hash is slow: registration is tested with a password that is refused before it.
    ["/api/vendor/register", newVendor({ password: "corta" })],
    // The same: an address that is none.
    ["/api/vendor/login", { email: "n", password: "a" }],
    ["/api/admin/login", { email: "n", password: "a" }],
    ["/api/vendor/account", { currentPassword: "a", newPassword: "corta" }],
    [
      "/api/vendor/profile/:vendorId/gallery",
      {
        pictures: [{ id: records.picture, caption: "a", captionSpanish: "a" }],
        coverId: records.picture,
      },
    ],
    ["/api/vendor/profile", newVendor(profile)],
    [
      "/api/bookings/track/:token/proposal",
      { preferredDate: `${bookingDay}T09:00:00-04:00`, preferredTime: "9:00 AM" },
    ],
    ["/api/planning-call/:token", { startsAt: callSlot }],
    ["/api/bookings/track/:token/contact", { customerEmail: "n@example.com", customerPhone: "809 555 0142" }],
    ["/api/bookings/track/:token/words", { words: "a" }],
    ["/api/admin/bookings/:id/prices", { agreed: "RD$ 4,500", commission: "10", commissionUnit: "percent" }],
    ["/api/bookings/:id/status", { status: "confirmed", adminNotes: "a", estimatedCost: 1 }],
    [
      "/api/bookings",
      { vendorId: 1, date: bookingDay, customerName: "N", customerContact: "a", details: "a" },
    ],
    ["/api/flag-incidents/:id", { dismissed: true }],
    ["/api/flag-incidents", { vendorId: 1, pattern: "phone", details: "a" }],
    ["/api/admin/leads/:id/data", { name: "N", email: "n@example.com", locale: "es" }],
    [
      "/api/admin/bookings/:id/customer",
      { customerName: "Nn", customerEmail: "n@example.com", locale: "es" },
    ],
    ["/api/admin/bookings/:id/vendor", { vendorId: 1, serviceRequested: "Rental Assistance" }],
    ...["leads", "bookings", "vendors", "reviews", "vendor-applications", "dominican-vendors", "letters"].map(
      (kind): [string, object] => [`/api/admin/${kind}/:id/undo`, { act: 1 }],
    ),
    ["/api/admin/leads/:id/assignee", { take: true, from: null }],
    ["/api/admin/bookings/:id/act", { act: "contacted" }],
    ["/api/admin/bookings/:id/assignee", { take: true, from: null }],
    ["/api/admin/messages/:id/assignee", { take: true, from: null }],
    // Staff had taken it over.
    ["/api/admin/chats/:id/assignee", { take: true, from: staffLogin.email }],
    ["/api/admin/vendor-applications/:id/assignee", { take: true, from: null }],
    ...teamBodies,
    ["/api/admin/safety-requests/:id/assignee", { take: true, from: null }],
    ["/api/admin/safety-requests/:id", { status: "closed", note: "a", version: 1 }],
    ["/api/safety-requests/contact", { delivery: helpKey, contact: "a" }],
    ["/api/safety-requests", newSafetyRequest()],
    ["/api/admin/views/:id", { name: "b", isShared: false }],
    ["/api/admin/views", { screen: "leads", name: "a", query: { status: "new" }, isShared: false }],
    ["/api/admin/outbox/bulk", { act: "sent_by_hand", ids: [2] }],
    ["/api/admin/leads/bulk", { act: "status", status: "closed", ids: [1] }],
    ["/api/admin/leads/undo", { acts: [{ id: 1, act: 1 }] }],
    ["/api/admin/bookings/bulk", { act: "status", status: "in-progress", ids: [1] }],
    ["/api/admin/bookings/undo", { acts: [{ id: 1, act: 1 }] }],
    ["/api/admin/messages/bulk", { ids: [1] }],
    ["/api/admin/reviews/bulk", { status: "published", ids: [1] }],
    ["/api/admin/dominican-vendors/bulk", { status: "rechazado", reason: "a", ids: [1] }],
    ["/api/admin/reviews", { status: "published" }],
    ["/api/admin/reports", { closed: true, outcome: "a" }],
    ["/api/reviews/invitation", { rating: 5, text: "He came on time.", locale: "en" }],
    ["/api/reviews/:id/report", { reason: "fake", message: "m", email: "n@example.com" }],
    ["/api/vendors/:id/report", { reason: "wrong", message: "m", email: "n@example.com" }],
    ["/api/vendor/reviews", { reply: "Thank you." }],
    ["/api/vendor/requests", { answer: "available" }],
    ["/api/vendor/flags", { message: "m" }],
    ["/api/admin/notifications/:id/read", {}],
    ["/api/admin/notifications/:id/opened", {}],
    [
      "/api/admin/notifications",
      {
        type: "new_vendor",
        message: "m",
        vendorData: { name: "N", service: "a", location: "a", category: "a" },
      },
    ],
    [
      "/api/admin/leads/:id/sale",
      { package: "royal", price: "4,997", soldOn: "2026-11-20", note: "a", version: 1 },
    ],
    ["/api/admin/leads/:id/status", { status: "contacted" }],
    ["/api/admin/leads", { name: "N", email: "n@example.com", locale: "es", source: "phone" }],
    [
      "/api/admin/bookings",
      {
        ...{ vendorId: 1, day: bookingDay, customerName: "Nn", customerEmail: "n@example.com" },
        ...{ locale: "es", source: "phone" },
      },
    ],
    ["/api/admin/messages", { answered: true }],
    ["/api/admin/vendors/:id/status", { status: "approved", reason: "a" }],
    ["/api/admin/vendors/:id/gallery", { reason: "a" }],
    ["/api/admin/vendors/:id/verification", { checks: ["identity"] }],
    ["/api/admin/vendor-applications/:id/status", { status: "in_review", note: "a" }],
    ["/api/admin/vendor-applications/:id/checks", { checks: ["identity"] }],
    ["/api/admin/vendor-applications/:id/reveal", { field: "taxId" }],
    ["/api/admin/dominican-vendors/:id/listing", {}],
    ["/api/admin/dominican-vendors/:id/whatsapp-preference", { stopped: true, words: "a" }],
    ["/api/admin/dominican-vendors/:id", { status: "aprobado", adminNotes: "a" }],
    ["/api/dominican-vendors", newLocalVendor()],
    [
      "/api/match-vendors",
      { serviceType: "barbería", location: "Santiago", jobDetails: { description: "a", urgency: "urgent" } },
    ],
    ["/api/job-offers/:token/return", { reason: "a" }],
    ["/api/job-offers", { answer: "decline" }],
    ["/api/community/posts/:id/report", { reason: "fake", message: "m", email: "n@example.com" }],
    ["/api/community/posts/:id", { secret: records.postSecret }],
    [
      "/api/community/post",
      {
        userId: "N",
        title: "a",
        content: "m",
        language: "es",
        topic: "housing",
        town: "Sosúa",
        email: "n@example.com",
        device: "y".repeat(20),
      },
    ],
    ["/api/admin/chats/:id/preview", { text: "a", language: "es", reads: "en" }],
    [
      "/api/admin/chats/:id/reply",
      {
        text: "aaa",
        language: "es",
        translation: "a",
        reads: "en",
        takenFrom: "ana@example.com",
        clientId: "y".repeat(20),
      },
    ],
    ["/api/admin/chats/:id/booking", { vendorId: 1, date: bookingDay, customerName: "N", details: "a" }],
    ["/api/admin/chats/:id/safety-request", { name: "N", details: "a", urgency: "normal", contact: "a" }],
    ["/api/admin/chats/:id/lead", { name: "N", email: "n@example.com", message: "m" }],
    ["/api/admin/chats", { state: "staff" }],
    ["/api/chat/session", { userLanguage: "es", userName: "Anonymous" }],
    ["/api/chat/person", { sessionId: records.sessionId, contact: "n@example.com" }],
    ["/api/chat/seen", { sessionId: records.sessionId, message: 1 }],
    ["/api/chat/translation", { sessionId: records.sessionId, message: 1 }],
    ["/api/chat/translate", { text: "Where is the bank?", fromLanguage: "en", toLanguage: "es" }],
    [
      "/api/chat",
      { sessionId: records.sessionId, message: "m", userLanguage: "es", clientId: "x".repeat(20) },
    ],
    ["/api/admin/community/:id/links", { allowed: true }],
    ["/api/admin/notes/:id", { text: "b", mentions: ["n@example.com"], version: 1 }],
    ["/api/admin/notes", { kind: "lead", record: 1, text: "a", mentions: ["n@example.com"] }],
    ["/api/admin/next-steps/:id/done", { done: true }],
    ["/api/admin/next-steps/:id", { what: "a", assignee: null, day: bookingDay, hour: "10:00", version: 1 }],
    [
      "/api/admin/next-steps",
      { kind: "lead", record: 1, what: "a", assignee: null, day: bookingDay, hour: "10:00" },
    ],
    ["/api/admin/snooze", { kind: "lead", record: 1, until: bookingDay }],
    ["/api/admin/letters/translation", { kind: "lead", id: 1, subject: "a", text: "m", language: "en" }],
    [
      "/api/admin/letters",
      {
        kind: "lead",
        id: 1,
        channel: "email",
        to: "n@example.com",
        subject: "a",
        text: "mmm",
        language: "en",
      },
    ],
    [
      "/api/admin/templates",
      {
        name: "N",
        shortcut: "/a",
        channel: "any",
        kinds: [],
        subjectEn: "a",
        subjectEs: "a",
        textEn: "m",
        textEs: "m",
        archived: false,
        version: 1,
      },
    ],
    [
      "/api/admin/glossary",
      { term: "a", meaningEn: "a", meaningEs: "a", noteEn: "a", noteEs: "a", use: "off", version: 1 },
    ],
    ["/api/admin/calendar/address", { onlyMine: true }],
    ["/api/admin/community", { status: "visible", reason: "a" }],
    ...settingBodies,
    ["/api/admin/people/:id/contacts/:point", { confirmed: true }],
    ["/api/admin/people/:id/contacts", { kind: "email", value: "another@example.com" }],
    ["/api/admin/people/:id/records", { kind: "contact_message", record: 1, to: null, together: false }],
    ["/api/admin/people/:id/merge", { other: Number(records.other) }],
    ["/api/admin/people/:id", { town: "a", version: 1 }],
    ["/api/admin/people/erase", { email: gone.email, phone: "", total: Number(records.goneTotal) }],
    ["/api/admin/people/search", { email: "n@example.com", phone: "" }],
    ["/api/admin/people/export", { email: "n@example.com", phone: "" }],
    ["/api/admin/people", { name: "N", email: "by-hand@example.com", phone: "", locale: "en", town: "a" }],
  ];
  const fallback = { name: "N", email: "n@example.com", message: "m" };
  return bodies.find(([start]) => path.startsWith(start))?.[1] ?? fallback;
}

/** The second body of calls that accept two. */
export function alternativeBody(path: string): object {
  return path === "/api/bookings"
    ? fullBody(Number(records.vendorId))
    : { userId: "N", content: "m", language: "es", replyTo: 1 };
}

/** A paper of the first application, which is back in review afterwards. */
async function uploadPaper(site: Pick<ReturnType<typeof openSite>, "send">, statusPath: string) {
  const decide = (status: string) =>
    site.send("PATCH", "/api/admin/vendor-applications/1/status", {
      body: { status, note: "a" },
      staff: true,
    });
  await decide("changes_requested");
  await site.send("POST", `/api/vendor-applications/${statusPath.split("/").at(-1)}/papers?name=a.pdf`, {
    body: "%PDF-1.7 %%EOF",
    headers: { "Content-Type": "application/pdf" },
  });
  await decide("in_review");
}

/** A picture of the vendor's work. @returns its id */
async function addWork(vendorId: number): Promise<string> {
  const system = { db: db(), actor: { kind: "system" }, locale: "es", now: new Date() } as const;
  const bytes = Buffer.from("webp");
  const picture = { small: bytes, large: bytes, width: 4, height: 3, uploadHash: "a" };
  const { coverId } = await insertGalleryPicture(system, vendorId, picture);
  return coverId ?? "";
}

/** Links the records, and makes people to merge with; the first person is the one of the first lead. */
async function makePeople(): Promise<Record<string, string>> {
  await linkWaiting();
  const now = new Date();
  const one = { name: "N", locale: "en", createdAt: now } as const;
  const made = await db().insert(person).values([one, one, one, one, one]).returning({ id: person.id });
  const [other = 0, proposed = 0, into = 0, merged = 0, root = 0] = made.map(({ id }) => id);
  const pair = { reason: "staff", createdAt: now, decidedAt: now } as const;
  const merges = await db()
    .insert(personMerge)
    .values([
      { ...pair, personId: proposed, intoId: into, state: "proposed", decidedAt: null },
      { ...pair, personId: merged, intoId: root, state: "merged" },
    ])
    .returning({ id: personMerge.id });
  await db().update(person).set({ mergedInto: root }).where(eq(person.id, merged));
  const [point] = await db().select().from(contactPoint).where(eq(contactPoint.personId, 1)).limit(1);
  return {
    other: String(other),
    proposal: String(merges[0]?.id),
    merge: String(merges[1]?.id),
    point: String(point?.id),
  };
}

let records: Record<string, string> = {};

/** A person without other records. */
const gone = { name: "N", email: "gone@example.com", message: "g" };

/** One record of each kind, so that a call reaches its service function. */
export async function makeRecords(site: Pick<ReturnType<typeof openSite>, "send">): Promise<void> {
  const asked = await site.send("POST", "/api/leads", { body: { name: "N", email: "n@example.com" } });
  const { planningPath } = (await asked.json()) as { planningPath: string };
  const sold = { body: { status: "converted" }, staff: true };
  await site.send("PATCH", "/api/admin/leads/1/status", sold);
  const { version: _, ...sale } = validBody("/api/admin/leads/:id/sale") as { version: number };
  await site.send("PUT", "/api/admin/leads/1/sale", { body: sale, staff: true });
  await site.send("POST", "/api/contact", { body: { name: "N", email: "n@example.com", message: "m" } });
  const help = newSafetyRequest({ delivery: helpKey });
  await site.send("POST", "/api/safety-requests", { body: help });
  const { vendorId } = await registerVendor(site);
  const approved = { body: { status: "approved" }, staff: true };
  await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, approved);
  // As in the right correction: another address would end the tracking link.
  const customer = { customerEmail: "n@example.com" };
  const booked = await site.send("POST", "/api/bookings", { body: fullBody(vendorId, customer) });
  const { trackingPath } = (await booked.json()) as { trackingPath: string };
  const { link } = await reviewLinkOf(site, vendorId);
  const opinion = validBody("/api/reviews/invitation");
  await site.send("POST", `/api/reviews/invitation/${link}`, { body: opinion });
  await site.send("PATCH", "/api/admin/reviews/1", { body: { status: "published" }, staff: true });
  const reported = validBody("/api/vendors/:id/report");
  await site.send("POST", `/api/vendors/${vendorId}/report`, { body: reported });
  const strike = { vendorId, pattern: "phone", details: "b" };
  await site.send("POST", "/api/flag-incidents", { body: strike, staff: true });
  const applied = await site.send("POST", "/api/vendor-applications", { body: newApplication() });
  const { statusPath } = (await applied.json()) as { statusPath: string };
  await uploadPaper(site, statusPath);
  const posted = await site.send("POST", "/api/community/post", {
    body: validBody("/api/community/post"),
    staff: true,
  });
  const { secret: postSecret = "" } = (await posted.json()) as { secret?: string };
  await site.send("POST", "/api/admin/templates", { body: validBody("/api/admin/templates"), staff: true });
  const talk = await site.send("POST", "/api/chat/session", { body: {} });
  const { session } = (await talk.json()) as { session: { sessionId: string } };
  await approvedVendor(site);
  await site.send("POST", "/api/match-vendors", { body: validBody("/api/match-vendors"), staff: true });
  await site.send("POST", "/api/contact", { body: gone });
  for (const path of ["/api/admin/notes", "/api/admin/next-steps"])
    await site.send("POST", path, { body: validBody(path), staff: true });
  const people = await makePeople();
  const search = { body: { email: gone.email }, staff: true };
  const found = await site.send("POST", "/api/admin/people/search", search);
  const { total } = (await found.json()) as { total: number };
  const invited = { name: "N", email: "invited@example.com", role: "concierge", locale: "es" };
  await site.send("POST", "/api/admin/team/invitations", { body: invited, staff: true });
  const number = await invitedColleague(site);
  const lastPart = (path: string) => path.split("/").at(-1) ?? "";
  records = {
    picture: await addWork(vendorId),
    vendorId: String(vendorId),
    token: lastPart(statusPath),
    bookingToken: lastPart(trackingPath),
    delivery: helpKey,
    planningToken: lastPart(planningPath),
    link,
    sessionId: session.sessionId,
    postSecret,
    goneTotal: String(total),
    ...people,
    number: String(number),
  };
}

/** A call's path with the ids and links of the records. */
export const pathOf = (path: string) =>
  path
    .replace("track/:token", `track/${records.bookingToken}`)
    .replace("planning-call/:token", `planning-call/${records.planningToken}`)
    .replace(/:(\w+)/g, (_, name) => records[name] ?? "1");
