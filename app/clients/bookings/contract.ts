import { z } from "zod";
import {
  day,
  email,
  formSignals,
  hasNumber,
  line,
  optionalLine,
  optionalText,
  paging,
  recordNumber,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";

/** Where a booking stands. Staff may set any from any other (RULINGS 5). */
export const bookingStatuses = ["pending", "confirmed", "in-progress", "completed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const urgencies = ["standard", "urgent", "asap"] as const;
export type Urgency = (typeof urgencies)[number];

/** The hours a customer can wish for, in Santo Domingo; the spec's nine slots. */
export const timeSlots = [
  "9:00 AM",
  "10:00 AM",
  "11:00 AM",
  "12:00 PM",
  "1:00 PM",
  "2:00 PM",
  "3:00 PM",
  "4:00 PM",
  "5:00 PM",
] as const;

/** Offered where a vendor names no services. */
export const fallbackServices = [
  "Property Sales",
  "Rental Assistance",
  "Property Management",
  "Investment Consulting",
  "Relocation Services",
  "Other Service",
] as const;

/** The Dominican Republic is at UTC−4 the whole year; like "2027-03-31". */
export function todayInSantoDomingo(now = new Date()): string {
  return new Date(now.getTime() - 4 * 3_600_000).toISOString().slice(0, 10);
}

const withReason = (reason: string) => ({ params: { reason } });

/** Nobody books further ahead than two years. */
export function latestDay(now = new Date()): string {
  return `${Number(todayInSantoDomingo(now).slice(0, 4)) + 2}-12-31`;
}

/** A day in Santo Domingo that can be booked. */
const bookableDay = day
  .refine((value) => value >= todayInSantoDomingo(), withReason("past"))
  .refine((value) => value <= latestDay(), withReason("tooFar"));

/** POST /api/bookings, the simple page's body. */
export const simpleBooking = z.object({
  vendorId: recordNumber,
  date: bookableDay,
  customerName: line(200),
  customerContact: optionalLine(254),
  details: optionalText(5000),
  ...formSignals,
});

/**
 * A moment, "2027-03-31T09:00:00-04:00", of which the day in Santo Domingo counts: the hour is the slot's. Reads as
 * that day.
 */
const preferredDate = z.iso
  .datetime({ offset: true })
  .refine((value) => !Number.isNaN(Date.parse(value)), withReason("unreadable"))
  .transform((value) => todayInSantoDomingo(new Date(value)))
  .pipe(bookableDay);

/** POST /api/bookings, the full form's body. */
export const fullBooking = z.object({
  vendorId: recordNumber,
  customerName: z.string().trim().min(2).max(200).pipe(line(200)),
  customerEmail: email,
  customerPhone: z
    .string()
    .trim()
    .min(10)
    .max(40)
    .refine(hasNumber, withReason("phoneDigits"))
    .pipe(text(40)),
  serviceRequested: line(200),
  preferredDate,
  preferredTime: z.enum(timeSlots),
  message: z.string().trim().min(10).max(5000).pipe(text(5000)),
  urgency: z.enum(urgencies).default("standard"),
  budget: optionalLine(200),
  ...formSignals,
});

export const bookingReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  /** The spec's label: the last six digits of the moment. */
  reference: z.string(),
  /** The path of the tracking page; whoever holds it may look. */
  trackingPath: z.string(),
  /** Until then the first contact is promised. */
  dueAt: z.iso.datetime(),
});
export type BookingReceipt = z.infer<typeof bookingReceipt>;

/** How the promise of a first contact stands: kept, or how urgent it is. */
export const dueStates = ["answered", "on-time", "soon", "late"] as const;

export const vendorAnswers = ["available", "unavailable"] as const;

/** A booking as staff see it. */
export const booking = z.object({
  id: z.number().int(),
  reference: z.string(),
  vendorId: z.number().int(),
  vendorName: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** What the simple form calls contact: whatever was typed there. */
  customerContact: z.string(),
  serviceRequested: z.string(),
  /** The wished day and time; the simple form names only a day. */
  preferredDate: z.iso.datetime(),
  preferredTime: z.string(),
  message: z.string(),
  urgency: z.enum(urgencies),
  budget: z.string(),
  status: z.enum(bookingStatuses),
  adminNotes: z.string(),
  /** In US dollars, or null. */
  estimatedCost: z.number().nullable(),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  cancelReason: z.string(),
  /** Another time the customer asks for, until staff accept or decline it. */
  proposedDate: z.iso.datetime().nullable(),
  vendorAnswer: z.enum(vendorAnswers).nullable(),
  /** Whether its vendor is out of the directory, so that somebody must speak with the customer. */
  vendorSuspended: z.boolean(),
  /** The member of staff whose it is, by e-mail. */
  assignee: z.string().nullable(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  due: z.enum(dueStates),
  /** Goes up with each change; an update of an older version is a conflict. */
  version: z.number().int(),
});
export type Booking = z.infer<typeof booking>;

/** What staff can ask of the list. `sort=late`: who waits to hear from us comes first, the soonest due before. */
export const bookingFilter = z.object({
  search,
  status: z.enum(bookingStatuses).optional(),
  /** Only those that are held for a look. */
  held: z.literal("yes").optional(),
  /** Only open ones whose vendor is suspended. */
  suspended: z.literal("yes").optional(),
  sort: z.enum(["newest", "late"]).optional(),
});
export const bookingQuery = bookingFilter.extend({
  vendorId: recordNumber.optional(),
  /** Only those that are neither completed nor cancelled. */
  open: z.literal("yes").optional(),
  ...paging,
});
export type BookingQuery = z.output<typeof bookingQuery>;

/** PUT /api/bookings/{id}/status. */
export const bookingUpdate = z.object({
  status: z.enum(bookingStatuses),
  adminNotes: optionalText(5000),
  /** US dollars with cents, or nothing. A form sends it as text. */
  estimatedCost: z
    .preprocess(
      (value: string | number | null | undefined) =>
        value === "" ? null : typeof value === "string" ? Number(value) : value,
      z.number().min(0).max(1_000_000).multipleOf(0.01).nullish(),
    )
    .transform((value) => value ?? null),
  /** The appointment, where staff set it: a day, and a slot or none ("" is the whole day). Both, or neither. */
  preferredDate: bookableDay.optional(),
  preferredTime: z.enum([...timeSlots, ""]).optional(),
  /** Answers the customer's wish for another time. */
  proposal: z.enum(["accept", "decline"]).optional(),
  /** The first contact was made; nothing else has to change. */
  contacted: z.boolean().optional(),
  /** The version that was seen: where the booking has changed since, the answer is a conflict (409). */
  version: seenVersion.optional(),
});
export type BookingUpdate = z.output<typeof bookingUpdate>;

/** The dashboard's counters. */
export const bookingCounts = z.object({
  total: z.number().int(),
  late: z.number().int(),
  byStatus: z.record(z.enum(bookingStatuses), z.number().int()),
});
export type BookingCounts = z.infer<typeof bookingCounts>;

/** Who did something to a booking. */
export const bookingActors = ["staff", "customer", "vendor"] as const;

/** What happened to a booking. `details`: notes or cost. */
export const bookingEventKinds = [
  "status",
  "details",
  "appointment",
  "proposed",
  "accepted",
  "declined",
  "answered",
  "contacted",
  "released",
] as const;

const bookingEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(bookingEventKinds),
  by: z.enum(bookingActors),
  /** The member of staff; blank for others. */
  name: z.string(),
  from: z.enum(bookingStatuses).nullable(),
  to: z.enum(bookingStatuses).nullable(),
  /**
   * The time of `appointment`, `proposed`, `accepted` and `declined` (ISO; a whole day as "2027-03-31"), the vendor's
   * answer of `answered`, the customer's reason of a cancellation.
   */
  note: z.string(),
});
export const bookingHistory = z.array(bookingEvent);
export const bookingHistoryQuery = z.object(paging);

/** The tracking page: what the customer sent, and how it stands. */
export const tracking = z.object({
  reference: z.string(),
  vendorId: z.number().int(),
  vendorName: z.string(),
  /** Blank where there is none. */
  vendorNameEnglish: z.string(),
  serviceRequested: z.string(),
  preferredDate: z.iso.datetime(),
  preferredTime: z.string(),
  urgency: z.enum(urgencies),
  /** What the customer wrote. */
  message: z.string(),
  budget: z.string(),
  /** The e-mail address and phone number that were left, masked. */
  contacts: z.array(z.string()),
  /** How the vendor stands to the day that is asked for: one that is not worked is a request, and promised to nobody. */
  vendorDay: z.enum(["works", "emergencies", "away"]),
  status: z.enum(bookingStatuses),
  /** Whether what was agreed may no longer hold, as the vendor is suspended: the customer had better call. */
  beingChecked: z.boolean(),
  estimatedCost: z.number().nullable(),
  proposedDate: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Whether we have been in touch; false while the customer waits to hear from us. */
  answered: z.boolean(),
  /** Whether an e-mail, a phone or another contact was left. */
  reachable: z.boolean(),
  /** Where the customer can review, once it is completed. */
  reviewPath: z.string().nullable(),
  /** Oldest first; staff are not named, their notes not shown. */
  steps: z.array(z.object({ at: z.iso.datetime(), by: z.enum(bookingActors), to: z.enum(bookingStatuses) })),
});
export type Tracking = z.infer<typeof tracking>;

/** A request as its vendor reads it: what is to be done, and nothing of who asks (spec: booked through the concierge). */
export const vendorRequest = z.object({
  id: z.number().int(),
  reference: z.string(),
  serviceRequested: z.string(),
  preferredDate: z.iso.datetime(),
  preferredTime: z.string(),
  /** What is to be done; "•••" where the customer wrote a way of contact. */
  message: z.string(),
  urgency: z.enum(urgencies),
  budget: z.string(),
  status: z.enum(bookingStatuses),
  vendorAnswer: z.enum(vendorAnswers).nullable(),
  createdAt: z.iso.datetime(),
});
export type VendorRequest = z.infer<typeof vendorRequest>;
/** The texts of a booking that its vendor reads. */
export type VendorTexts = Pick<VendorRequest, "serviceRequested" | "message" | "budget">;
export const vendorRequestQuery = z.object(paging);
export const vendorRequestId = z.object({ vendorId: recordNumber, id: recordNumber });
export const vendorRequestAnswer = z.object({ answer: z.enum(vendorAnswers) });

export const bookingToken = z.object({ token: text(100) });
export const cancellation = z.object({ reason: optionalText(1000) });
export const proposal = z.object({ preferredDate, preferredTime: z.enum(timeSlots) });
