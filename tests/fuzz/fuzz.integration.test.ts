import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { newKey } from "#platform/forms/intent.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { table } from "../../bench/tables.ts";
import { internalDetails, makeRecords, pathOf } from "../support/calls/every-call.ts";
import { openChat } from "../support/chat-socket.ts";
import { nextAddress } from "../support/client-address.ts";
import { type Case, casesOf, rightCase } from "./cases.ts";
import { say, talks } from "./frames.ts";
import { forgetGuesses, openProductSite, rowCounts } from "./product-site.ts";
import { rawRequests, speak, statusesOf } from "./raw.ts";

// `npm run fuzz` sets these, with a new seed each time; `npm test` runs the short form with a fixed seed.
const seed = Number(process.env.FUZZ_SEED ?? 1);
const cases = Number(process.env.FUZZ_CASES ?? 2);
const [raws, frames] = [cases * 20, Math.max(1_000, cases * 100)];
/** Required numbers: those of docs/reliability.md in the long form; with `--cases` fewer. */
const least = { long: { cases: 1_000, frames: 100_000 }, short: { cases: 2, frames: 1_000 } }[
  process.env.FUZZ_FORM ?? "short"
] ?? { cases: 1, frames: 1 };
const together = 20;

const site = openProductSite();
const done: string[][] = [];
beforeAll(() => makeRecords(site), 180_000);
afterAll(() => {
  console.log(`fuzz, seed ${seed}\n${table(["What was sent", "how many", "refused", "done"], done)}`);
});

/** Without a translation provider these answer an intended 503. */
const mayBeUnavailable = /^\/api\/admin\/chats\/\d+\/(reply|translations)/;

const guessing = /^\/api\/(admin\/(login|confirm|account)|vendor\/login)/;

async function ask(method: string, { path, body, type, key, staff }: Case) {
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key.trim() };
  if (body !== undefined) headers["Content-Type"] = type;
  const answer = await site.send(method, path, { staff, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

const notAdmitted = /"code":"(sign_in_required|confirmation_required)"/;

let rows: string | undefined;
const sums = { sent: 0, refused: 0, done: 0 };

/** An earlier case may have removed the vendor from the directory, and many calls need it. */
async function showVendor(): Promise<void> {
  const shown = { body: { status: "approved" }, staff: true };
  await site.send("PATCH", pathOf("/api/admin/vendors/:vendorId/status"), shown);
}

/** Requires: no 5xx but an intended one, nothing internal in the answer, no row of a refused request. */
async function check(method: string, one: Case): Promise<void> {
  rows ??= await rowCounts();
  if (guessing.test(one.path)) await forgetGuesses();
  let { status, text } = await ask(method, one);
  sums.sent += 1;
  if (status < 400) {
    sums.done += 1;
    rows = undefined;
    return;
  }
  sums.refused += 1;
  // Without a valid, confirmed session the call itself would not be tested.
  if (one.staff) expect(text).not.toMatch(notAdmitted);
  if (status >= 500 && !(status === 503 && mayBeUnavailable.test(one.path)))
    throw new Error(`${status} ${text}`);
  if (internalDetails.test(text)) throw new Error(`${status} tells of us: ${text}`);
  let after = await rowCounts();
  // The assistant may have answered an earlier message meanwhile: only a repeated difference is a failure.
  for (let again = 0; after !== rows && again < 3; again += 1) {
    rows = await rowCounts();
    ({ status, text } = await ask(method, one));
    after = await rowCounts();
  }
  expect(after, `${status} left a row`).toBe(rows);
}

/** Calls whose valid request is refused; every other one must succeed. */
const isRefused = [
  // Staff may not act for a vendor and have no vendor account.
  ["DELETE /api/vendor/account/:vendorId/sessions", "POST /api/vendor/account/:vendorId/password"],
  ["GET /api/vendor/account/:vendorId/sessions", "POST /api/vendor/account/:vendorId/sign-out-everywhere"],
  ["POST /api/vendor/flags/:vendorId/:id/answer", "POST /api/vendor/requests/:vendorId/:id/answer"],
  ["POST /api/vendor/reviews/:vendorId/:id/reply", "POST /api/vendor/profile/:vendorId/gallery"],
  ["PUT /api/vendor/profile/:vendorId/gallery", "DELETE /api/vendor/profile/:vendorId/gallery/:picture"],
  // The right password costs a slow hash; links and codes are in a letter or an app.
  ["POST /api/vendor/login", "POST /api/vendor/register", "POST /api/vendor/password"],
  ["POST /api/admin/login", "POST /api/admin/confirm", "POST /api/admin/account/password"],
  ["POST /api/admin/account/second-step", "POST /api/admin/account/second-step/on"],
  ["POST /api/admin/account/second-step/off", "POST /api/admin/account/backup-codes"],
  ["GET /api/community/follows/:token", "POST /api/community/follows/:token/confirm"],
  ["POST /api/community/follows/:token/stop", "POST /api/vendor-application-drafts/open"],
  ["GET /api/job-offers/:token", "POST /api/job-offers/:token/answer", "POST /api/job-offers/:token/stop"],
  ["GET /api/staff-invitations/:token", "POST /api/staff-invitations/:token"],
  ["GET /api/staff-passwords/:token", "POST /api/staff-passwords/:token"],
  // The bytes are no picture.
  ["PUT /api/vendor/profile/:vendorId/photo", "PUT /api/vendor/profile/:vendorId/logo"],
  ["POST /api/dominican-vendors/photos", "GET /api/admin/dominican-vendors/photos/:photo/:size"],
  ["GET /api/pictures/:id/:size", "POST /api/bookings/track/:token/photos"],
  ["GET /api/bookings/track/:token/photos/:photo/:size", "GET /api/admin/bookings/:id/photos/:photo/:size"],
  ["POST /api/safety-requests/photos/:delivery", "GET /api/admin/safety-requests/:id/photos/:photo/:size"],
  ["POST /api/chat/photos/:sessionId", "GET /api/chat/photos/:sessionId/:photo/:size"],
  ["GET /api/admin/chats/:id/photos/:photo/:size"],
  // The record has another status, or an earlier case changed it.
  ["POST /api/bookings/track/:token/proposal", "GET /api/bookings/track/:token/calendar.ics"],
  ["POST /api/bookings/track/:token/contact", "POST /api/bookings/track/:token/words"],
  ["GET /api/planning-call/:token/calendar.ics", "POST /api/job-offers/:token/return"],
  ["GET /api/vendor-applications/:token/answers", "POST /api/vendor-applications/:token/papers"],
  ["DELETE /api/vendor-applications/:token/papers/:paper"],
  ["POST /api/reviews/invitation/:link", "DELETE /api/admin/reviews/:id/reply"],
  ["POST /api/vendor-applications/:token/answer", "POST /api/admin/job-offers/:id/sent"],
  ["PATCH /api/admin/safety-requests/:id"],
  ["PATCH /api/admin/glossary/:id", "PATCH /api/admin/templates/:id", "POST /api/admin/templates"],
  ["POST /api/chat/translation"],
  // A query that a GET's right case leaves out, a sale that the call before changed, a secret address, a service that is not set up.
  ["GET /api/admin/calendar", "GET /api/admin/letters/about", "GET /api/admin/letters/addressee"],
  ["GET /api/admin/next-steps", "GET /api/admin/notes", "GET /api/admin/snooze", "GET /api/admin/report.csv"],
  ["DELETE /api/admin/leads/:id/sale", "GET /api/calendar/:token"],
  ["POST /api/admin/setup/try-whatsapp"],
  ["POST /api/admin/outbox/:id/send", "POST /api/admin/outbox/:id/sent-by-hand"],
  ["PATCH /api/admin/community/:id", "PATCH /api/admin/chats/:id/assignee"],
  // An act of a moment ago that can be undone: app/staff/shell/editing/undo/undo.integration.test.ts.
  ["POST /api/admin/bookings/:id/undo", "POST /api/admin/dominican-vendors/:id/undo"],
  ["POST /api/admin/leads/:id/undo", "POST /api/admin/reviews/:id/undo"],
  ["POST /api/admin/vendor-applications/:id/undo", "POST /api/admin/vendors/:id/undo"],
  ["POST /api/admin/letters/:id/undo"],
].flat();

/** An interrupted run fails; otherwise fewer cases would pass too. */
const inTime = { interruptAfterTimeLimit: 1_100_000, markInterruptAsFailure: true };

const tried = calls.filter(({ path }) => path !== "/api/admin/logout");
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

test("what is right is done, in every call but those that are named", async () => {
  const refused: string[] = [];
  for (const one of tried) {
    await showVendor();
    const { status } = await ask(one.method, rightCase(one));
    if (status >= 400) refused.push(nameOf(one));
  }
  expect(refused.toSorted()).toEqual(isRefused.toSorted());
});

test.each(tried.map((one) => [one.method, one.path, one] as const))(
  "%s %s: whatever is sent",
  { timeout: 1_200_000 },
  async (method, _path, one) => {
    const before = sums.sent;
    await site.staySignedIn();
    await showVendor();
    const property = fc.asyncProperty(casesOf(one), (sent) => check(method, sent));
    await fc.assert(property, { seed, numRuns: cases, ...inTime });
    expect(sums.sent - before).toBeGreaterThanOrEqual(Math.max(cases, least.cases));
  },
);

test("all calls together", () => {
  done.push([`calls (${tried.length})`, String(sums.sent), String(sums.refused), String(sums.done)]);
  expect(sums.refused).toBeGreaterThan(calls.length);
  // One of five cases is valid: few cases do not reach every call.
  expect(sums.done).toBeGreaterThan(Math.min(1, cases / 5) * calls.length);
});

test("whatever is written on a bare connection", { timeout: 3_600_000 }, async () => {
  const before = await rowCounts();
  const found = { sent: 0, refused: 0, done: 0 };
  const several = fc.array(rawRequests, { minLength: together, maxLength: together });
  const property = fc.asyncProperty(several, async (raws) => {
    const heard = await Promise.all(raws.map((raw) => speak(site.base(), raw)));
    for (const [index, text] of heard.entries()) {
      const statuses = statusesOf(text);
      const { answers = 0 } = raws[index] ?? {};
      // Complete requests must get 200 or 503: a refusal by an address limit would leave the rest untested.
      if (answers > 0) {
        expect(statuses).toHaveLength(answers);
        expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      }
      found.sent += 1;
      found.refused += statuses.some((status) => status >= 400) ? 1 : 0;
      found.done += statuses.some((status) => status < 400) ? 1 : 0;
      // "HTTP version not supported" and "too many at once" are valid answers.
      expect(statuses.filter((status) => status >= 500 && status !== 505 && status !== 503)).toEqual([]);
      if (statuses.every((status) => status >= 400)) expect(text).not.toMatch(internalDetails);
    }
  });
  await fc.assert(property, { seed, numRuns: Math.ceil(raws / together), endOnFailure: true });
  expect(await rowCounts()).toBe(before);
  expect((await site.send("GET", "/healthz")).status).toBe(200);
  expect(found.done).toBeGreaterThan(found.sent / 50);
  expect(found.sent).toBeGreaterThanOrEqual(Math.max(raws, least.cases * 20));
  done.push(["bare connections", String(found.sent), String(found.refused), String(found.done)]);
});

async function newConversation(): Promise<string> {
  const opened = await site.send("POST", "/api/chat/session", { body: {} });
  return ((await opened.json()) as { session: { sessionId: string } }).session.sessionId;
}

test("whatever is sent over a live connection", { timeout: 3_600_000 }, async () => {
  const before = await site.memory();
  let [read, sockets] = [0, 0];
  const several = fc.array(talks(), { minLength: 5, maxLength: 5 });
  const property = fc.asyncProperty(several, async (said) => {
    const saying = said.map(async (one) =>
      say(site.base(), { address: nextAddress(), sessionId: await newConversation() }, one),
    );
    for (const counts of await Promise.all(saying)) {
      read += counts.read;
      sockets += counts.sockets;
    }
    expect(site.isRunning()).toBe(true);
  });
  await fc.assert(property, { seed, numRuns: frames / 100, endOnFailure: true });
  expect(read).toBeGreaterThanOrEqual(Math.max(frames, least.frames));
  const chat = await openChat(site.base(), { "X-Forwarded-For": nextAddress() });
  chat.send({ type: "join", sessionId: await newConversation(), after: 0 });
  await chat.next("standing");
  chat.send({ type: "message", text: "What is a colmado?", userLanguage: "en", clientId: newKey() });
  await chat.next("response");
  chat.socket.terminate();
  let more = Infinity;
  const isBack = async () => {
    more = Math.min(more, ((await site.memory()) - before) / 1e6);
    return more < 150;
  };
  // Memory counts after a garbage collection, not right after the last frame.
  await vi.waitUntil(isBack, { timeout: 60_000, interval: 1_000 }).catch(() => {});
  done.push([`frames on ${sockets} sockets, ${more.toFixed(0)} MB more after`, String(read), "", ""]);
  expect(more).toBeLessThan(150);
});
