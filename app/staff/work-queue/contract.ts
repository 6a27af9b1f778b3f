import { z } from "zod";
import { bookingStatuses, urgencies } from "#app/clients/bookings/values.ts";
import { leadStatuses } from "#app/clients/leads/contract.ts";
import { packageIds } from "#app/site/packages/contract.ts";
import { safetyStatuses } from "#app/support/safety/contract.ts";
import { paging } from "#platform/contract.ts";

/**
 * In the queue's order. safety: a call for help (RULINGS 9); emergency: a booking needed at once; in_hand: a call for
 * help whose person was reached and that is still open.
 */
export const queueStates = ["safety", "emergency", "late", "soon", "new", "in_hand"] as const;
export type QueueState = (typeof queueStates)[number];

export const queueFilters = [...queueStates, "unassigned", "mine"] as const;
export type QueueFilter = (typeof queueFilters)[number];

export const queueItem = z.object({
  kind: z.enum(["lead", "booking", "safety"]),
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  package: z.enum(packageIds).nullable(),
  /** Blank for leads; of a safety request, `serviceRequested` is the protocol. */
  vendorName: z.string(),
  serviceRequested: z.string(),
  urgency: z.enum(urgencies),
  locale: z.enum(["en", "es"]),
  status: z.enum([...bookingStatuses, ...leadStatuses, ...safetyStatuses]),
  /** The customer proposes another time for a booking that was answered before. */
  asksForTime: z.boolean(),
  state: z.enum(queueStates),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Calls for help only: when the person was reached. */
  reachedAt: z.iso.datetime().nullable(),
  assignee: z.string().nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

export const queueQuery = z.object({
  show: z.enum(queueFilters).optional(),
  ...paging,
});
export type QueueQuery = z.output<typeof queueQuery>;

const appointment = z.object({
  id: z.number().int(),
  reference: z.string(),
  customerName: z.string(),
  vendorName: z.string(),
  serviceRequested: z.string(),
  at: z.iso.datetime(),
  /** Blank if only the day is agreed. */
  time: z.string(),
  status: z.enum(bookingStatuses),
});

const planningCall = z.object({
  leadId: z.number().int(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  at: z.iso.datetime(),
});

export const today = z.object({
  queue: z.record(z.enum([...queueFilters, "all"]), z.number().int()),
  /** The first hundred of the day; `moreAppointments` counts the rest. */
  appointments: z.array(appointment),
  moreAppointments: z.number().int(),
  /** The day's planning calls, by time. */
  calls: z.array(planningCall),
  waiting: z.object({
    /** Open bookings of suspended vendors. */
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
