import { randomUUID } from "node:crypto";

/** A day far enough ahead, in Santo Domingo. */
export const bookingDay = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

/** The full form's body; another e-mail each time. */
export function fullBody(vendorId: number, overrides: Record<string, unknown> = {}) {
  return {
    vendorId,
    customerName: "Marsha Whitcomb",
    customerEmail: `customer-${randomUUID()}@example.com`,
    customerPhone: "(614) 555-0142",
    serviceRequested: "Plomería",
    preferredDate: `${bookingDay}T10:00:00-04:00`,
    preferredTime: "10:00 AM",
    message: "The kitchen sink leaks and the pump is loud.",
    urgency: "standard",
    budget: "US$200",
    ...overrides,
  };
}
