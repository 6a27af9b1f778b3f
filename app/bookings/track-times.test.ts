import { expect, test } from "vitest";
import { timeSlots } from "./contract.ts";
import { googleCalendarLink, momentOfSlot, slotAt, wishText } from "./track-times.ts";

test("every slot is an hour in Santo Domingo, and is found again in its moment", () => {
  expect(momentOfSlot("2027-03-31", "9:00 AM")).toBe("2027-03-31T09:00:00-04:00");
  expect(momentOfSlot("2027-03-31", "12:00 PM")).toBe("2027-03-31T12:00:00-04:00");
  expect(momentOfSlot("2027-03-31", "5:00 PM")).toBe("2027-03-31T17:00:00-04:00");
  for (const slot of timeSlots) expect(slotAt(momentOfSlot("2027-03-31", slot))).toBe(slot);
});

test("a moment beside the slots has none", () => {
  expect(slotAt("2027-03-31T13:30:00Z")).toBe("");
  expect(slotAt("2027-03-31T04:00:00Z")).toBe("");
  expect(slotAt("2027-03-31T22:00:00Z")).toBe("");
});

test("a wish without a time of day is its day", () => {
  expect(wishText("2027-03-31T04:00:00.000Z", "", "en")).toBe("Wed, 31 Mar 2027");
  expect(wishText("2027-03-31T13:00:00.000Z", "9:00 AM", "es")).toBe("mié, 31 mar 2027, 9:00 AM");
});

test("Google's calendar gets the hour, or the day where no hour was named", () => {
  const words = { title: "Painting: Añil & Hijos", details: "Reference 123456." };
  const timed = new URL(
    googleCalendarLink({ preferredDate: "2027-03-31T13:00:00.000Z", preferredTime: "9:00 AM" }, words),
  );
  expect(timed.searchParams.get("dates")).toBe("20270331T130000Z/20270331T140000Z");
  expect(timed.searchParams.get("text")).toBe("Painting: Añil & Hijos");
  const whole = googleCalendarLink({ preferredDate: "2027-12-31T04:00:00.000Z", preferredTime: "" }, words);
  expect(new URL(whole).searchParams.get("dates")).toBe("20271231/20280101");
});
