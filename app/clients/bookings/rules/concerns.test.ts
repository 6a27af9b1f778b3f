import { expect, test } from "vitest";
import { findConcerns } from "./concerns.ts";
import { futureSlots, isSlotPast } from "./preferred-moment.ts";

const vendor = {
  businessHours: { sunday: "Closed", wednesday: "8:00 AM - 12:00 PM" },
  availableDates: [],
  availableTimes: "",
  closures: [],
};
// A Tuesday, 2 in the afternoon in Santo Domingo.
const now = new Date("2027-03-30T18:00:00Z");

test.each([
  ["an ordinary time", { day: "2027-03-31", slot: "9:00 AM" }, []],
  ["the vendor's Sunday", { day: "2027-04-04", slot: "9:00 AM" }, ["away"]],
  ["an afternoon of a morning", { day: "2027-03-31", slot: "1:00 PM" }, ["outside"]],
  ["a whole day has no hour", { day: "2027-03-31", slot: "" }, []],
  ["both at once", { day: "2027-04-04", slot: "", contact: "zzz" }, ["away", "unreachable"]],
  ["no contact at all is said elsewhere", { day: "2027-03-31", slot: "", contact: "" }, []],
  ["a contact that reaches", { day: "2027-03-31", slot: "", contact: "WhatsApp 809 555 0142" }, []],
] as const)("%s", (_, input, concerns) =>
  expect(findConcerns(vendor, input).map(({ fit }) => fit)).toEqual(concerns),
);

test("of today only the hours ahead are offered, in Santo Domingo's time", () => {
  expect(futureSlots("2027-03-30", now)).toEqual(["3:00 PM", "4:00 PM", "5:00 PM"]);
  expect(["2027-03-31", "2027-03-29", ""].map((day) => futureSlots(day, now).length)).toEqual([9, 9, 9]);
  expect([isSlotPast("2027-03-30", "2:00 PM", now), isSlotPast("2027-03-29", "5:00 PM", now)]).toEqual([
    true,
    true,
  ]);
});
