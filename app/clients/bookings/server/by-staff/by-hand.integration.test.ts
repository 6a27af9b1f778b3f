import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openBookingSite } from "../../../../../tests/support/booking-site.ts";
import { bookingDay } from "../../../../../tests/support/records/booking.ts";

const { site, vendor, letterNames } = openBookingSite();

const create = (body: object = {}, language = "en") =>
  site.send("POST", "/api/admin/bookings", {
    body: {
      ...{ vendorId: vendor.vendorId, serviceRequested: "Other Service", day: bookingDay },
      ...{ preferredTime: "10:00 AM", customerName: "Don Ramón", customerEmail: "", locale: "es" },
      ...{ customerPhone: "809 555 0142", town: "Sosúa", message: "", source: "in_person", answered: true },
      ...body,
    },
    headers: { "Accept-Language": language },
    staff: true,
  });
const requestsOf = (id: number) =>
  db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `vendor-request:${id}`));

test("a booking by somebody at the door: a number is enough, the vendor is asked, its history says who wrote it down", async () => {
  const answer = await create();
  expect(answer.status).toBe(201);
  const written = await answer.json();
  expect(written).toMatchObject({
    customerName: "Don Ramón",
    customerPhone: "+18095550142",
    customerEmail: "",
    preferredDate: `${bookingDay}T14:00:00.000Z`,
    town: "Sosúa",
    status: "pending",
    due: "answered",
    source: "in_person",
  });
  expect((await requestsOf(written.id)).map(({ recipient }) => recipient)).toEqual([vendor.email]);
  const history = await site.read(`/api/admin/bookings/${written.id}/history`);
  expect(history.map(({ kind, name }: Record<string, string>) => [kind, name])).toEqual([
    ["contacted", "Ana"],
    ["written_down", "Ana"],
  ]);
});

test("the receipt goes out only where it is ticked and there is an address; its link opens the booking", async () => {
  await create({ customerEmail: "unticked@example.com" });
  expect(await letterNames("unticked@example.com")).toEqual([]);
  const { id } = await (
    await create({ customerEmail: "ticked@example.com", receipt: true, preferredTime: "" })
  ).json();
  expect(await letterNames("ticked@example.com")).toEqual(["booking_receipt"]);
  const { preferredTime } = await site.read(`/api/admin/bookings/${id}`);
  expect(preferredTime).toBe("");
});

test.each([
  ["customerName", { customerName: "" }],
  ["customerEmail", { customerEmail: "", customerPhone: "" }],
  ["customerPhone", { customerPhone: "12" }],
  ["day", { day: "2020-01-01" }],
  ["preferredTime", { preferredTime: "3:17 AM" }],
  ["serviceRequested", { serviceRequested: "Wedding cakes" }],
  ["source", { source: "site" }],
])("a wrong %s is named, and nothing is kept", async (field, wrong) => {
  const before = await db().$count(outbox);
  const refused = await create(wrong, "es");
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, [field]]);
  expect(await db().$count(outbox)).toBe(before);
});
