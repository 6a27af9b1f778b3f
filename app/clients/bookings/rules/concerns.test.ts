import { expect, test } from "vitest";
import { findConcerns } from "./concerns.ts";
import { futureSlots, isSlotPast } from "./preferred-moment.ts";

const vendor = { businessHours: { sunday: "Closed" }, availableDates: [] };
// A Tuesday, 2 in the afternoon in Santo Domingo.
const now = new Date("2027-03-30T18:00:00Z");

test.each([
  ["an ordinary day", { day: "2027-03-31", urgency: "standard" }, []],
  ["the vendor's Sunday", { day: "2027-04-04", urgency: "standard" }, ["away"]],
  ["same day, today", { day: "2027-03-30", urgency: "asap" }, []],
  ["same day, tomorrow", { day: "2027-03-31", urgency: "asap" }, []],
  ["same day, days away", { day: "2027-04-01", urgency: "asap" }, ["notSameDay"]],
  [
    "all at once",
    { day: "2027-04-04", urgency: "asap", contact: "zzz" },
    ["away", "notSameDay", "unreachable"],
  ],
  ["no contact at all is said elsewhere", { day: "2027-03-31", contact: "" }, []],
  ["a contact that reaches", { day: "2027-03-31", contact: "WhatsApp 809 555 0142" }, []],
] as const)("%s", (_, input, concerns) => expect(findConcerns(vendor, input, now)).toEqual(concerns));

test("of today only the hours ahead are offered, in Santo Domingo's time", () => {
  expect(futureSlots("2027-03-30", now)).toEqual(["3:00 PM", "4:00 PM", "5:00 PM"]);
  expect(["2027-03-31", "2027-03-29", ""].map((day) => futureSlots(day, now).length)).toEqual([9, 9, 9]);
  expect([isSlotPast("2027-03-30", "2:00 PM", now), isSlotPast("2027-03-29", "5:00 PM", now)]).toEqual([
    true,
    true,
  ]);
});
