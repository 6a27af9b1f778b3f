import { desc, eq } from "drizzle-orm";
import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { booking, bookingEvent } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead, leadStatusChange, sale } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { chatMessage, chatSession } from "#app/support/chat/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { makeRecords } from "../../../../tests/support/calls/every-call.ts";
import { copies } from "../../../../tests/support/calls/list-cases/list-case.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Report } from "../contract.ts";

const site = openSite();

/** A moment of Santo Domingo in words of its clock: "2026-12-31 23:30". */
const at = (clock: string) => new Date(`${clock.replace(" ", "T")}:00-04:00`);
const reportOf = async (from: string, to: string): Promise<Report> =>
  (await site.send("GET", `/api/admin/report?from=${from}&to=${to}`, { staff: true })).json();

const idOf = (ids: number[]) => ids[0] ?? 0;
type LeadStep = [when: string, by: string, from: string, to: string];

/** A lead with its history of moves; the last one is where it stands. */
async function leadWith(created: string, steps: LeadStep[], more: object = {}): Promise<number> {
  const status = steps.at(-1)?.[3] ?? "new";
  const first = steps.find(([, , , to]) => to !== "closed" && to !== "new");
  const firstAnsweredAt = first && status !== "new" ? at(first[0]) : null;
  const id = idOf(
    await copies(lead, 1, () => ({
      createdAt: at(created),
      status,
      firstAnsweredAt,
      heldReason: null,
      ...more,
    })),
  );
  for (const [when, by, from, to] of steps)
    await db()
      .insert(leadStatusChange)
      .values({ leadId: id, at: at(when), by, from: from as "new", to: to as "new" });
  return id;
}

const bookingOf = (created: string, more: object = {}) =>
  copies(booking, 1, () => ({
    createdAt: at(created),
    waitsSince: at(created),
    tokenHash: `${created}${Math.random()}`,
    status: "pending",
    answeredAt: null,
    heldReason: null,
    ...more,
  }));

// All of it lies in the last days of 2019 and the first of 2020, where the site's own records are not.
beforeAll(async () => {
  await makeRecords(site);
  // Answered after 2 hours by Ana; moved twice, and then closed as a customer: it counts once, as converted.
  const converted = await leadWith("2019-12-30 08:00", [
    ["2019-12-30 10:00", "Ana", "new", "contacted"],
    ["2019-12-31 09:00", "Leo", "contacted", "qualified"],
    ["2019-12-31 12:00", "Leo", "qualified", "contacted"],
    ["2020-01-01 09:00", "Leo", "contacted", "converted"],
    ["2020-01-02 09:00", "Leo", "converted", "closed"],
  ]);
  // Answered late, after 30 hours, by Leo; the step to qualified was a slip that was taken back.
  await leadWith("2019-12-31 23:30", [
    ["2020-01-02 05:30", "Leo", "new", "contacted"],
    ["2020-01-02 06:00", "Leo", "contacted", "qualified"],
    ["2020-01-02 06:01", "Leo", "qualified", "contacted"],
  ]);
  // The first minute of the year, never answered: late. And one closed without an answer.
  await leadWith("2020-01-01 00:00", []);
  await leadWith("2020-01-02 09:00", [["2020-01-02 10:00", "Leo", "new", "closed"]]);
  // Suspected spam, and the minute before and after the days: none counts.
  await leadWith("2020-01-01 12:00", [], { heldReason: "trap" });
  await leadWith("2019-12-29 23:59", []);
  await leadWith("2020-01-06 00:00", []);
  const sold = { leadId: converted, by: "Leo", createdAt: at("2020-01-01 09:00") };
  await db()
    .insert(sale)
    .values([
      { ...sold, package: "royal", priceCents: 499_700, currency: "USD", soldAt: at("2020-01-05 00:00") },
      {
        ...sold,
        leadId: null,
        package: "royal",
        priceCents: 30_000_050,
        currency: "DOP",
        soldAt: at("2019-12-30 00:00"),
      },
      {
        ...sold,
        leadId: null,
        package: "elite",
        priceCents: 1,
        currency: "USD",
        soldAt: at("2020-01-06 00:00"),
      },
      {
        ...sold,
        leadId: null,
        package: "elite",
        priceCents: 5,
        currency: "USD",
        soldAt: at("2020-01-02 00:00"),
        takenBackAt: at("2020-01-03 00:00"),
      },
    ]);
  await fillBookings();
  await fillSupport();
});

async function fillBookings(): Promise<void> {
  const [first] = await db().select().from(booking).limit(1);
  const vendorName = first?.vendorName ?? "";
  const done = idOf(
    await bookingOf("2019-12-30 08:00", {
      ...{ status: "completed", answeredAt: at("2019-12-30 12:00"), estimatedCents: 10_000, vendorName },
      ...{ agreedCents: 12_000, agreedCurrency: "USD", finalCents: 600_000, finalCurrency: "DOP" },
      ...{ commissionCents: 60_000, commissionCurrency: "DOP", commissionPaidOn: "2020-01-04" },
    }),
  );
  await db()
    .insert(bookingEvent)
    .values(
      // One act may write two entries: it is one answer.
      ["status", "details"].map((kind) => ({
        ...{
          bookingId: done,
          at: at("2019-12-30 12:00"),
          kind: kind as "status",
          by: "staff" as const,
          name: "Ana",
        },
      })),
    );
  await bookingOf("2020-01-03 08:00", { agreedCents: 5_000, agreedCurrency: "USD", commissionCents: 500 });
  await bookingOf("2020-01-03 09:00", {
    status: "cancelled",
    noShow: "vendor",
    agreedCents: 77_700,
    agreedCurrency: "USD",
  });
  await bookingOf("2020-01-03 10:00", { status: "cancelled", noShow: "customer" });
  await bookingOf("2020-01-03 11:00", { heldReason: "trap" });
}

async function fillSupport(): Promise<void> {
  await copies(contactMessage, 1, () => ({
    createdAt: at("2020-01-01 08:00"),
    answeredAt: at("2020-01-01 09:00"),
    answeredBy: "Ana",
    heldReason: null,
  }));
  const session = async (created: string) =>
    idOf(
      await copies(chatSession, 1, () => ({
        createdAt: at(created),
        tokenHash: created,
        linkHash: null,
        waitingSince: null,
      })),
    );
  const say = (sessionId: number, clock: string, author: "visitor" | "assistant" | "staff", by = "") =>
    db()
      .insert(chatMessage)
      .values({ sessionId, author, by, locale: "en", text: "m", createdAt: at(clock) });
  // The assistant answers; the second question is answered by Leo after 20 minutes.
  const both = await session("2020-01-01 10:00");
  await say(both, "2020-01-01 10:00", "visitor");
  await say(both, "2020-01-01 10:01", "assistant");
  await say(both, "2020-01-01 10:10", "visitor");
  await say(both, "2020-01-01 10:15", "visitor");
  await say(both, "2020-01-01 10:30", "staff", "Leo");
  const alone = await session("2020-01-01 11:00");
  await say(alone, "2020-01-01 11:00", "visitor");
  await say(alone, "2020-01-01 11:01", "assistant");
  const unanswered = await session("2020-01-01 12:00");
  await say(unanswered, "2020-01-01 12:00", "visitor");
  await session("2020-01-01 13:00");
  const calls = [
    ["urgent", "08:00", "08:10"],
    ["urgent", "09:00", "09:30"],
    ["urgent", "10:00", null],
  ] as const;
  for (const [urgency, from, reached] of calls)
    await copies(safetyRequest, 1, () => ({
      urgency,
      deliveryHash: `${from}`,
      createdAt: at(`2020-01-01 ${from}`),
      dueAt: new Date(at(`2020-01-01 ${from}`).getTime() + 15 * 60_000),
      answeredAt: reached && at(`2020-01-01 ${reached}`),
      heldReason: null,
    }));
}

test("the week over the year's end, counted by hand", async () => {
  const { tables, from, to } = await reportOf("2019-12-30", "2020-01-05");
  expect([from, to]).toEqual(["2019-12-30", "2020-01-05"]);
  expect(tables.answersByChannel).toEqual([
    // Of four, two were answered (after 2 and 30 hours), one is late, one was closed.
    {
      channel: "lead",
      received: 4,
      answered: 2,
      within: 1,
      late: 1,
      unanswered: 1,
      share: 1 / 3,
      median: 960,
      p90: 1632,
    },
    {
      channel: "booking",
      received: 4,
      answered: 1,
      within: 1,
      late: 1,
      unanswered: 2,
      share: 1 / 2,
      median: 240,
      p90: 240,
    },
    {
      channel: "message",
      received: 1,
      answered: 1,
      within: 1,
      late: 0,
      unanswered: 0,
      share: 1,
      median: 60,
      p90: 60,
    },
    {
      channel: "chat",
      received: 1,
      answered: 1,
      within: 1,
      late: 0,
      unanswered: 0,
      share: 1,
      median: 20,
      p90: 20,
    },
  ]);
  expect(tables.answersByColleague).toEqual([
    { colleague: "Ana", answered: 3, within: 3, share: 1, median: 120, p90: 216 },
    { colleague: "Leo", answered: 2, within: 1, share: 1 / 2, median: 910, p90: 1622 },
  ]);
  expect(tables.funnel.map(({ stage, leads }) => [stage, leads])).toEqual([
    ["new", 4],
    ["contacted", 2],
    ["qualified", 1],
    ["converted", 1],
  ]);
  expect(tables.leadsByWeek).toEqual([{ week: "2019-12-30", received: 4, converted: 1, sales: 2 }]);
  expect(tables.salesByPackage).toEqual([
    { package: "explorer", sales: 0, usd: 0, dop: 0 },
    { package: "royal", sales: 2, usd: 499_700, dop: 30_000_050 },
    { package: "elite", sales: 0, usd: 0, dop: 0 },
  ]);
  expect(tables.bookingsByStatus.map(({ status, bookings }) => [status, bookings])).toEqual([
    ["pending", 1],
    ["confirmed", 0],
    ["in-progress", 0],
    ["completed", 1],
    ["cancelled", 0],
    ["customerNoShow", 1],
    ["vendorNoShow", 1],
  ]);
  expect(tables.bookingsByStatus.reduce((sum, { share }) => sum + Number(share), 0)).toBe(1);
  expect(tables.bookingsByWeek).toEqual([{ week: "2019-12-30", received: 4, cancelled: 0, noShows: 2 }]);
  expect(tables.bookingsByVendor).toMatchObject([
    {
      received: 4,
      completed: 1,
      cancelled: 0,
      noShows: 2,
      priceUsd: 5_000,
      priceDop: 600_000,
      commissionUsd: 500,
      commissionDop: 60_000,
    },
  ]);
  expect(tables.money).toEqual([
    { amount: "estimated", bookings: 1, usd: 10_000, dop: 0 },
    { amount: "agreed", bookings: 2, usd: 17_000, dop: 0 },
    { amount: "final", bookings: 1, usd: 0, dop: 600_000 },
    { amount: "commission", bookings: 2, usd: 500, dop: 60_000 },
    { amount: "commissionPaid", bookings: 1, usd: 0, dop: 60_000 },
  ]);
  expect(tables.chats.map(({ answeredBy, chats }) => [answeredBy, chats])).toEqual([
    ["assistant", 1],
    ["person", 1],
    ["nobody", 1],
  ]);
  expect(tables.safety[1]).toEqual({
    urgency: "urgent",
    received: 3,
    reached: 2,
    inTime: 1,
    share: 1 / 3,
    median: 20,
    p90: 28,
  });
});

test("a month's and a year's end cut the week in two, and each part has its Monday", async () => {
  const december = (await reportOf("2019-12-01", "2019-12-31")).tables;
  const january = (await reportOf("2020-01-01", "2020-01-31")).tables;
  const last = december.leadsByWeek.slice(-2);
  // 29 December is a Sunday: the week before.
  expect(last.map(({ week, received }) => [week, received])).toEqual([
    ["2019-12-23", 1],
    ["2019-12-30", 2],
  ]);
  expect(january.leadsByWeek.slice(0, 2).map(({ week, received, sales }) => [week, received, sales])).toEqual(
    [
      ["2019-12-30", 2, 1],
      ["2020-01-06", 1, 1],
    ],
  );
  expect(december.salesByPackage[1]).toMatchObject({ usd: 0, dop: 30_000_050 });
});

test("each table is a CSV file of its own, and its export is in the audit log", async () => {
  const answer = await site.send(
    "GET",
    "/api/admin/report.csv?table=salesByPackage&from=2019-12-30&to=2020-01-05",
    {
      staff: true,
    },
  );
  expect(answer.headers.get("content-disposition")).toContain(
    "arribo-salesByPackage-2019-12-30-2020-01-05.csv",
  );
  const { data } = Papa.parse<string[]>(await answer.text(), { skipEmptyLines: true });
  expect(data).toEqual([
    ["package", "sales", "usd", "dop"],
    ["explorer", "0", "0", "0"],
    ["royal", "2", "4997", "300000.50"],
    ["elite", "0", "0", "0"],
  ]);
  const [line] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, "figures.export"))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(line).toMatchObject({
    by: "Ana",
    subjectId: 0,
    detail: { table: "salesByPackage", from: "2019-12-30", to: "2020-01-05" },
  });
});
