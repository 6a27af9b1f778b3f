import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { calculateDueAt } from "#app/clients/bookings/rules/due.ts";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { db, rawPool } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { apply } from "../../../../tests/support/records/local-vendor.ts";
import { listedVendor, registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import { type QueueItem, queueGroups, type Today, type WaitingCounts } from "../contract.ts";
import { selectAppointments } from "./today.server.ts";

const site = openSite();
const hour = 3_600_000;
let vendorId = 0;
beforeAll(async () => {
  ({ vendorId } = await listedVendor(site));
});

const queue = async (query = "") => {
  return (await site.read(`/api/admin/queue?limit=100&${query}`)) as QueueItem[];
};
const linked = (answer: Response, rel: "next" | "prev") =>
  new RegExp(`<([^>]*)>;\\s*rel="${rel}"`).exec(answer.headers.get("link") ?? "")?.[1] ?? "";
const named = async (query = "") => (await queue(query)).map(({ name, group }) => [name, group]);
const today = async () => (await site.read("/api/admin/today")) as Today;

async function leadOf(name: string, hoursAgo: number): Promise<number> {
  await site.send("POST", "/api/leads", { body: { name, email: `${name}@example.com`, package: "royal" } });
  const createdAt = new Date(Date.now() - hoursAgo * hour);
  const [row] = await db().update(lead).set({ createdAt }).where(eq(lead.name, name)).returning();
  return row?.id ?? 0;
}

async function bookingOf(customerName: string, urgency: string, dueIn: number) {
  const booked = await bookedAt(site, vendorId, { customerName, urgency });
  const dueAt = new Date(Date.now() + dueIn * hour);
  await db().update(booking).set({ dueAt }).where(eq(booking.id, booked.id));
  return booked;
}

test("the sidebar counts who waits on each screen, and no longer whoever was answered", async () => {
  const waiting = async () => (await site.read("/api/admin/waiting")) as WaitingCounts;
  const before = await waiting();
  const id = await leadOf("Waits-in-sidebar", 1);
  const after = await waiting();
  // Receipts and notices wait too: there is no mail service.
  const { letters } = after;
  expect(after).toEqual({ ...before, letters, today: before.today + 1, leads: before.leads + 1 });
  expect(after.today).toBe((await today()).queue.all);
  await site.send("PATCH", `/api/admin/leads/${id}/status`, { body: { status: "contacted" }, staff: true });
  expect((await waiting()).leads).toBe(before.leads);
});

test("leads and bookings stand in one order: emergencies, then the soonest due; answered ones are gone", async () => {
  const answered = await leadOf("Answered", 30);
  await site.send("PATCH", `/api/admin/leads/${answered}/status`, {
    body: { status: "contacted" },
    staff: true,
  });
  await site.send("POST", "/api/leads", {
    body: { name: "Robot", email: "robot@example.com", trap: "x" },
  });
  await leadOf("Lead-late", 30);
  await bookingOf("Booking later", "urgent", -2);
  await bookingOf("Emergency", "asap", 1.9);
  await bookingOf("Urgent soon", "urgent", 1.5);
  await bookingOf("Standard soon", "standard", 5.5);
  await leadOf("Lead-new", 2);
  await bookingOf("Urgent new", "urgent", 6.5);
  expect(await named()).toEqual([
    ["Emergency", "emergency"],
    ["Lead-late", "late"],
    ["Booking later", "late"],
    ["Urgent soon", "soon"],
    ["Standard soon", "soon"],
    ["Urgent new", "new"],
    ["Lead-new", "new"],
  ]);
  expect(await named("show=soon")).toEqual([
    ["Urgent soon", "soon"],
    ["Standard soon", "soon"],
  ]);
  const { queue: counts, waiting } = await today();
  const none = Object.fromEntries(queueGroups.map((group) => [group, 0]));
  expect(counts).toEqual({
    ...none,
    ...{ emergency: 1, late: 2, soon: 2, new: 2 },
    ...{ all: 7, unassigned: 7, mine: 0 },
  });
  expect(waiting.heldLeads).toBe(1);
  const first = await site.send("GET", "/api/admin/queue?limit=3", { staff: true });
  const second = await site.send("GET", linked(first, "next"), { staff: true });
  expect(((await second.json()) as QueueItem[]).map((one) => one.name)).toEqual([
    "Urgent soon",
    "Standard soon",
    "Urgent new",
  ]);
  expect(second.headers.get("x-total-count")).toBe("7");
  const third = await site.send("GET", linked(second, "next"), { staff: true });
  expect(((await third.json()) as QueueItem[]).map((one) => one.name)).toEqual(["Lead-new"]);
  expect(await site.read(linked(second, "prev"))).toEqual(await first.json());
});

test("who takes a lead or a booking has it, and the slower colleague is told", async () => {
  const leadId = await leadOf("To-take", 1);
  const { id } = await bookingOf("To take too", "standard", 20);
  for (const path of [`/api/admin/leads/${leadId}/assignee`, `/api/admin/bookings/${id}/assignee`]) {
    const assign = (body: object) => site.send("PATCH", path, { body, staff: true });
    expect((await (await assign({ take: true, from: null })).json()).assignee).toBe(staffLogin.email);
    expect((await assign({ take: true, from: null })).status).toBe(409);
    expect((await assign({ take: false, from: "somebody@example.com" })).status).toBe(409);
  }
  expect((await named("who=mine")).map(([name]) => name).toSorted()).toEqual(["To take too", "To-take"]);
  expect((await today()).queue.mine).toBe(2);
  expect((await named("who=unassigned")).map(([name]) => name)).not.toContain("To-take");
  const back = { body: { take: false, from: staffLogin.email }, staff: true };
  await site.send("PATCH", `/api/admin/leads/${leadId}/assignee`, back);
  expect((await today()).queue.mine).toBe(1);
});

test("who asks for another time waits for us again, from then on", async () => {
  const { id, token } = await bookingOf("Another time", "urgent", -3);
  const body = { status: "confirmed" };
  await site.send("PUT", `/api/bookings/${id}/status`, { body, staff: true });
  expect((await queue()).some((one) => one.name === "Another time")).toBe(false);
  const day = new Date(Date.now() + 9 * 24 * hour).toISOString().slice(0, 10);
  const proposal = { preferredDate: `${day}T15:00:00-04:00`, preferredTime: "3:00 PM" };
  const asked = new Date();
  await site.send("POST", `/api/bookings/track/${token}/proposal`, { body: proposal });
  const item = (await queue()).find((one) => one.name === "Another time");
  expect(item).toMatchObject({ asksForTime: true, group: "new", kind: "booking" });
  const dueAt = new Date(item?.dueAt ?? "");
  const { chatHours } = operator();
  expect([
    +calculateDueAt(asked, "urgent", chatHours) <= +dueAt,
    dueAt <= calculateDueAt(new Date(), "urgent", chatHours),
  ]).toEqual([true, true]);
  const accept = { ...body, proposal: "accept" };
  await site.send("PUT", `/api/bookings/${id}/status`, { body: accept, staff: true });
  expect((await queue()).some((one) => one.name === "Another time")).toBe(false);
});

test("past the last page the number is still told", async () => {
  const { queue: counts } = await today();
  const last = ["n", Date.now(), queueGroups.length, Date.now() + 1e10, "zz", 1];
  const cursor = Buffer.from(JSON.stringify(last)).toString("base64url");
  const beyond = await site.send("GET", `/api/admin/queue?cursor=${cursor}`, { staff: true });
  expect([await beyond.json(), beyond.headers.get("x-total-count")]).toEqual([[], String(counts.all)]);
});

test("today's appointments are Santo Domingo's, earliest first, without cancelled ones", async () => {
  const at = async (customerName: string, preferredAt: Date, status: "confirmed" | "cancelled") => {
    const { id } = await bookedAt(site, vendorId, { customerName });
    await db().update(booking).set({ preferredAt, status }).where(eq(booking.id, id));
  };
  const midnight = new Date(`${new Date(Date.now() - 4 * hour).toISOString().slice(0, 10)}T00:00:00-04:00`);
  const on = (hours: number) => new Date(midnight.getTime() + hours * hour);
  await at("Last", on(23.9), "confirmed");
  await at("First", on(0), "confirmed");
  await at("Cancelled", on(12), "cancelled");
  await at("Yesterday", on(-0.1), "confirmed");
  await at("Tomorrow", on(24), "confirmed");
  const few = await today();
  expect(few.appointments.map((one) => one.customerName)).toEqual(["First", "Last"]);
  expect(few.moreAppointments).toBe(0);
  const [first] = await db().select().from(booking).where(eq(booking.customerName, "First"));
  if (!first) throw new Error("there is no appointment to copy");
  const { id: _, ...row } = first;
  await db()
    .insert(booking)
    .values(Array.from({ length: 101 }, () => ({ ...row, ...newLinkToken().stored })));
  const many = await today();
  expect([many.appointments.length, many.moreAppointments]).toEqual([100, 3]);
});

test("what else waits for somebody's hand is counted", async () => {
  const before = (await today()).waiting;
  await site.send("POST", "/api/contact", {
    body: { name: "Joan", email: "joan@example.com", message: "Hello" },
  });
  await registerVendor(site);
  await site.send("POST", `/api/vendors/${vendorId}/report`, { body: { reason: "wrong" } });
  for (const details of ["one", "two", "three"])
    await site.send("POST", "/api/flag-incidents", {
      body: { vendorId, pattern: "phone", details },
      staff: true,
    });
  const after = (await today()).waiting;
  expect(after).toEqual({
    ...before,
    messages: before.messages + 1,
    vendors: before.vendors + 1,
    reports: before.reports + 1,
    suspensions: before.suspensions + 1,
    letters: after.letters,
  });
  expect(after.letters).toBeGreaterThan(before.letters);
});

test("who is expected today is found by the index of appointments", async () => {
  const { sql: text, params } = selectAppointments(db(), new Date()).toSQL();
  const client = await rawPool().connect();
  try {
    // With few rows PostgreSQL would prefer a sequential scan.
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query(`explain ${text}`, params);
    expect(JSON.stringify(rows)).toContain("booking_appointment");
  } finally {
    client.release(true);
  }
});

test("local vendors are counted as the link beside the figure lists them", async () => {
  await apply(site);
  const reviewed = await apply(site);
  await site.send("PATCH", `/api/admin/dominican-vendors/${reviewed}`, {
    body: { status: "en_revision" },
    staff: true,
  });
  const list = await site.send("GET", "/api/admin/dominican-vendors?status=pendiente", { staff: true });
  expect((await today()).waiting.localVendors).toBe(Number(list.headers.get("X-Total-Count")));
});

test("of many thousands who wait a page is read by the deadlines' indexes, and counting ends at two hundred", async () => {
  await db().execute(sql`insert into lead (name, email, phone, message, reference, locale, created_at)
    select 'Crowd ' || n, 'crowd@example.com', '', '', 'C' || n, 'en', now() - n * interval '1 second'
    from generate_series(1, 6000) n`);
  await db().execute(sql`analyze lead`);
  const answer = await site.send("GET", "/api/admin/queue?limit=50", { staff: true });
  expect(answer.headers.get("X-Total-Count")).toBe(String(mostFound));
  expect((await today()).queue).toMatchObject({
    all: mostFound,
    new: mostFound,
    unassigned: mostFound,
  });
  const pages = [await answer.json()] as QueueItem[][];
  for (let next = linked(answer, "next"); next && pages.length < 4; ) {
    const page = await site.send("GET", next, { staff: true });
    pages.push((await page.json()) as QueueItem[]);
    next = linked(page, "next");
  }
  const dues = pages
    .flat()
    .filter(({ group }) => group === "new")
    .map(({ dueAt }) => dueAt);
  expect(dues.length).toBeGreaterThan(50);
  expect(dues).toEqual(dues.toSorted());
  expect(new Set(pages.flat().map(({ kind, id }) => `${kind} ${id}`)).size).toBe(200);
});
