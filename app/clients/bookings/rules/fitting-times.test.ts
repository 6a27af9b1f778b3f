import { expect, test } from "vitest";
import { fitOf, latestAsapDay, suggestTimes } from "./fitting-times.ts";

const silent = { businessHours: {}, availableDates: [], availableTimes: "", closures: [] };
const week = {
  ...silent,
  businessHours: {
    ...{ monday: "8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM", tuesday: "8:00 AM - 12:00 PM" },
    ...{ wednesday: "10:30 AM - 3:30 PM", thursday: "9:00 AM - 5:00 PM", friday: "Closed" },
    ...{ saturday: "Emergencies only", sunday: "Closed" },
  },
};
// 2027-03-29 is a Monday. Santo Domingo is four hours behind UTC.
const at = (day: string, hour: number) =>
  new Date(`2027-${day}T${String(hour).padStart(2, "0")}:00:00-04:00`);
const read = (times: ReturnType<typeof suggestTimes>) =>
  times.map(({ preferredDate, preferredTime }) => `${preferredDate.slice(5)} ${preferredTime}`);

test.each([
  ["03-29", "9:00 AM", "works"],
  ["03-29", "12:00 PM", "outside"],
  ["03-29", "5:00 PM", "works"],
  // The hour must be over when the vendor closes.
  ["03-31", "10:00 AM", "outside"],
  ["03-31", "2:00 PM", "works"],
  ["03-31", "3:00 PM", "outside"],
  ["04-02", "9:00 AM", "away"],
  ["04-03", "9:00 AM", "emergencies"],
  ["03-29", "", "works"],
  ["04-04", "", "away"],
] as const)("%s %s: %s", (day, slot, fit) => expect(fitOf(week, `2027-${day}`, slot).fit).toBe(fit));

test("it says what explains it: the day's hours, the closure's words", () => {
  expect(fitOf(week, "2027-03-30", "4:00 PM")).toEqual({
    fit: "outside",
    blocks: [{ opens: "08:00", closes: "12:00" }],
  });
  const closure = { day: "2027-03-29", until: "2027-03-30", words: "Semana Santa" };
  expect(fitOf({ ...week, closures: [closure] }, "2027-03-30", "9:00 AM")).toEqual({
    fit: "closure",
    closure,
  });
});

test("a vendor who is always open has all slots, one who told nothing too", () => {
  const always = { ...silent, availableTimes: "24/7" };
  for (const vendor of [silent, always]) expect(fitOf(vendor, "2027-03-29", "5:00 PM").fit).toBe("works");
});

test("suggested are a morning and an afternoon of the first days, after the promised contact", () => {
  expect(read(suggestTimes(week, "standard", at("03-28", 15)))).toEqual([
    ...["03-29 3:00 PM", "03-29 5:00 PM", "03-30 9:00 AM", "03-30 11:00 AM"],
    ...["03-31 11:00 AM", "03-31 1:00 PM"],
  ]);
  expect(read(suggestTimes(week, "urgent", at("03-28", 3)))[0]).toBe("03-29 9:00 AM");
  expect(read(suggestTimes(week, "standard", at("04-01", 8), 2))).toEqual(["04-05 9:00 AM", "04-05 3:00 PM"]);
});

test("closures are left out, and who never works has no time", () => {
  const closures = [{ day: "2027-03-29", until: "2027-03-31", words: "" }];
  expect(read(suggestTimes({ ...week, closures }, "standard", at("03-28", 9)))[0]).toBe("04-01 9:00 AM");
  const away = { ...silent, closures: [{ day: "2027-01-01", until: "2028-01-01", words: "" }] };
  expect(suggestTimes(away, "standard", at("03-28", 9))).toEqual([]);
});

test("same day is today while it lasts, else the next day on which the vendor works", () => {
  expect(latestAsapDay(week, at("03-29", 9))).toBe("2027-03-29");
  expect(read(suggestTimes(week, "asap", at("03-29", 13)))).toEqual([
    "03-29 3:00 PM",
    "03-29 4:00 PM",
    "03-29 5:00 PM",
  ]);
  // Nothing begins in two hours or later.
  expect(latestAsapDay(week, at("03-29", 16))).toBe("2027-03-30");
  expect(latestAsapDay(week, at("04-01", 16))).toBe("2027-04-05");
  const away = { ...silent, closures: [{ day: "2027-01-01", until: "2028-01-01", words: "" }] };
  expect(latestAsapDay(away, at("03-29", 9))).toBe("2027-03-30");
});
