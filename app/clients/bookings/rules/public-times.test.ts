import { expect, test } from "vitest";
import { appointmentText, dateTimeText, googleCalendarLink } from "./public-times.ts";

test("the clock of Santo Domingo is told like the slots", () => {
  expect(dateTimeText("2027-03-31T04:05:00Z", "en")).toBe("Wed, Mar 31, 2027, 12:05 AM");
  expect(dateTimeText("2027-03-31T16:00:00Z", "en")).toBe("Wed, Mar 31, 2027, 12:00 PM");
  expect(dateTimeText("2027-04-01T01:32:59Z", "es")).toBe("mié, 31 mar 2027, 9:32 p. m.");
});

test("a wish without a time of day is its day", () => {
  expect(appointmentText("2027-03-31T04:00:00.000Z", "", "en")).toBe("Wed, Mar 31, 2027");
  expect(appointmentText("2027-03-31T13:00:00.000Z", "9:00 AM", "es")).toBe("mié, 31 mar 2027, 9:00 a. m.");
});

test("Google's calendar gets the hour, or the day where no hour was named", () => {
  const texts = { title: "Painting: Añil & Hijos", details: "Reference 123456." };
  const timed = new URL(
    googleCalendarLink({ preferredDate: "2027-03-31T13:00:00.000Z", preferredTime: "9:00 AM" }, texts),
  );
  expect(timed.searchParams.get("dates")).toBe("20270331T130000Z/20270331T140000Z");
  expect(timed.searchParams.get("text")).toBe("Painting: Añil & Hijos");
  const wholeDay = googleCalendarLink(
    { preferredDate: "2027-12-31T04:00:00.000Z", preferredTime: "" },
    texts,
  );
  expect(new URL(wholeDay).searchParams.get("dates")).toBe("20271231/20280101");
});
