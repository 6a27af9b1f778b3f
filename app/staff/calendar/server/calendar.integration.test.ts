import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { planningCall } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { addDays } from "#platform/i18n/calendar-days.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { makeRecords } from "../../../../tests/support/calls/every-call.ts";
import { copies } from "../../../../tests/support/calls/list-cases/list-case.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Calendar } from "../contract.ts";

const site = openSite();
// Far from the records that every site of a test begins with.
const monday = "2031-12-29";
const at = (day: string, time: string) => new Date(momentInSantoDomingo(day, time));
const read = async (query: string): Promise<Calendar> =>
  (await site.send("GET", `/api/admin/calendar?${query}`, { staff: true })).json();

const bookingOn = (day: string, time: string, more: object = {}) =>
  copies(booking, 1, () => ({
    tokenHash: `${day} ${time} ${JSON.stringify(more)}`,
    preferredAt: at(day, time),
    preferredTime: time === "09:00" ? "" : "1:00 PM",
    status: "confirmed",
    heldReason: null,
    assignee: null,
    town: "Sosúa",
    ...more,
  }));

beforeAll(async () => {
  await makeRecords(site);
  await bookingOn(monday, "23:30", { customerName: "Last hour", assignee: "leo@example.com" });
  await bookingOn(addDays(monday, 1), "13:00", { customerName: "At one" });
  await bookingOn(addDays(monday, 1), "09:00", { customerName: "Some time" });
  await bookingOn(addDays(monday, 1), "13:00", { customerName: "Cancelled", status: "cancelled" });
  await bookingOn(addDays(monday, 1), "13:00", { customerName: "Held", heldReason: "trap" });
  await bookingOn(addDays(monday, 7), "13:00", { customerName: "Next week" });
  await db()
    .update(planningCall)
    .set({ startsAt: at("2032-01-04", "10:00") });
});

const week = `from=${monday}&to=${addDays(monday, 6)}`;

test("a week over the year's end: by day, then what has no hour, then by time; no cancelled and no held ones", async () => {
  const { entries, isCut, vendors, assignees } = await read(week);
  expect(entries.map(({ kind, customer, hasHour }) => [kind, customer, hasHour])).toEqual([
    ["booking", "Last hour", true],
    ["booking", "Some time", false],
    ["booking", "At one", true],
    ["call", "N", true],
  ]);
  expect([isCut, vendors.length, assignees]).toEqual([false, 1, ["leo@example.com"]]);
});

test("by vendor and by colleague; who is there to choose stays", async () => {
  const mine = await read(`${week}&assignee=leo@example.com`);
  expect([mine.entries.map(({ customer }) => customer), mine.assignees]).toEqual([
    ["Last hour"],
    ["leo@example.com"],
  ]);
  const [vendor] = (await read(week)).vendors;
  expect((await read(`${week}&vendorId=${vendor?.id}`)).entries).toHaveLength(3);
  expect((await read(`${week}&vendorId=999999`)).entries).toEqual([]);
});

test("more than six weeks, and days in reverse, are refused", async () => {
  for (const days of [`from=${monday}&to=${addDays(monday, 42)}`, `from=${monday}&to=${addDays(monday, -1)}`])
    expect((await site.send("GET", `/api/admin/calendar?${days}`, { staff: true })).status).toBe(400);
});

test("the list of bookings is filtered by the appointment's day in Santo Domingo", async () => {
  const list = async (query: string) =>
    (
      (await (await site.send("GET", `/api/bookings?${query}`, { staff: true })).json()) as {
        customerName: string;
      }[]
    )
      .map(({ customerName }) => customerName)
      .toSorted();
  // 23:30 is the next day in UTC.
  expect(await list(`from=${monday}&to=${monday}`)).toEqual(["Last hour"]);
  expect(await list(`from=${addDays(monday, 1)}&to=${addDays(monday, 1)}`)).toEqual([
    "At one",
    "Cancelled",
    "Held",
    "Some time",
  ]);
});

const manage = async (method: string, body?: object) =>
  (await site.send(method, "/api/admin/calendar/address", { staff: true, ...(body && { body }) })).json();
const open = (url: string) => site.send("GET", new URL(url).pathname);

test("the address shows appointments without any contact; a new one ends the old, and it can be switched off", async () => {
  const soon = addDays(todayInSantoDomingo(), 3);
  const phone = "+18095550173";
  await bookingOn(soon, "13:00", {
    customerName: "Lisa Abrams",
    customerPhone: phone,
    customerEmail: "lisa@example.com",
  });
  const { url } = await manage("POST", {});
  expect(url).toMatch(/\/api\/calendar\/[\w-]{43}$/);
  const answer = await open(url);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, max-age=300",
  ]);
  const text = (await answer.text()).replaceAll(/\r\n[ \t]/g, "");
  expect(text).toMatch(/SUMMARY:.*Lisa/);
  expect(text).toContain("LOCATION:Sosúa");
  expect(text).not.toMatch(/Abrams|8095550173|@example\.com|Cancelled|Held/);
  expect((await manage("GET")).lastReadAt).not.toBeNull();
  const { url: renewed } = await manage("POST", { onlyMine: true });
  expect([(await open(url)).status, (await open(renewed)).status]).toEqual([404, 200]);
  expect(await (await open(renewed)).text()).not.toContain("Lisa");
  expect(await manage("DELETE")).toMatchObject({ isOn: false });
  expect((await open(renewed)).status).toBe(404);
  const acts = (await db().select({ act: auditLog.act }).from(auditLog).where(eq(auditLog.subject, "staff")))
    .map(({ act }) => act)
    .filter((act) => act.startsWith("staff.calendar"));
  expect(acts).toEqual(["staff.calendar_on", "staff.calendar_on", "staff.calendar_off"]);
});

test("it holds every appointment of 90 days back and 400 ahead, however many, and none beyond", async () => {
  const today = todayInSantoDomingo();
  const inside = [-90, 400].map((days) => addDays(today, days));
  const outside = [-91, 401].map((days) => addDays(today, days));
  for (const day of [...inside, ...outside]) await bookingOn(day, "13:00", { customerName: `On${day} X` });
  // More than a page at one and the same minute, and more than the 2,000 at which it once ended.
  for (const part of [1, 2, 3, 4])
    await copies(booking, 650, (index) => ({
      ...{
        tokenHash: `many ${part} ${index}`,
        preferredAt: at(addDays(today, 9), "13:00"),
        status: "confirmed",
      },
      ...{ heldReason: null, assignee: null, customerName: `Many${part}-${index} X` },
    }));
  const { url } = await manage("POST", {});
  const file = (await (await open(url)).text()).replaceAll(/\r\n[ \t]/g, "");
  const names = [...file.matchAll(/^SUMMARY:.*· (\w[\w-]*)\r?$/gm)].map(([, name]) => name);
  const many = new Set(names.filter((name) => name?.startsWith("Many")));
  expect([many.size, names.filter((name) => name?.startsWith("Many")).length]).toEqual([2_600, 2_600]);
  expect(names.filter((name) => name?.startsWith("On"))).toEqual(inside.map((day) => `On${day}`));
  expect(file.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  expect(file.match(/^BEGIN:VEVENT/gm)?.length).toBe(file.match(/^END:VEVENT/gm)?.length);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
});

test("it stops when its owner leaves the team, and one address is read so often only", async () => {
  const { url } = await manage("POST", {});
  await db()
    .update(authUser)
    .set({ role: "former" as "owner" });
  expect((await open(url)).status).toBe(404);
  await db().update(authUser).set({ role: "owner", disabledAt: new Date() });
  expect((await open(url)).status).toBe(404);
  await db().update(authUser).set({ disabledAt: null });
  enforceLimits(true);
  try {
    const from = (address: string) =>
      site.send("GET", new URL(url).pathname, { headers: { "X-Forwarded-For": address } });
    for (let reading = 0; reading < limits.calendar.points; reading += 1)
      expect((await from("203.0.113.40")).status).toBe(200);
    expect((await from("203.0.113.40")).status).toBe(429);
    expect((await from("203.0.113.41")).status).toBe(200);
  } finally {
    enforceLimits(false);
  }
});
