import { z } from "zod";
import { bookingStatuses, urgencies } from "#app/clients/bookings/contract.ts";
import { leadStatuses } from "#app/clients/leads/contract.ts";
import { packageIds } from "#app/site/packages/contract.ts";
import { safetyStatuses } from "#app/support/safety/contract.ts";
import { paging } from "#platform/contract.ts";

/**
 * How urgent it is that somebody hears from us: a call for help (RULINGS 9), an emergency (needed at once), late, due
 * soon, or new; last the calls for help whose person was reached and that nobody has closed. The queue's order.
 */
export const queueStates = ["safety", "emergency", "late", "soon", "new", "in_hand"] as const;
export type QueueState = (typeof queueStates)[number];

/** What the queue can be narrowed to. */
export const queueFilters = [...queueStates, "unassigned", "mine"] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** Somebody who waits to hear from us. */
export const queueItem = z.object({
  kind: z.enum(["lead", "booking", "safety"]),
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  /** What a lead asks for. */
  package: z.enum(packageIds).nullable(),
  /** Whom and what a booking is about, and the protocol of a safety request; blank for a lead. */
  vendorName: z.string(),
  serviceRequested: z.string(),
  urgency: z.enum(urgencies),
  locale: z.enum(["en", "es"]),
  status: z.enum([...bookingStatuses, ...leadStatuses, ...safetyStatuses]),
  /** Whether the customer asks for another time of a booking that was answered before. */
  asksForTime: z.boolean(),
  state: z.enum(queueStates),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** When the person behind a call for help was reached; null: not yet, or no call for help. */
  reachedAt: z.iso.datetime().nullable(),
  assignee: z.string().nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

/** GET /api/admin/queue: by state, then by when they are due. */
export const queueQuery = z.object({
  show: z.enum(queueFilters).optional(),
  ...paging,
});
export type QueueQuery = z.output<typeof queueQuery>;

/** A confirmed appointment of the day. */
const appointment = z.object({
  id: z.number().int(),
  reference: z.string(),
  customerName: z.string(),
  vendorName: z.string(),
  serviceRequested: z.string(),
  at: z.iso.datetime(),
  /** Blank where only the day is agreed. */
  time: z.string(),
  status: z.enum(bookingStatuses),
});

/** GET /api/admin/today: the day's figures over all domains. */
export const today = z.object({
  /** How many wait, in all and by state. */
  queue: z.record(z.enum([...queueFilters, "all"]), z.number().int()),
  /** The first hundred of the day, and how many there are after these. */
  appointments: z.array(appointment),
  moreAppointments: z.number().int(),
  /** What else waits for somebody's hand. */
  waiting: z.object({
    /** Open bookings whose vendor is suspended. */
    suspendedBookings: z.number().int(),
    chats: z.number().int(),
    markedSafety: z.number().int(),
    heldLeads: z.number().int(),
    heldBookings: z.number().int(),
    messages: z.number().int(),
    applications: z.number().int(),
    localVendors: z.number().int(),
    vendors: z.number().int(),
    reviews: z.number().int(),
    heldPosts: z.number().int(),
    reports: z.number().int(),
    suspensions: z.number().int(),
    letters: z.number().int(),
  }),
});
export type Today = z.infer<typeof today>;
