import { expect, test } from "vitest";
import { jobServices } from "../contract.ts";
import { jobOfBooking } from "./job-of-booking.ts";

const booking = {
  serviceRequested: "Plumbing repair",
  vendorName: "Soluciones del Este",
  message: "The sink leaks. Call me: 809-555-0142.",
  budget: "",
  town: "Punta Cana",
  preferredDate: "2026-12-03T18:00:00.000Z",
  preferredTime: "2:00 PM",
  urgency: "urgent",
} as const;

test("a booking fills in the job: service, zone, day, hour and urgency, and no contact of the customer", () => {
  const job = jobOfBooking(booking, "2026-12-01");
  expect(job).toMatchObject({
    ...{ serviceType: "plomería", location: "Higüey", workDay: "2026-12-03", workTime: "14:00" },
    urgency: "high",
  });
  expect(job.description).toContain("The sink leaks");
  expect(job.description).not.toContain("555");
});

test("what the booking does not say, and a day that is over, stay blank", () => {
  const asked = {
    ...booking,
    serviceRequested: "Rental Assistance",
    town: "Samaná",
    preferredTime: "",
  } as const;
  const blank = { serviceType: "", location: "", workDay: "", workTime: "" };
  expect(jobOfBooking(asked, "2026-12-04")).toMatchObject(blank);
});

test("a service that names no trade is the vendor's", () => {
  const leak = { ...booking, serviceRequested: "Fugas de agua", vendorName: "Plomería Hermanos Batista" };
  expect(jobOfBooking(leak, "2026-12-01").serviceType).toBe("plomería");
});

test.each(jobServices)("the service %s is found by its own name", (service) => {
  expect(jobOfBooking({ ...booking, serviceRequested: service }, "2026-12-01").serviceType).toBe(service);
});
