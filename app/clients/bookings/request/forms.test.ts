import { afterEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import { issueText } from "#platform/http/calls/field-errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { fullBooking, simpleBooking } from "../contract.ts";
import { messages } from "../messages.ts";
import { preferredMoment } from "../rules/preferred-moment.ts";
import { timeSlots } from "../values.ts";
import { fullForm, simpleForm } from "./forms.ts";
import { uniqueServices } from "./unique-services.ts";

const aheadDay = `${new Date().getUTCFullYear() + 1}-03-31`;

const vendor = {
  id: 7,
  businessHours: { sunday: "Closed" },
  availableDates: [],
  availableTimes: "",
  closures: [],
};

const blank = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  serviceRequested: "",
  preferredDate: "",
  preferredTime: "",
  urgency: "standard",
  budget: "",
  town: "",
  place: "",
  message: "",
};
const filled = {
  ...blank,
  customerName: "Gerald",
  customerEmail: "gerald@example.com",
  customerPhone: "+1 614 555 0142",
  serviceRequested: "Clases de español",
  preferredDate: aheadDay,
  preferredTime: "1:00 PM",
  message: "Two hours a week, please.",
};
const { errors } = inLocale(messages, "en").full;
/** First error text of each field, as the form shows it. */
function problems(values: object, form: z.ZodType = fullForm(vendor, errors, "en")): Record<string, string> {
  const texts = inLocale(httpMessages, "en").fields;
  const result = form.safeParse(values, { error: (issue) => issueText(issue as z.core.$ZodIssue, texts) });
  const found = (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
  return Object.fromEntries(found.reverse());
}

afterEach(() => void vi.useRealTimers());

test("a day and a slot are one moment in Santo Domingo", () => {
  expect(timeSlots.map((slot) => preferredMoment("2027-03-31", slot).slice(10))).toEqual(
    ["09", "10", "11", "12", "13", "14", "15", "16", "17"].map((hour) => `T${hour}:00:00-04:00`),
  );
  expect(preferredMoment("2027-03-31", "9:00 AM")).toBe("2027-03-31T09:00:00-04:00");
});

test("what the full form gives is what the call takes", () => {
  const content = fullForm(vendor, errors, "en").parse(filled);
  expect(content).toMatchObject({ vendorId: 7, preferredDate: `${aheadDay}T13:00:00-04:00` });
  expect(fullBooking.parse(content)).toEqual({ ...content, preferredDate: aheadDay });
});

test("a blank full form says the spec's texts, each at its field", () => {
  expect(problems(blank)).toEqual({
    customerName: "Name must be at least 2 characters",
    customerEmail: "Please enter a valid email address",
    customerPhone: "Please enter a valid phone number",
    serviceRequested: "Please select a service",
    preferredDate: "Please select a preferred date",
    preferredTime: "Please select a preferred time",
    message: "Please provide details about your requirements",
  });
});

test("the spec's lengths: one less is too short, spaces do not count", () => {
  const short = { ...filled, customerName: "G ", customerPhone: "614555014", message: "Just nine" };
  expect(Object.keys(problems(short)).sort()).toEqual(["customerName", "customerPhone", "message"]);
  const enough = { ...filled, customerName: "Al", customerPhone: "6145550142", message: "Ten of 'em" };
  expect(problems(enough)).toEqual({});
});

test("yesterday in Santo Domingo is over, today is not", () => {
  const today = todayInSantoDomingo();
  const yesterday = todayInSantoDomingo(new Date(Date.now() - 86_400_000));
  expect(problems({ ...filled, preferredDate: today })).not.toHaveProperty("preferredDate");
  expect(problems({ ...filled, preferredDate: yesterday }).preferredDate).toContain("Santo Domingo");
});

test("an hour of today that is over is said at the hour, before anything is sent", () => {
  const at = (time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2027-03-31T${time}:00-04:00`) });
    return problems({ ...filled, preferredDate: "2027-03-31", preferredTime: "9:00 AM" });
  };
  expect(at("08:59")).toEqual({});
  expect(at("09:01")).toEqual({ preferredTime: errors.hourOver });
});

test("same day for a later day is said at the day, with the next possible one", () => {
  const at = (time: string, preferredDate: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}-04:00`) });
    return problems({ ...filled, urgency: "asap", preferredDate });
  };
  // 2027-04-03 is a Saturday; this vendor does not work on Sundays.
  expect(at("2027-04-03T09:00:00", "2027-04-03")).toEqual({});
  expect(at("2027-04-03T09:00:00", "2027-04-04").preferredDate).toContain("Sat, Apr 3, 2027");
  expect(at("2027-04-03T16:30:00", "2027-04-05")).toEqual({});
  expect(at("2027-04-03T16:30:00", "2027-04-06").preferredDate).toContain("Mon, Apr 5, 2027");
});

test("a phone without a number in it is refused in the specification's words", () => {
  expect(problems({ ...filled, customerPhone: "callmemaybe" })).toEqual({
    customerPhone: "Please enter a valid phone number",
  });
});

test("the simple form needs a day and a name, and gives what the call takes", () => {
  const typed = { date: aheadDay, customerName: "Gerald", customerContact: "", details: "" };
  const content = simpleForm(7).parse(typed);
  expect(simpleBooking.parse(content)).toEqual(content);
  expect(problems({ ...typed, date: "", customerName: " " }, simpleForm(7))).toEqual({
    date: "Please fill this in.",
    customerName: "Please fill this in.",
  });
});

test("a service is offered once, a blank one not at all", () => {
  expect(uniqueServices(["Paint", " Paint ", "", "Tile"])).toEqual(["Paint", "Tile"]);
});
