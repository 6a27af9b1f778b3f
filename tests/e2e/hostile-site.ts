// A site on which every text that anybody may write is hostile, made by the API.
import { type APIRequestContext, expect } from "@playwright/test";
import { bookingDay, fullBody } from "../booking.ts";
import { wholeBody } from "../every-call.ts";
import { bodiesOf, type DescribedSite, sendFilled, textFields } from "../sent-in-every-field.ts";
import { newVendor } from "../vendor-account.ts";
import { chatOf } from "./chat-panel.ts";

/** Each runs, or leaves an element that is marked, where it is not treated as text. */
const hostile = [
  `</script><script data-hostile>window.hacked=1</script><img data-hostile src=x onerror="window.hacked=1">`,
  `'"><svg data-hostile onload=window.hacked=1></textarea><a data-hostile href="javascript:window.hacked=1">x</a>`,
  `{{7*7}}\${7*7} javascript:window.hacked=1`,
].join(" ");

/** The same for fields that take less, or want a form of their own. */
const words = [
  `Hostile ${hostile}`,
  `Hostile "><img data-hostile src=x onerror=hacked=1>`,
  "<b data-hostile>{{7*7",
  "<b data-hostile>x",
  'https://hostile.example/"><img/data-hostile/src=x/onerror=hacked=1>',
];

/** What must stay as it is for the call to find its record. */
const asTheyAre = /^(trap|from|sessionId|clientId|device|delivery|password|token|date|timestamp)$/;

type Made = Record<string, unknown> & { id: number };
type Act = { as?: Record<string, string>; body?: object };

/** Sends calls with hostile words in each text field that takes them. */
class Hostile {
  filled = 0;
  readonly #staff: APIRequestContext;
  readonly #described: DescribedSite;

  constructor(staff: APIRequestContext, described: DescribedSite) {
    this.#staff = staff;
    this.#described = described;
  }

  async send(method: string, template: string, path: string, act: Act = {}): Promise<Made> {
    const body = act.body ?? wholeBody(template);
    const schemas = bodiesOf(this.#described, method, template);
    const schema =
      ("preferredDate" in body || "replyTo" in body ? schemas[1] : undefined) ?? schemas[0] ?? {};
    const send = async (data: object) => {
      const answer = await this.#staff.fetch(path, { method, data, ...(act.as ? { headers: act.as } : {}) });
      return { status: answer.status(), json: () => answer.json() as Promise<unknown> };
    };
    const fields = textFields(schema).filter((name) => !asTheyAre.test(name));
    const { last, filled } = await sendFilled(send, { body, fields, words: () => words });
    expect([200, 201], `${method} ${path}`).toContain(last.status);
    this.filled += filled.length;
    return (await last.json()) as Made;
  }
}

const lastPart = (path: unknown) => String(path).split("/").at(-1) ?? "";

/** A vendor, its bookings, its reviews and what was said of them. @returns the screens on which they show */
async function vendorSide(site: Hostile, staff: APIRequestContext) {
  const { vendorId, token } = (await site.send("POST", "/api/vendor/register", "/api/vendor/register", {
    body: newVendor(),
  })) as unknown as { vendorId: number; token: string };
  const as = { Authorization: `Bearer ${token}` };
  const profile = "/api/vendor/profile/:vendorId";
  await site.send("PUT", profile, `/api/vendor/profile/${vendorId}`, { as });
  const status = { status: "approved", reason: "a" };
  const vendors = "/api/admin/vendors/:id/status";
  await site.send("PATCH", vendors, `/api/admin/vendors/${vendorId}/status`, { body: status });
  const simple = { vendorId, date: bookingDay, customerName: "N", customerContact: "a", details: "a" };
  await site.send("POST", "/api/bookings", "/api/bookings", { body: simple });
  const [open, done] = [1, 2].map(() =>
    site.send("POST", "/api/bookings", "/api/bookings", { body: fullBody(vendorId) }),
  );
  const [waiting, booked] = [await open, await done];
  const tracked = `/api/bookings/track/${lastPart(waiting?.trackingPath)}`;
  await site.send("POST", "/api/bookings/track/:token/cancellation", `${tracked}/cancellation`, {
    body: { reason: "a" },
  });
  const completed = { status: "completed", adminNotes: "a", estimatedCost: 1 };
  await site.send("PUT", "/api/bookings/:id/status", `/api/bookings/${booked?.id}/status`, {
    body: completed,
  });
  const { reviewPath } = (await (
    await staff.get(`/api/bookings/track/${lastPart(booked?.trackingPath)}`)
  ).json()) as { reviewPath: string };
  await site.send("POST", "/api/reviews/invitation/:link", `/api/reviews/invitation/${lastPart(reviewPath)}`);
  const reviews = (await (await staff.get("/api/admin/reviews?status=waiting&limit=100")).json()) as Made[];
  const review = reviews.find((one) => one.vendorId === vendorId);
  const published = { data: { status: "published" } };
  expect((await staff.patch(`/api/admin/reviews/${review?.id}`, published)).status()).toBe(200);
  const reply = `/api/vendor/reviews/${vendorId}/${review?.id}/reply`;
  await site.send("POST", "/api/vendor/reviews/:vendorId/:id/reply", reply, { as });
  await site.send("POST", "/api/reviews/:id/report", `/api/reviews/${review?.id}/report`);
  await site.send("POST", "/api/vendors/:id/report", `/api/vendors/${vendorId}/report`);
  const flag = await site.send("POST", "/api/flag-incidents", "/api/flag-incidents", {
    body: { vendorId, pattern: "phone", details: "a" },
  });
  const answer = `/api/vendor/flags/${vendorId}/${flag.id}/answer`;
  await site.send("POST", "/api/vendor/flags/:vendorId/:id/answer", answer, { as });
  return {
    session: { vendorId, token },
    shown: [`/vendor/${vendorId}`, `/booking/${vendorId}`, `/book-vendor/${vendorId}`, reviewPath],
    tracked: [String(waiting?.trackingPath), String(booked?.trackingPath)],
    booking: `/booking-management?booking=${booked?.id}`,
  };
}

/** An application, the local vendors and a job for them. */
async function applicantsSide(site: Hostile, staff: APIRequestContext) {
  const applied = await site.send("POST", "/api/vendor-applications", "/api/vendor-applications");
  const own = { params: { search: String(applied.reference) } };
  const list = (await (await staff.get("/api/admin/vendor-applications", own)).json()) as Made[];
  const id = list[0]?.id;
  const asked = { status: "changes_requested", note: "a" };
  const decision = "/api/admin/vendor-applications/:id/status";
  await site.send("PATCH", decision, `/api/admin/vendor-applications/${id}/status`, { body: asked });
  const answer = `/api/vendor-applications/${lastPart(applied.statusPath)}/answer`;
  await site.send("POST", "/api/vendor-applications/:token/answer", answer, { body: { message: "a" } });
  const local = await site.send("POST", "/api/dominican-vendors", "/api/dominican-vendors");
  const review = "/api/admin/dominican-vendors/:id";
  await site.send("PATCH", review, `/api/admin/dominican-vendors/${local.id}`);
  const listing = `/api/admin/dominican-vendors/${local.id}/whatsapp-preference`;
  await site.send("POST", "/api/match-vendors", "/api/match-vendors");
  await site.send("PUT", `${review}/whatsapp-preference`, listing);
  const letters = await staff.get("/api/admin/outbox?channel=whatsapp&limit=100");
  const hidden = ((await letters.json()) as { id: number; linkHidden: boolean }[]).find(
    (one) => one.linkHidden,
  );
  const shown = hidden && (await staff.post(`/api/admin/outbox/${hidden.id}/link`));
  const offer = /\/job-offer\/[\w-]+/.exec((await shown?.text()) ?? "")?.[0];
  return [String(applied.statusPath), `/admin/vendor-applications/${id}`, ...(offer ? [offer] : [])];
}

/** What is written to the house, and among each other. */
async function wordsSide(site: Hostile, staff: APIRequestContext) {
  for (const path of ["/api/leads", "/api/contact", "/api/safety-requests", "/api/admin/notifications"])
    await site.send("POST", path, path);
  const post = await site.send("POST", "/api/community/post", "/api/community/post");
  await site.send("POST", "/api/community/post", "/api/community/post", {
    body: { userId: "N", content: "m", language: "en", replyTo: post.id },
  });
  await site.send("POST", "/api/community/posts/:id/report", `/api/community/posts/${post.id}/report`);
  await site.send("POST", "/api/admin/glossary", "/api/admin/glossary");
  const begun = await site.send("POST", "/api/chat/session", "/api/chat/session");
  const { sessionId } = begun.session as { sessionId: string };
  const message = { sessionId, message: "m", userLanguage: "en" };
  await site.send("POST", "/api/chat/message", "/api/chat/message", { body: message });
  await site.send("POST", "/api/chat/person", "/api/chat/person", {
    body: { sessionId, contact: "n@example.com" },
  });
  const chat = await chatOf(staff, sessionId);
  const taken = { data: { state: "staff" } };
  expect((await staff.patch(`/api/admin/chats/${chat}`, taken)).status()).toBe(200);
  await site.send("POST", "/api/admin/chats/:id/reply", `/api/admin/chats/${chat}/reply`);
  return { topic: `/community-board/${post.id}`, chat: `/admin/chats?chat=${chat}` };
}

/** Makes all of it. @returns where it shows, and how many fields took hostile words */
export async function makeHostileSite(staff: APIRequestContext) {
  const described = (await (await staff.get("/api/openapi.json")).json()) as DescribedSite;
  const site = new Hostile(staff, described);
  const { session, shown, tracked, booking } = await vendorSide(site, staff);
  const applicants = await applicantsSide(site, staff);
  const { topic, chat } = await wordsSide(site, staff);
  return { session, shown: [...shown, ...tracked, ...applicants, topic, booking, chat], filled: site.filled };
}
