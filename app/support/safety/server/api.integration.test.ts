import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import type { SafetyRequest, SafetyStep } from "../contract.ts";
import { safetyRequest } from "../schema.server.ts";

const site = openSite();
const hour = 3_600_000;

beforeEach(async () => {
  for (const table of [safetyRequest, outbox, adminNotification]) await db().delete(table);
});

const ask = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  site.send("POST", "/api/safety-requests", { body: newSafetyRequest(overrides), headers });
const rows = () => db().select().from(safetyRequest).orderBy(asc(safetyRequest.id));
const news = async () => (await db().select().from(adminNotification)).map(({ type }) => type);
async function asked(overrides: Record<string, unknown> = {}): Promise<number> {
  expect((await ask(overrides)).status).toBe(201);
  return (await rows()).at(-1)?.id ?? 0;
}
const list = async (query = "") => {
  const answer = await site.send("GET", `/api/admin/safety-requests?${query}`, { staff: true });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SafetyRequest[];
};
const change = (id: number, body: object) =>
  site.send("PATCH", `/api/admin/safety-requests/${id}`, { body, staff: true });

test("a call for help is kept, answered with a reference, and told to staff at once", async () => {
  const answer = await ask({ contact: "809 555 0143" }, { "Accept-Language": "es" });
  expect(answer.status).toBe(201);
  const receipt = await answer.json();
  expect(receipt).toEqual({
    success: true,
    reference: expect.stringMatching(/^AR-\w{4}-\w{4}$/),
    status: "pending_review",
    delivery: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(await rows()).toMatchObject([
    {
      ...newSafetyRequest(),
      contact: "809 555 0143",
      reference: receipt.reference,
      locale: "es",
      heldReason: null,
    },
  ]);
  expect(await news()).toEqual(["new_safety_emergency"]);
  const [letter] = await db().select().from(outbox);
  expect(letter).toMatchObject({
    letter: "safety_emergency",
    recipient: "concierge@arribo.example",
    replyTo: null,
  });
  expect(letter?.facts).toMatchObject({ phone: "809 555 0143", service: "Emergency Response Protocol" });
});

test("to an e-mail address staff can answer the letter; what is not urgent is told as that", async () => {
  await ask({ contact: "terry@example.com", urgency: "normal" });
  const [letter] = await db().select().from(outbox);
  expect(letter).toMatchObject({ letter: "safety_notice", replyTo: "terry@example.com" });
  expect(await news()).toEqual(["new_safety_request"]);
});

test("the specification's whole record is taken; its status and its way are ours to say", async () => {
  const timestamp = new Date(Date.now() - 3 * hour).toISOString();
  await ask({
    timestamp,
    contact_method: "platform_submission",
    status: "closed",
    assignee: "me",
    version: 9,
  });
  expect(await rows()).toMatchObject([
    { status: "pending_review", assignee: null, version: 1, writtenAt: new Date(timestamp) },
  ]);
});

test.each([["9999-12-31T00:00:00Z"], ["0001-01-01T00:00:00Z"], ["soon"]])(
  "a clock that is far off (%s) costs nobody the request",
  async (timestamp) => {
    await asked({ timestamp });
    const [row] = await rows();
    expect(Math.abs(Date.now() - (row?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000);
  },
);

test("an unknown protocol is a general request, and what is not said of the priority is normal", async () => {
  await asked({ protocol: "Help", urgency: undefined });
  expect(await rows()).toMatchObject([{ protocol: "General Safety Request", urgency: "normal" }]);
});

test.each([[""], ["short"], ["not a name of ours"]])(
  "a name of its own that cannot be read (%j) costs nobody the request",
  async (delivery) => {
    expect((await ask({ delivery })).status).toBe(201);
    expect(await rows()).toHaveLength(1);
  },
);

test.each([
  ["name", { name: " " }],
  ["details", { details: "" }],
  ["details", { details: "x".repeat(5001) }],
  ["urgency", { urgency: "asap" }],
  ["contact", { contact: "x".repeat(201) }],
])("a wrong %s is named and nothing is kept", async (field, wrong) => {
  const answer = await ask(wrong);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  expect(await rows()).toEqual([]);
});

test("however often it is sent, by key or by its own name, at once or weeks later, it is one", async () => {
  const delivery = "a-browsers-own-name-0001";
  const headers = { "Idempotency-Key": delivery };
  const first = await (await ask({ delivery }, headers)).json();
  const again = await ask({ delivery }, headers);
  expect([again.headers.get("Idempotency-Replayed"), await again.json()]).toEqual(["true", first]);
  // Without a key, as after the day for which keys are kept.
  expect(await (await ask({ delivery })).json()).toEqual(first);
  const twins = await Promise.all(
    Array.from({ length: 20 }, () => ask({ name: "Twin", delivery: "another-name-of-its-own" })),
  );
  const references = await Promise.all(twins.map(async (twin) => (await twin.json()).reference));
  expect(new Set(references).size).toBe(1);
  expect(await rows()).toHaveLength(2);
  expect(await db().$count(outbox)).toBe(2);
});

const addContact = (delivery: string, contact: string) =>
  site.send("POST", "/api/safety-requests/contact", { body: { delivery, contact } });

test("who asked without a contact adds one by the request's own key: staff see it and hear of it, once", async () => {
  const delivery = "a-browsers-own-name-0002";
  const id = await asked({ delivery });
  const { reference } = (await rows())[0] ?? {};
  for (let again = 0; again < 2; again += 1) {
    const answer = await addContact(delivery, "809 555 0143");
    expect([answer.status, (await answer.json()).reference]).toEqual([200, reference]);
  }
  expect(await rows()).toMatchObject([{ contact: "809 555 0143", version: 2 }]);
  expect(await news()).toEqual(["new_safety_emergency", "safety_contact"]);
  const letters = await db().select().from(outbox).orderBy(asc(outbox.id));
  expect(letters.map(({ letter, facts }) => [letter, (facts as { phone: string }).phone])).toEqual([
    ["safety_emergency", ""],
    ["safety_contact", "809 555 0143"],
  ]);
  const history = await site.send("GET", `/api/admin/safety-requests/${id}/history`, { staff: true });
  expect(await history.json()).toMatchObject([{ kind: "contact", by: "Terry Okafor", note: "809 555 0143" }]);
});

test("many contacts after each other ring once, and the newest is kept", async () => {
  const delivery = "a-browsers-own-name-0005";
  await asked({ delivery });
  for (let n = 10; n < 30; n += 1) expect((await addContact(delivery, `809 555 01${n}`)).status).toBe(200);
  expect(await rows()).toMatchObject([{ contact: "809 555 0129", version: 21 }]);
  expect(await news()).toEqual(["new_safety_emergency", "safety_contact"]);
});

test("the key that the server gave to a request without one adds a contact too", async () => {
  const { delivery } = await (await ask()).json();
  expect((await addContact(delivery, "terry@example.com")).status).toBe(200);
  expect(await rows()).toMatchObject([{ contact: "terry@example.com" }]);
});

test.each([["another-name-of-its-own-9"], ["AR-7K3M-2QX9-AR-7K3M"]])(
  "to a request that is not there (%s) nothing is added",
  async (delivery) => {
    await asked();
    expect((await addContact(delivery, "809 555 0143")).status).toBe(404);
    expect(await rows()).toMatchObject([{ contact: "", version: 1 }]);
  },
);

test("a request that was closed because nobody could be reached takes a contact, and staff hear of it", async () => {
  const delivery = "a-browsers-own-name-0004";
  const id = await asked({ delivery });
  expect((await change(id, { status: "closed", note: "No contact." })).status).toBe(200);
  expect((await addContact(delivery, "809 555 0143")).status).toBe(200);
  expect(await rows()).toMatchObject([{ contact: "809 555 0143", status: "closed" }]);
  expect(await news()).toEqual(["new_safety_emergency", "safety_contact"]);
});

test("a contact added to a held request rings no bell; the letter has it when somebody has looked", async () => {
  const delivery = "a-browsers-own-name-0003";
  const id = await asked({ delivery, trap: "x" });
  await addContact(delivery, "809 555 0143");
  expect([await news(), await db().$count(outbox)]).toEqual([["safety_marked"], 0]);
  await site.send("POST", `/api/admin/safety-requests/${id}/release`, { staff: true });
  const [letter] = await db().select().from(outbox);
  expect(letter?.facts).toMatchObject({ phone: "809 555 0143" });
});

test("what looks like a robot's is held, and the bell rings once for all of it", async () => {
  await asked({ trap: "x" });
  await asked({ trap: "x", name: "Another" });
  await asked({ name: "Again" });
  await asked({ name: "Again" });
  expect((await rows()).map(({ heldReason }) => heldReason)).toEqual(["trap", "trap", null, "repeated"]);
  expect(await news()).toEqual(["safety_marked", "new_safety_emergency"]);
  expect(await db().$count(outbox)).toBe(1);
});

test("somebody in fright is fast: haste alone marks nobody", async () => {
  await asked({ elapsed: 200 });
  expect((await rows()).map(({ heldReason }) => heldReason)).toEqual([null]);
});

test("a person looked at a held one: it is released, and the team is told", async () => {
  const id = await asked({ trap: "x" });
  const released = await site.send("POST", `/api/admin/safety-requests/${id}/release`, { staff: true });
  expect(await released.json()).toMatchObject({ heldReason: null, version: 2 });
  expect(await news()).toEqual(["safety_marked", "new_safety_emergency"]);
  expect((await site.send("POST", `/api/admin/safety-requests/${id}/release`, { staff: true })).status).toBe(
    200,
  );
  expect(await db().$count(outbox)).toBe(1);
});

test("digits are found as they were typed", async () => {
  await asked({ name: "Policy 25861667-2632", contact: "+1 (809) 555-0177" });
  for (const search of ["Policy 25861667-2632", "25861667-2632", "(809) 555-0177", "policy 555-0177"])
    expect((await list(`search=${encodeURIComponent(search)}`)).map(({ name }) => name)).toEqual([
      "Policy 25861667-2632",
    ]);
});

test("emergencies first, then the oldest; what is held behind them, what is closed last", async () => {
  const closed = await asked({ name: "Closed" });
  await change(closed, { status: "closed" });
  const inHand = await asked({ name: "Urgent in hand", urgency: "urgent" });
  await change(inHand, { status: "in_hand" });
  await asked({ name: "Normal", urgency: "normal" });
  await asked({ name: "Urgent", urgency: "urgent" });
  await asked({ name: "Held", trap: "x" });
  await asked({ name: "First emergency" });
  await asked({ name: "Second emergency" });
  const names = [
    "First emergency",
    "Second emergency",
    "Urgent",
    "Urgent in hand",
    "Normal",
    "Held",
    "Closed",
  ];
  expect((await list()).map(({ name }) => name)).toEqual(names);
  expect((await list("status=marked")).map(({ name }) => name)).toEqual(["Held"]);
  expect((await list("status=closed")).map(({ name }) => name)).toEqual(["Closed"]);
  expect((await list("search=second emergency")).map(({ name }) => name)).toEqual(["Second emergency"]);
  const first = await site.send("GET", "/api/admin/safety-requests?limit=2", { staff: true });
  const [, next = ""] = /<([^>]*)>; rel="next"/.exec(first.headers.get("link") ?? "") ?? [];
  const page = await site.send("GET", next, { staff: true });
  expect(((await page.json()) as SafetyRequest[]).map(({ name }) => name)).toEqual(names.slice(2, 4));
  expect([page.headers.get("x-total-count"), page.headers.get("link")]).toEqual([
    "7",
    expect.stringMatching(/rel="next".*rel="prev"/),
  ]);
});

test("taken in hand, noted, closed and opened again; each step is kept with who and what", async () => {
  const id = await asked();
  const inHand = await (await change(id, { status: "in_hand", version: 1 })).json();
  expect(inHand).toMatchObject({
    status: "in_hand",
    // Nobody has reached her yet.
    due: "soon",
    reachedAt: null,
    version: 2,
    assignee: staffLogin.email,
  });
  expect((await change(id, { status: "in_hand", note: "On the way.", version: 2 })).status).toBe(200);
  // Nothing to say and nothing to move leaves no trace.
  expect((await (await change(id, { status: "in_hand", note: " " })).json()).version).toBe(3);
  expect((await change(id, { status: "closed", note: "She is home." })).status).toBe(200);
  expect(await (await change(id, { status: "pending_review" })).json()).toMatchObject({
    due: "soon",
    version: 5,
  });
  const history = await site.send("GET", `/api/admin/safety-requests/${id}/history`, { staff: true });
  expect(
    ((await history.json()) as SafetyStep[]).map(({ kind, from, to, note, by }) => [
      kind,
      from,
      to,
      note,
      by,
    ]),
  ).toEqual([
    ["status", "pending_review", "in_hand", "", "Ana"],
    ["note", null, null, "On the way.", "Ana"],
    ["status", "in_hand", "closed", "She is home.", "Ana"],
    ["status", "closed", "pending_review", "", "Ana"],
  ]);
});

test("only who notes that the person was reached stops the clock; to take in hand or to close claims no contact", async () => {
  const id = await asked();
  const after = async (body: object) => (await change(id, body)).json();
  expect(await after({ status: "in_hand" })).toMatchObject({ due: "soon", reachedAt: null });
  expect(await after({ status: "closed" })).toMatchObject({ due: "closed", reachedAt: null });
  expect(await after({ status: "pending_review" })).toMatchObject({ due: "soon", reachedAt: null });
  // Whoever reached the person is at it.
  const reached = await after({ status: "pending_review", reached: true, note: "She is on the line." });
  expect(reached).toMatchObject({ status: "in_hand", due: "answered", reachedAt: expect.any(String) });
  expect(await after({ status: "in_hand", reached: true })).toMatchObject({ version: reached.version });
  expect(await after({ status: "closed" })).toMatchObject({ due: "answered", reachedAt: reached.reachedAt });
  const history = await site.send("GET", `/api/admin/safety-requests/${id}/history`, { staff: true });
  expect(((await history.json()) as SafetyStep[]).map(({ kind, to }) => [kind, to])).toEqual([
    ["status", "in_hand"],
    ["status", "closed"],
    ["status", "pending_review"],
    ["status", "in_hand"],
    ["reached", null],
    ["status", "closed"],
  ]);
});

test("two of the team do not overwrite each other", async () => {
  const id = await asked();
  const [one, other] = await Promise.all(
    ["mine", "yours"].map((note) => change(id, { status: "in_hand", note, version: 1 })),
  );
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
  const give = { take: false, from: staffLogin.email };
  await site.send("PATCH", `/api/admin/safety-requests/${id}/assignee`, { body: give, staff: true });
  const take = (from: string | null) =>
    site.send("PATCH", `/api/admin/safety-requests/${id}/assignee`, {
      body: { take: true, from },
      staff: true,
    });
  expect((await (await take(null)).json()).assignee).toBe(staffLogin.email);
  expect((await take(null)).status).toBe(409);
});

test("whoever takes a held one in hand has looked: it is released", async () => {
  const id = await asked({ trap: "x" });
  expect(await (await change(id, { status: "in_hand" })).json()).toMatchObject({ heldReason: null });
  expect((await change(999_999, { status: "closed" })).status).toBe(404);
  const unknown = await site.send("GET", "/api/admin/safety-requests/999999/history", { staff: true });
  expect(unknown.status).toBe(404);
});

test("on the day's page calls for help stand before everything, emergencies first of all", async () => {
  await site.send("POST", "/api/leads", { body: { name: "Lead", email: "lead@example.com" } });
  await asked({ name: "Normal", urgency: "normal" });
  await asked({ name: "Emergency" });
  await asked({ name: "Held", trap: "x" });
  const queue = await site.read("/api/admin/queue");
  expect(queue.slice(0, 2)).toMatchObject([
    { kind: "safety", name: "Emergency", group: "safety", urgency: "asap" },
    { kind: "safety", name: "Normal", group: "safety", urgency: "standard" },
  ]);
  expect(queue.map(({ name }: { name: string }) => name)).not.toContain("Held");
  const today = await site.read("/api/admin/today");
  expect([today.queue.safety, today.waiting.markedSafety]).toEqual([2, 1]);
  const [first] = await db().select().from(safetyRequest).where(eq(safetyRequest.name, "Emergency"));
  const id = first?.id ?? 0;
  const states = async () =>
    ((await site.read("/api/admin/queue")) as Record<string, string>[])
      .filter(({ kind }) => kind === "safety")
      .map(({ name, group, reachedAt }) => [name, group, reachedAt !== null]);
  // In hand is not reached: it waits on, and its clock runs.
  await change(id, { status: "in_hand" });
  expect(await states()).toEqual([
    ["Emergency", "safety", false],
    ["Normal", "safety", false],
  ]);
  // Reached is not closed: it stays on the day's list until it is.
  await change(id, { status: "in_hand", reached: true });
  expect(await states()).toEqual([
    ["Normal", "safety", false],
    ["Emergency", "safety", true],
  ]);
  const counted = await site.read("/api/admin/today");
  expect(counted.queue.safety).toBe(2);
  await change(id, { status: "closed" });
  expect(await states()).toEqual([["Normal", "safety", false]]);
});

test("staff find a request by its words, accents aside, and by the phone number, however it was written", async () => {
  await asked();
  const id = await asked({ name: jose.name, contact: jose.phone });
  await expectFound(site, "/api/admin/safety-requests", id, { phone: true });
});
