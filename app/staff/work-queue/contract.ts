import { z } from "zod";
import { bookingStatuses, urgencies } from "#app/clients/bookings/values.ts";
import { leadStatuses } from "#app/clients/leads/contract.ts";
import { packageIds } from "#app/site/packages/contract.ts";
import { deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { chatStates } from "#app/support/chat/contract.ts";
import { safetyStatuses, safetyUrgencies } from "#app/support/safety/contract.ts";
import { paging } from "#platform/contract.ts";

/**
 * Why an entry is on Today, in Today's order. safety: a call for help that is not closed (RULINGS 9); emergency: a booking
 * needed at once; late, soon, new: leads and bookings by their promised answer, late also next steps past their time; step: a
 * next step that is due later today; chat: waits for a person; outcome: an appointment whose hour is over; vendor: a vendor who does not answer; cancelled: the customer called off
 * what was agreed; suspended: a booking of a suspended vendor; letter: could not be sent; no_step: a lead that nothing reminds
 * of; message: of the contact form.
 */
export const queueGroups = [
  ...(["safety", "emergency", "late", "soon", "step", "chat", "outcome", "vendor"] as const),
  ...(["cancelled", "suspended", "letter", "no_step", "message", "new"] as const),
] as const;
export type QueueGroup = (typeof queueGroups)[number];

/** Whose entries; without it everybody's. */
export const queueOwners = ["mine", "unassigned"] as const;
export type QueueOwner = (typeof queueOwners)[number];

const queueKinds = ["lead", "booking", "safety", "step", "chat", "message", "letter"] as const;

export const queueItem = z.object({
  group: z.enum(queueGroups),
  kind: z.enum(queueKinds),
  id: z.number().int(),
  /** What notes, steps and the snooze belong to; null for a letter. */
  recordKind: z.enum(deskRecordKinds).nullable(),
  recordId: z.number().int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** A number, or whatever the customer wrote as contact. */
  phone: z.string(),
  package: z.enum(packageIds).nullable(),
  /** Blank for leads. */
  vendorName: z.string(),
  vendorEmail: z.string(),
  vendorPhone: z.string(),
  /** Of a safety request, the protocol; of a letter, its name. */
  serviceRequested: z.string(),
  urgency: z.enum(urgencies),
  locale: z.enum(["en", "es"]),
  /** Blank for steps, messages and letters. */
  status: z.enum([...bookingStatuses, ...leadStatuses, ...safetyStatuses, ...chatStates, ""]),
  /** The beginning of what the person wrote; of a step, what is to be done. */
  words: z.string(),
  /** The customer proposes another time for a booking that was answered before. */
  asksForTime: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The deadline; of an appointment its time, of a chat since when it waits. */
  dueAt: z.iso.datetime(),
  /** `dueAt` names a day alone. */
  wholeDay: z.boolean(),
  /** Calls for help only: when the person was reached. */
  reachedAt: z.iso.datetime().nullable(),
  assignee: z.string().nullable(),
  /** Of what the acts change; 0 where they need none. */
  version: z.number().int(),
});
export type QueueItem = z.infer<typeof queueItem>;

const owner = z.enum(queueOwners).optional();
export const queueQuery = z.object({ show: z.enum(queueGroups).optional(), who: owner, ...paging });
export type QueueQuery = z.output<typeof queueQuery>;

export const todayQuery = z.object({ who: owner });

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
  /** By group: of `who`. `all`, `mine` and `unassigned`: of all groups. */
  queue: z.record(z.enum([...queueGroups, ...queueOwners, "all"]), z.number().int()),
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
    /** Leads that were converted lately, without a sale. */
    missingSales: z.number().int(),
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

/** A call for help that nobody has taken, and that the reader has neither opened nor closed on their bell. */
const newCall = z.object({
  id: z.number().int(),
  /** Of the entry on the bell. */
  notification: z.number().int(),
  reference: z.string(),
  name: z.string(),
  urgency: z.enum(safetyUrgencies),
  locale: z.enum(["en", "es"]),
  /** The beginning of what they wrote: mostly where they are. */
  words: z.string(),
  createdAt: z.iso.datetime(),
});
export type NewCall = z.infer<typeof newCall>;
/** The most urgent ones, and how many there are in all. */
export const newCalls = z.object({ items: z.array(newCall), total: z.number().int() });
export type NewCalls = z.infer<typeof newCalls>;

/** The desk's screens on which something can wait for staff. */
const waitingScreens = [
  "today",
  "leads",
  "bookings",
  "chats",
  "messages",
  "safety",
  "applications",
  "vendors",
  "localVendors",
  "flags",
  "reviews",
  "posts",
  "reports",
  "letters",
] as const;
export type WaitingScreen = (typeof waitingScreens)[number];

/** How much waits on each screen; each count ends at `mostCounted`. */
export const waitingCounts = z.record(z.enum(waitingScreens), z.number().int());
export type WaitingCounts = z.infer<typeof waitingCounts>;
