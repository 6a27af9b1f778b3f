import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { fullBody } from "../booking.ts";
import { acceptTerms, open, signIn } from "./visitor.ts";

/** Next year, so that its days are never over. */
export const year = new Date().getUTCFullYear() + 1;

type Booking = {
  id: number;
  version: number;
  status: string;
  estimatedCost: number | null;
  adminNotes: string;
  preferredDate: string;
  preferredTime: string;
  proposedDate: string | null;
  vendorAnswer: string | null;
  due: string;
};

type Receipt = { id: number; reference: string; trackingPath: string };

/** A booking of a customer whom no other test knows. */
export async function newBooking(
  request: APIRequestContext,
  overrides: Record<string, string | number> = {},
) {
  const vendors = (await (await request.get("/api/vendors?limit=1")).json()) as { id: number }[];
  const customerName = `Odalis ${randomUUID().slice(0, 12)}`;
  const booking = {
    vendorId: vendors[0]?.id,
    customerName,
    customerEmail: `${customerName.slice(7)}@example.com`,
    customerPhone: "+1 809 555 0142",
    serviceRequested: "Rental Assistance",
    preferredDate: `${year}-03-31T09:00:00-04:00`,
    preferredTime: "9:00 AM",
    message: "Two bedrooms near the beach, with a yard for the dogs.",
    ...overrides,
  };
  const answer = await request.post("/api/bookings", { data: booking });
  expect(answer.status()).toBe(201);
  return { ...booking, ...((await answer.json()) as Receipt) };
}

/** A full booking whose customer nobody looks for. */
export async function fullBooking(request: APIRequestContext, vendorId: number): Promise<Receipt> {
  const answer = await request.post("/api/bookings", { data: fullBody(vendorId) });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Receipt;
}

/** The same, completed. `staff` is signed in. @returns the paths of its tracking page and of its review */
export async function completedBooking(staff: APIRequestContext, vendorId: number) {
  const { id, trackingPath } = await fullBooking(staff, vendorId);
  const data = { status: "completed", adminNotes: "", estimatedCost: "" };
  expect((await staff.put(`/api/bookings/${id}/status`, { data })).status()).toBe(200);
  const tracked = await staff.get(`/api/bookings/track/${trackingPath.split("/").at(-1)}`);
  const { reviewPath } = (await tracked.json()) as { reviewPath: string };
  return { trackingPath, reviewPath };
}

/** The customer asks for 5 April, 2 PM. */
export async function proposeTime(request: APIRequestContext, { trackingPath }: Receipt) {
  const data = { preferredDate: `${year}-04-05T14:00:00-04:00`, preferredTime: "2:00 PM" };
  const token = trackingPath.split("/").at(-1);
  expect((await request.post(`/api/bookings/track/${token}/proposal`, { data })).status()).toBe(201);
}

/** How the booking stands that staff find first. */
export async function stored(page: Page, search: string): Promise<Booking | undefined> {
  const answer = await page.request.get("/api/bookings", { params: { search } });
  return ((await answer.json()) as Booking[])[0];
}

/** The dashboard, signed in, searched for one customer. */
export async function openBookings(page: Page, customerName: string) {
  await acceptTerms(page);
  await signIn(page.request);
  await open(page, `/booking-management?search=${encodeURIComponent(customerName)}`);
}

/** The panel of a booking, in English. */
export function panelOf(page: Page, id: number) {
  return page.getByRole("region", { name: `Update Booking #${id}`, exact: true });
}
