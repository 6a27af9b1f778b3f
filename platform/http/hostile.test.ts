import { expect, test } from "vitest";
import type { z } from "zod";
import { calls } from "#app/api.server.ts";
import { bookingDay, fullBody, reviewLinkOf } from "../../tests/booking.ts";
import { approvedVendor, newLocalVendor } from "../../tests/local-vendor.ts";
import { newSafetyRequest } from "../../tests/safety-request.ts";
import { openSite } from "../../tests/site.ts";
import { newVendor, registerVendor } from "../../tests/vendor-account.ts";
import { newApplication } from "../../tests/vendor-application.ts";

const site = openSite();

const hostile: unknown[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "'; drop table lead; --",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\u202Eevil",
  "😀".repeat(300),
  "x".repeat(10_000),
  "0000-01-01",
  "9999-12-31",
  "2027-02-30",
  "n.9999999999999.1",
  "n.999999999999999.1",
  "p.-1.0",
  "1e309",
  "-1",
  "0",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  ["a"],
  { $gt: "" },
  "\ud800",
  "__proto__",
  "constructor",
];

/** What a call takes, whole and right, so that one hostile value is all that is wrong with it. */
function wholeBody(path: string): object {
  const profile = {
    subCategories: ["a"],
    services: ["a"],
    availableDates: ["a"],
    businessHours: { monday: "9" },
  };
  const bodies: [start: string, body: object][] = [
    ["/api/vendor-applications", newApplication()],
    // An account costs a slow hash: registration is asked with a password that is refused first.
    ["/api/vendor/register", newVendor({ password: "corta" })],
    ["/api/vendor/profile", newVendor(profile)],
    [
      "/api/bookings/track/:token/proposal",
      { preferredDate: `${bookingDay}T09:00:00-04:00`, preferredTime: "9:00 AM" },
    ],
    ["/api/bookings/:id/status", { status: "confirmed", adminNotes: "a", estimatedCost: 1 }],
    [
      "/api/bookings",
      { vendorId: 1, date: bookingDay, customerName: "N", customerContact: "a", details: "a" },
    ],
    ["/api/flag-incidents/:id", { dismissed: true }],
    ["/api/flag-incidents", { vendorId: 1, pattern: "phone", details: "a" }],
    ["/api/admin/leads/:id/assignee", { take: true, from: null }],
    ["/api/admin/bookings/:id/assignee", { take: true, from: null }],
    ["/api/admin/safety-requests/:id/assignee", { take: true, from: null }],
    ["/api/admin/safety-requests/:id", { status: "closed", note: "a", version: 1 }],
    ["/api/safety-requests", newSafetyRequest()],
    ["/api/admin/reviews", { status: "published" }],
    ["/api/admin/reports", { closed: true, outcome: "a" }],
    ["/api/reviews/invitation", { rating: 5, text: "He came on time.", locale: "en" }],
    ["/api/reviews/:id/report", { reason: "fake", message: "m", email: "n@example.com" }],
    ["/api/vendors/:id/report", { reason: "wrong", message: "m", email: "n@example.com" }],
    ["/api/vendor/reviews", { reply: "Thank you." }],
    ["/api/admin/notifications/:id/read", {}],
    [
      "/api/admin/notifications",
      {
        type: "new_vendor",
        message: "m",
        vendorData: { name: "N", service: "a", location: "a", category: "a" },
      },
    ],
    ["/api/admin/leads", { status: "contacted" }],
    ["/api/admin/messages", { answered: true }],
    ["/api/admin/vendors/:id/status", { status: "approved", reason: "a" }],
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
      { serviceType: "barbería", location: "Santiago", jobDetails: { description: "a", urgency: "low" } },
    ],
    ["/api/job-offers", { answer: "decline" }],
    ["/api/community/posts/:id/report", { reason: "fake", message: "m", email: "n@example.com" }],
    ["/api/community/post", { userId: "N", title: "a", content: "m", language: "es" }],
    ["/api/admin/chats/:id/reply", { text: "a", language: "es", translation: "a", clientId: "y".repeat(20) }],
    ["/api/admin/chats/:id/booking", { vendorId: 1, date: bookingDay, customerName: "N", details: "a" }],
    ["/api/admin/chats/:id/safety-request", { name: "N", details: "a", urgency: "normal", contact: "a" }],
    ["/api/admin/chats/:id/lead", { name: "N", email: "n@example.com", message: "m" }],
    ["/api/admin/chats", { state: "staff" }],
    ["/api/chat/session", { userLanguage: "es", userName: "Anonymous" }],
    ["/api/chat/person", { sessionId: records.sessionId, contact: "n@example.com" }],
    [
      "/api/chat",
      { sessionId: records.sessionId, message: "m", userLanguage: "es", clientId: "x".repeat(20) },
    ],
    ["/api/admin/community/:id/links", { allowed: true }],
    ["/api/chat/translate", { text: "Where is the bank?", fromLanguage: "en", toLanguage: "es" }],
    [
      "/api/admin/glossary",
      { term: "a", meaningEn: "a", meaningEs: "a", noteEn: "a", noteEs: "a", use: "off", version: 1 },
    ],
    ["/api/admin/community", { status: "visible", reason: "a" }],
  ];
  const fallback = { name: "N", email: "n@example.com", message: "m" };
  return bodies.find(([start]) => path.startsWith(start))?.[1] ?? fallback;
}

let records: Record<string, string> = {};

/** One of each kind, so that a call comes as far as its act. */
async function makeRecords(): Promise<void> {
  await site.send("POST", "/api/leads", { body: { name: "N", email: "n@example.com" } });
  await site.send("POST", "/api/contact", { body: { name: "N", email: "n@example.com", message: "m" } });
  await site.send("POST", "/api/safety-requests", { body: newSafetyRequest() });
  const { vendorId } = await registerVendor(site);
  const approved = { body: { status: "approved" }, staff: true };
  await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, approved);
  const booked = await site.send("POST", "/api/bookings", { body: fullBody(vendorId) });
  const { trackingPath } = (await booked.json()) as { trackingPath: string };
  const { link } = await reviewLinkOf(site, vendorId);
  const opinion = wholeBody("/api/reviews/invitation");
  await site.send("POST", `/api/reviews/invitation/${link}`, { body: opinion });
  await site.send("PATCH", "/api/admin/reviews/1", { body: { status: "published" }, staff: true });
  const reported = wholeBody("/api/vendors/:id/report");
  await site.send("POST", `/api/vendors/${vendorId}/report`, { body: reported });
  const strike = { vendorId, pattern: "phone", details: "b" };
  await site.send("POST", "/api/flag-incidents", { body: strike, staff: true });
  const applied = await site.send("POST", "/api/vendor-applications", { body: newApplication() });
  const { statusPath } = (await applied.json()) as { statusPath: string };
  await site.send("POST", "/api/community/post", { body: wholeBody("/api/community/post"), staff: true });
  const talk = await site.send("POST", "/api/chat/session", { body: {} });
  const { session } = (await talk.json()) as { session: { sessionId: string } };
  await approvedVendor(site);
  await site.send("POST", "/api/match-vendors", { body: wholeBody("/api/match-vendors"), staff: true });
  const lastPart = (path: string) => path.split("/").at(-1) ?? "";
  records = {
    vendorId: String(vendorId),
    token: lastPart(statusPath),
    bookingToken: lastPart(trackingPath),
    link,
    sessionId: session.sessionId,
  };
}

const pathOf = (path: string) =>
  path
    .replace("track/:token", `track/${records.bookingToken}`)
    .replace(/:(\w+)/g, (_, name) => records[name] ?? "1");
const hostilePath = (path: string, word: string) => path.replace(/:\w+/g, encodeURIComponent(word));
const fieldsOf = (shape: z.ZodObject | undefined) => Object.keys(shape?.shape ?? {});

/** The body with this value in this field, and in what the field holds. */
function spoiltBodies(body: Record<string, unknown>, name: string, value: unknown): object[] {
  const inside = body[name];
  const deeper = Array.isArray(inside)
    ? [[value]]
    : inside && typeof inside === "object"
      ? Object.keys(inside).map((key) => ({ [key]: value }))
      : [];
  return [value, ...deeper].map((spoilt) => ({ ...body, [name]: spoilt }));
}

/** Every call, every field of its query and body and its id, each hostile value: never a 5xx, never our insides. */
test("no value in any field of any call makes the server fail or tell of itself", async () => {
  await makeRecords();
  for (const one of calls.filter((call) => call.body && call.caller === "staff")) {
    const whole = await site.send(one.method, pathOf(one.path), { staff: true, body: wholeBody(one.path) });
    expect([one.method, one.path, whole.status]).toEqual([one.method, one.path, one.creates ? 201 : 200]);
  }
  const asks: [method: string, path: string, body?: object][] = [];
  for (const one of calls.filter((call) => call.path !== "/api/admin/logout")) {
    for (const value of hostile) {
      const word = typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
      for (const name of fieldsOf(one.query))
        asks.push([one.method, `${pathOf(one.path)}?${name}=${encodeURIComponent(word)}`]);
      for (const name of fieldsOf(one.body))
        for (const body of spoiltBodies({ ...wholeBody(one.path) }, name, value))
          asks.push([one.method, pathOf(one.path), body]);
      for (const name of fieldsOf(one.orBody))
        asks.push([one.method, pathOf(one.path), { ...fullBody(1), [name]: value }]);
      if (one.params && word.length < 500)
        asks.push([one.method, hostilePath(one.path, word), one.body ? {} : undefined]);
    }
  }
  const failed: string[] = [];
  const check = async ([method, path, body]: (typeof asks)[number]) => {
    const answer = await site.send(method, path, { staff: true, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    const tells = answer.status >= 400 && /select |insert |\bat \S+:\d+|node_modules|postgres/i.test(text);
    // That nobody can translate a hostile text is meant so.
    const isMeant = answer.status === 503 && path === "/api/chat/translate";
    if ((answer.status >= 500 && !isMeant) || tells)
      failed.push(`${answer.status} ${method} ${path.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}`);
  };
  for (let at = 0; at < asks.length; at += 16) await Promise.all(asks.slice(at, at + 16).map(check));
  const asked = asks.length;
  expect(failed).toEqual([]);
  console.log(`hostile values: ${asked} calls, none failed`);
  expect(asked).toBeGreaterThan(1_000);
}, 300_000);
