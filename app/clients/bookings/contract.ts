import { z } from "zod";
import { serviceName } from "#app/marketplace/vendors/contract.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import {
  day,
  email,
  formSignals,
  hasPhoneDigits,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  paging,
  photoInPath,
  recordNumber,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bookingStatuses, latestDay, timeFits, timeSlots, urgencies } from "./values.ts";

export type BookingStatus = (typeof bookingStatuses)[number];

export type Urgency = (typeof urgencies)[number];

const withReason = (reason: string) => ({ params: { reason } });

const bookableDay = day
  .refine((value) => value >= todayInSantoDomingo(), withReason("past"))
  .refine((value) => value <= latestDay(), withReason("tooFar"));

export const simpleBooking = z.object({
  vendorId: recordNumber,
  date: bookableDay,
  customerName: line(200),
  customerContact: optionalLine(254),
  details: optionalText(5000),
  ...formSignals,
});

const optionalTown = z
  .enum([...locations, ""])
  .nullish()
  .transform((town) => town ?? "");

/** An ISO moment; only its day in Santo Domingo counts, the hour comes from `preferredTime`. */
const preferredDate = z.iso
  .datetime({ offset: true })
  .refine((value) => !Number.isNaN(Date.parse(value)), withReason("unreadable"))
  .transform((value) => todayInSantoDomingo(new Date(value)))
  .pipe(bookableDay);

export const fullBooking = z.object({
  vendorId: recordNumber,
  customerName: z.string().trim().min(2).max(200).pipe(line(200)),
  customerEmail: email,
  customerPhone: z
    .string()
    .trim()
    .min(10)
    .max(40)
    .refine(hasPhoneDigits, withReason("phoneDigits"))
    .pipe(text(40)),
  serviceRequested: line(200),
  preferredDate,
  preferredTime: z.enum(timeSlots),
  message: z.string().trim().min(10).max(5000).pipe(text(5000)),
  urgency: z.enum(urgencies).default("standard"),
  budget: optionalLine(200),
  /** Where the work is: a town of the directory, and what helps to find the place. */
  town: optionalTown,
  place: optionalText(500),
  ...formSignals,
});

export const bookingReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  /** The last six digits of the creation time (specification); not unique. */
  reference: z.string(),
  /** Path of the tracking page; knowing it grants access. */
  trackingPath: z.string(),
  dueAt: z.iso.datetime(),
});
export type BookingReceipt = z.infer<typeof bookingReceipt>;

export const dueStates = ["answered", "on-time", "soon", "late"] as const;

export const vendorAnswers = ["available", "unavailable"] as const;

/** What staff, the customer and the vendor all see of a booking. */
const request = {
  reference: z.string(),
  serviceRequested: z.string(),
  preferredDate: z.iso.datetime(),
  preferredTime: z.string(),
  message: z.string(),
  urgency: z.enum(urgencies),
  budget: z.string(),
  /** Where the work is; "" where the customer named no town. */
  town: z.enum([...locations, ""]),
  /** How to find the place. The vendor gets it once the booking is confirmed. */
  place: z.string(),
  status: z.enum(bookingStatuses),
  createdAt: z.iso.datetime(),
};

/** What the customer sent after the request. */
const additions = {
  /** Oldest first. */
  words: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
  /** Ids of the photos, oldest first. */
  photos: z.array(z.string()),
};

export const booking = z.object({
  ...request,
  ...additions,
  id: z.number().int(),
  vendorId: z.number().int(),
  vendorName: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerContact: z.string(),
  adminNotes: z.string(),
  estimatedCost: z.number().nullable(),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  cancelReason: z.string(),
  /** A new time requested by the customer; null once staff accept or decline it. */
  proposedDate: z.iso.datetime().nullable(),
  vendorAnswer: z.enum(vendorAnswers).nullable(),
  /** Whether the vendor is suspended, so that staff must talk to the customer. */
  vendorSuspended: z.boolean(),
  /** Whether the time is within the vendor's hours, as they are now. */
  vendorTime: z.enum(timeFits),
  assignee: z.string().nullable(),
  dueAt: z.iso.datetime(),
  due: z.enum(dueStates),
  /** Incremented by each change; an update based on an older version is a conflict (409). */
  version: z.number().int(),
});
export type Booking = z.infer<typeof booking>;

/** `sort=late`: bookings awaiting contact first, earliest due time first. */
export const bookingFilter = z.object({
  search,
  status: z.enum(bookingStatuses).optional(),
  held: z.literal("yes").optional(),
  suspended: z.literal("yes").optional(),
  sort: z.enum(["newest", "late"]).optional(),
});
export const bookingQuery = bookingFilter.extend({
  vendorId: recordNumber.optional(),
  open: z.literal("yes").optional(),
  ...paging,
});
export type BookingQuery = z.output<typeof bookingQuery>;

export const bookingUpdate = z.object({
  status: z.enum(bookingStatuses),
  adminNotes: optionalText(5000),
  /** US dollars with cents, or null. Forms send it as text. */
  estimatedCost: z
    .preprocess(
      (value: string | number | null | undefined) =>
        value === "" ? null : typeof value === "string" ? Number(value) : value,
      z.number().min(0).max(1_000_000).multipleOf(0.01).nullish(),
    )
    .transform((value) => value ?? null),
  /** A new appointment: a day, and a slot ("" = whole day). Both fields or neither. */
  preferredDate: bookableDay.optional(),
  preferredTime: z.enum([...timeSlots, ""]).optional(),
  proposal: z.enum(["accept", "decline"]).optional(),
  contacted: z.boolean().optional(),
  version: seenVersion.optional(),
});
export type BookingUpdate = z.output<typeof bookingUpdate>;

export const bookingCounts = z.object({
  total: z.number().int(),
  late: z.number().int(),
  byStatus: z.record(z.enum(bookingStatuses), z.number().int()),
});
export type BookingCounts = z.infer<typeof bookingCounts>;

export const bookingActors = ["staff", "customer", "vendor"] as const;

/** `details`: notes or cost. */
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
  "words",
  "contact",
  "photo",
] as const;

const bookingEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(bookingEventKinds),
  by: z.enum(bookingActors),
  name: z.string(),
  from: z.enum(bookingStatuses).nullable(),
  to: z.enum(bookingStatuses).nullable(),
  /**
   * By kind: ISO moment (whole day: "2027-03-31") of a time, the vendor's answer, the customer's reason or words, or the
   * contacts before a correction, masked.
   */
  note: z.string(),
});
export const bookingHistory = z.array(bookingEvent);
export const bookingHistoryQuery = z.object(paging);

export const tracking = z.object({
  ...request,
  /** What the other language calls the service. */
  serviceName,
  ...additions,
  customerName: z.string(),
  vendorId: z.number().int(),
  vendorName: z.string(),
  vendorNameEnglish: z.string(),
  /** The customer's e-mail address and phone number, masked. */
  contacts: z.array(z.string()),
  /** Whether the requested time is within the vendor's hours; others are requests without a promise. */
  vendorTime: z.enum(timeFits),
  /** Whether the vendor is suspended, so that the appointment may no longer hold. */
  beingChecked: z.boolean(),
  estimatedCost: z.number().nullable(),
  proposedDate: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime(),
  answered: z.boolean(),
  reachable: z.boolean(),
  /** Path of the review form, once the booking is completed. */
  reviewPath: z.string().nullable(),
  /** Oldest first. Staff are not named and their notes not included. */
  steps: z.array(z.object({ at: z.iso.datetime(), by: z.enum(bookingActors), to: z.enum(bookingStatuses) })),
});
export type Tracking = z.infer<typeof tracking>;

/** A booking as its vendor sees it: the task, without the customer's identity. */
export const vendorRequest = z.object({
  ...request,
  id: z.number().int(),
  vendorAnswer: z.enum(vendorAnswers).nullable(),
});
export type VendorRequest = z.infer<typeof vendorRequest>;
/** `place` is missing in rows older than that field. */
export type VendorTexts = Pick<VendorRequest, "serviceRequested" | "message" | "budget"> & {
  place?: string | undefined;
};
export const vendorRequestQuery = z.object(paging);
export const vendorRequestId = z.object({ vendorId: recordNumber, id: recordNumber });
export const vendorRequestAnswer = z.object({ answer: z.enum(vendorAnswers) });

export const bookingToken = z.object({ token: text(100) });
/** A blank field stays as it was. */
export const contactCorrection = z
  .object({
    customerEmail: email.or(z.literal("")).default(""),
    customerPhone: optionalPhone,
  })
  .refine(({ customerEmail, customerPhone }) => customerEmail !== "" || customerPhone !== "", {
    path: ["customerEmail"],
    ...withReason("contact"),
  });
export const furtherWords = z.object({ words: text(2000) });

export const trackedPhoto = bookingToken.extend(photoInPath);
export const staffPhoto = z.object({ id: recordNumber, ...photoInPath });
export const cancellation = z.object({ reason: optionalText(1000) });
export const proposal = z.object({ preferredDate, preferredTime: z.enum(timeSlots) });
