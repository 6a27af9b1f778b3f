import { booking, bookingEvent } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { review } from "#app/clients/reviews/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import {
  type Ask,
  ago,
  copies,
  historyCase,
  hour,
  type ListCase,
  patch,
  recent,
  type Shown,
} from "./list-case.ts";

export const leads = () =>
  copies(lead, 7, (index) => ({
    status: "new",
    firstAnsweredAt: null,
    heldReason: null,
    createdAt: ago(40 - 6 * index),
  }));
const urgencies = ["standard", "urgent", "asap"] as const;
const hoursOf = { standard: 24, urgent: 8, asap: 2 };

/** Some wait, some are answered; due in another order than they arrived. */
export const bookings = () =>
  copies(booking, 9, (index) => {
    const urgency = urgencies[index % 3] ?? "standard";
    const createdAt = ago(30 - 3 * index);
    return {
      ...newLinkToken().stored,
      status: "pending",
      heldReason: null,
      urgency,
      createdAt,
      waitsSince: createdAt,
      dueAt: new Date(createdAt.getTime() + hoursOf[urgency] * hour),
      answeredAt: index % 4 === 3 ? ago(1) : null,
    };
  });

const urgentBooking = async () => {
  const now = new Date();
  const [id = 0] = await copies(booking, 1, () => ({
    ...newLinkToken().stored,
    status: "pending",
    heldReason: null,
    urgency: "asap",
    createdAt: now,
    waitsSince: now,
    dueAt: new Date(now.getTime() + 2 * hour),
    answeredAt: null,
  }));
  return id;
};

export const clientCases: readonly ListCase[] = [
  historyCase("/api/admin/leads/:id/sale/history", "lead", "lead.sale"),
  {
    path: "/api/admin/leads",
    query: "status=new",
    fill: leads,
    work: ({ id }) => ["PATCH", `/api/admin/leads/${id}/status`, { status: "contacted" }],
  },
  ...["sort=late", "sort=late&status=pending", "status=pending", ""].map((query) => ({
    path: "/api/bookings",
    query,
    fill: bookings,
    work: ({ id }: Shown): Ask => ["PUT", `/api/bookings/${id}/status`, { status: "confirmed" }],
    ...(query.startsWith("sort") && { enter: urgentBooking }),
  })),
  {
    path: "/api/admin/messages",
    query: "status=open",
    fill: () => copies(contactMessage, 7, (index) => ({ ...recent(index), answeredAt: null })),
    ...patch("/api/admin/messages", { answered: true }),
  },
  {
    path: "/api/admin/reviews",
    query: "status=waiting",
    fill: async () => {
      const made = await copies(booking, 7, () => ({ ...newLinkToken().stored }));
      return copies(review, 7, (index) => ({ ...recent(index), bookingId: made[index], status: "waiting" }));
    },
    ...patch("/api/admin/reviews", { status: "published" }),
  },
  {
    path: "/api/vendors/:id/reviews",
    fill: async () => {
      const made = await copies(booking, 7, () => ({ ...newLinkToken().stored }));
      const published = { status: "published" as const, publishedAt: new Date() };
      return copies(review, 7, (index) => ({ ...recent(index), ...published, bookingId: made[index] }));
    },
  },
  { path: "/api/vendor/reviews/:vendorId", fill: async () => undefined },
  { path: "/api/vendor/requests/:vendorId", fill: bookings },
  {
    path: "/api/admin/bookings/:id/history",
    fill: async () => {
      const at = new Date();
      const event = { bookingId: 1, at, by: "staff" as const };
      await db()
        .insert(bookingEvent)
        .values(Array.from({ length: 7 }, () => event));
    },
  },
];
