import { beforeAll, expect, test } from "vitest";
import { linkWaiting } from "#app/staff/people/server/waiting.server.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Found } from "../contract.ts";

const site = openSite();
const find = async (q: string) => {
  const { found } = (await site.read(`/api/admin/find?${new URLSearchParams({ q })}`)) as { found: Found[] };
  return found;
};
const named = async (q: string) => (await find(q)).map(({ kind, name, isNear }) => [kind, name, isNear]);

let reference = "";
beforeAll(async () => {
  const { vendorId } = await listedVendor(site);
  const customer = { customerName: "Patricia Ostrander", customerEmail: "patricia@example.com" };
  const { id } = await bookedAt(site, vendorId, customer);
  ({ reference } = (await site.read(`/api/admin/bookings/${id}`)) as { reference: string });
  for (const [path, body] of [
    ["/api/leads", { name: "Patricia Ostrander", email: "patricia@example.com", phone: "+1 614 555 0142" }],
    ["/api/leads", { name: "Tomás Echevarría", email: "tomas@example.com" }],
    [
      "/api/contact",
      { name: "Neil Ostrander", email: "neil@example.com", subject: "Clinics", message: "Where?" },
    ],
    ["/api/safety-requests", { name: "Kevin Ortega", details: "Wallet gone", contact: "809 555 0143" }],
  ] as const)
    expect((await site.send("POST", path, { body })).status).toBe(201);
  const walter = { name: "Walter Quintanilla", email: "", phone: "829 555 0188", locale: "en", town: "" };
  expect((await site.send("POST", "/api/admin/people", { body: walter, staff: true })).status).toBe(201);
  await linkWaiting();
}, 120_000);

test("a name finds a person once, and their records of every kind; accents and case do not matter", async () => {
  expect(await named("ostrander")).toEqual([
    ["person", "Neil Ostrander", false],
    ["person", "Patricia Ostrander", false],
    ["lead", "Patricia Ostrander", false],
    ["booking", "Patricia Ostrander", false],
    ["contact_message", "Neil Ostrander", false],
  ]);
  expect(await named("ECHEVARRIA")).toEqual([
    ["person", "Tomás Echevarría", false],
    ["lead", "Tomás Echevarría", false],
  ]);
});

test("an address, a phone in another form and a reference find theirs", async () => {
  expect(await named("neil@example.com")).toEqual([
    ["person", "Neil Ostrander", false],
    ["contact_message", "Neil Ostrander", false],
  ]);
  expect(await named("(614) 555-0142")).toContainEqual(["lead", "Patricia Ostrander", false]);
  expect(await named(reference)).toEqual([["booking", "Patricia Ostrander", false]]);
  expect(await named("8095550143")).toEqual([
    ["person", "Kevin Ortega", false],
    ["safety_request", "Kevin Ortega", false],
  ]);
});

test("whom staff wrote down is found without any record: by name, number, and a name typed wrong", async () => {
  const isNear = [true, false];
  for (const typed of ["quintanilla", "(829) 555-0188", "8295550188", "Quintanila", "walter quintnailla"])
    expect(await find(typed), typed).toEqual([
      {
        ...{ kind: "person", id: expect.any(Number), name: "Walter Quintanilla", detail: "+18295550188" },
        isNear: isNear[typed.toLowerCase().includes("quint") && typed !== "quintanilla" ? 0 : 1],
      },
    ]);
});

test.each([
  ["Ostrender", "Patricia Ostrander"],
  ["ostrendr", "Patricia Ostrander"],
  ["Patrica Ostrandr", "Patricia Ostrander"],
  ["Echeverria", "Tomás Echevarría"],
  ["ehcevarria", "Tomás Echevarría"],
])("%s is near to %s", async (typed, name) => {
  const found = await find(typed);
  expect(found.map((one) => [one.name, one.isNear])).toContainEqual([name, true]);
});

test("who is like nobody finds nothing, and neither does a blank or a sign of the search", async () => {
  for (const typed of ["zzzzzzzz", "%", "___", "' or 1=1 --"]) expect(await find(typed), typed).toEqual([]);
  expect(await site.read("/api/admin/find")).toEqual({ found: [] });
});

test("only staff search", async () => {
  expect((await site.send("GET", "/api/admin/find?q=ostrander")).status).toBe(401);
});
