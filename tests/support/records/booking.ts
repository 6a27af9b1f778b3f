import { randomUUID } from "node:crypto";
import { suggestTimes } from "#app/clients/bookings/rules/fitting-times.ts";
import { preferredMoment } from "#app/clients/bookings/rules/preferred-moment.ts";

/** A day far enough ahead, in Santo Domingo. */
export const bookingDay = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** 31 March of next year, for texts that name a day. */
export const springDay = `${new Date().getUTCFullYear() + 1}-03-31`;

/** The time of an "asap" request to a vendor that told no hours. */
export function asapTime() {
  const silent = { businessHours: {}, availableDates: [], availableTimes: "", closures: [] };
  const [first] = suggestTimes(silent, "asap", new Date());
  if (!first) throw new Error("no time is left for an asap request");
  const { preferredDate, preferredTime } = first;
  return { preferredDate: preferredMoment(preferredDate, preferredTime), preferredTime };
}

/** The full form's body; each with another e-mail. */
export function fullBody(vendorId: number, overrides: Record<string, unknown> = {}) {
  return {
    vendorId,
    customerName: "Marsha Whitcomb",
    customerEmail: `customer-${randomUUID()}@example.com`,
    customerPhone: "(614) 555-0142",
    serviceRequested: "Other Service",
    preferredDate: `${bookingDay}T10:00:00-04:00`,
    preferredTime: "10:00 AM",
    message: "The kitchen sink leaks and the pump is loud.",
    urgency: "standard",
    budget: "US$200",
    ...(overrides.urgency === "asap" ? asapTime() : {}),
    ...overrides,
  };
}

type Site = {
  send: (method: string, path: string, ask?: { body?: unknown; staff?: boolean }) => Promise<Response>;
};

/** @returns the booking's id, its reference and the token of its tracking page */
export async function bookedAt(site: Site, vendorId: number, overrides: Record<string, unknown> = {}) {
  const body = fullBody(vendorId, overrides);
  const answer = await site.send("POST", "/api/bookings", { body });
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}: ${await answer.text()}`);
  const { id, reference, trackingPath } = (await answer.json()) as {
    id: number;
    reference: string;
    trackingPath: string;
  };
  return { ...body, id, reference, token: trackingPath.split("/").at(-1) ?? "" };
}

/** Books, and staff complete it. @returns the token of its review link */
export async function reviewLinkOf(site: Site, vendorId: number, overrides: Record<string, unknown> = {}) {
  const { id, token } = await bookedAt(site, vendorId, overrides);
  const completed = { status: "completed" };
  await site.send("PUT", `/api/bookings/${id}/status`, { body: completed, staff: true });
  const tracked = await site.send("GET", `/api/bookings/track/${token}`);
  const { reviewPath } = (await tracked.json()) as { reviewPath: string };
  return { id, token, link: reviewPath.split("/").at(-1) ?? "" };
}
