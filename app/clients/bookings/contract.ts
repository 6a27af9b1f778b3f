import { z } from "zod";
import { serviceName } from "#app/marketplace/vendors/contract.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { assigneeFilter, bulkChange, byHand, recordSources, undoOffer } from "#app/staff/shell/contract.ts";
import {
  day,
  email,
  formSignals,
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
import {
  bookableDay,
  fullName,
  fullPhone,
  optionalTown,
  preferredDate,
  withReason,
} from "./rules/request-fields.ts";
import { bookingStatuses, noShows, timeFits, timeSlots, urgencies } from "./values.ts";

export type BookingStatus = (typeof bookingStatuses)[number];

export type Urgency = (typeof urgencies)[number];

export const simpleBooking = z.object({
  vendorId: recordNumber,
  date: bookableDay,
  customerName: line(200),
  customerContact: optionalLine(254),
  details: optionalText(5000),
  ...formSignals,
});

export const fullBooking = z.object({
  vendorId: recordNumber,
  customerName: fullName,
  customerEmail: email,
  customerPhone: fullPhone,
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

/** What staff write down or correct of a booking's customer: one of address, number and contact in words is enough. */
const customerData = {
  customerName: fullName,
  customerEmail: email.or(z.literal("")).default(""),
  customerPhone: fullPhone.or(z.literal("")).default(""),
  customerContact: optionalLine(254),
  town: optionalTown,
  place: optionalText(500),
  locale: z.enum(["en", "es"]),
};
type Contact = Record<"customerEmail" | "customerPhone" | "customerContact", string>;
const hasContact = ({ customerEmail, customerPhone, customerContact }: Contact) =>
  `${customerEmail}${customerPhone}${customerContact}` !== "";
const contactRequired = { path: ["customerEmail"], ...withReason("contact") };

export const bookingCorrection = z
  .object({ ...customerData, version: seenVersion.optional() })
  .refine(hasContact, contactRequired);
/** A booking that staff write down; without an hour it is for the whole day. The vendor is asked as for any other. */
export const bookingByHand = z
  .object({
    ...customerData,
    vendorId: recordNumber,
    serviceRequested: optionalLine(200),
    day: bookableDay,
    preferredTime: z.enum([...timeSlots, ""]).default(""),
    message: optionalText(5000),
    urgency: z.enum(urgencies).default("standard"),
    ...byHand,
  })
  .refine(hasContact, contactRequired);
export type BookingByHand = z.output<typeof bookingByHand>;
export type CustomerData = Pick<z.output<typeof bookingCorrection>, keyof typeof customerData>;
/** Named as in `customerData`; and how the audit log calls them. */
export const customerFields = {
  customerName: "name",
  customerEmail: "email",
  customerPhone: "phone",
  customerContact: "contact",
  town: "town",
  place: "place",
  locale: "locale",
} as const satisfies Record<keyof CustomerData, string>;
export type CustomerField = (typeof customerFields)[keyof CustomerData];

/** `serviceRequested`: one of the vendor's, a general one, or "" where none was named. */
export const reassignment = z.object({
  vendorId: recordNumber,
  serviceRequested: optionalLine(200),
  version: seenVersion.optional(),
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

const money = z.object({ cents: z.number().int(), currency: z.enum(["USD", "DOP"]) });

/** What was agreed, what it cost in the end, and the firm's commission. Staff alone see them. */
const bookingPrices = z.object({
  agreed: money.nullable(),
  final: money.nullable(),
  commission: money.nullable(),
  /** In hundredths of a percent of the final price, or of the agreed one; null where the commission is an amount. */
  commissionRate: z.number().int().nullable(),
  /** The day on which the vendor paid the commission. */
  paidOn: z.iso.date().nullable(),
});
export type BookingPrices = z.infer<typeof bookingPrices>;

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
  prices: bookingPrices,
  noShow: z.enum(noShows).nullable(),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  cancelReason: z.string(),
  /** A new time requested by the customer; null once staff accept or decline it. */
  proposedDate: z.iso.datetime().nullable(),
  vendorAnswer: z.enum(vendorAnswers).nullable(),
  /** Whether the vendor is suspended, so that staff must talk to the customer. */
  vendorSuspended: z.boolean(),
  /** Letters reach the vendor: it has an address and is no sample. */
  vendorIsWrittenTo: z.boolean(),
  /** Whether the time is within the vendor's hours, as they are now. */
  vendorTime: z.enum(timeFits),
  assignee: z.string().nullable(),
  /** How it came. */
  source: z.enum(recordSources),
  dueAt: z.iso.datetime(),
  due: z.enum(dueStates),
  /** Incremented by each change; an update based on an older version is a conflict (409). */
  version: z.number().int(),
});
export type Booking = z.infer<typeof booking>;

export const changedBooking = booking.extend({ undo: undoOffer });

/** `withdrawn`: letters that the team wrote to the customer, and that had not left. */
export const reassignedBooking = changedBooking.extend({ withdrawn: z.number().int() });

/** `redirected`: letters that waited for the former address and go to the new one. */
export const correctedBooking = z.object({ booking, redirected: z.number().int(), undo: undoOffer });

/** `sort=late`: bookings awaiting contact first, earliest due time first. */
export const bookingFilter = z.object({
  search,
  status: z.enum(bookingStatuses).optional(),
  held: z.literal("yes").optional(),
  suspended: z.literal("yes").optional(),
  /** The appointment's day in Santo Domingo, both included. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(["newest", "late"]).optional(),
  assignee: assigneeFilter,
});
export const bookingQuery = bookingFilter.extend({
  vendorId: recordNumber.optional(),
  open: z.literal("yes").optional(),
  ...paging,
});
export type BookingQuery = z.output<typeof bookingQuery>;

/** US dollars with cents, or null. Forms send it as text. */
const estimatedCost = z
  .preprocess(
    (value: string | number | null | undefined) =>
      value === "" ? null : typeof value === "string" ? Number(value) : value,
    z.number().min(0).max(1_000_000).multipleOf(0.01).nullish(),
  )
  .transform((value) => value ?? null);

export const bookingUpdate = z.object({
  status: z.enum(bookingStatuses),
  adminNotes: optionalText(5000),
  estimatedCost,
  /** A new appointment: a day, and a slot ("" = whole day). Both fields or neither. */
  preferredDate: bookableDay.optional(),
  preferredTime: z.enum([...timeSlots, ""]).optional(),
  proposal: z.enum(["accept", "decline"]).optional(),
  contacted: z.boolean().optional(),
  /** Who did not come; of a cancelled booking. Missing leaves it as it is. */
  noShow: z.enum(noShows).nullish(),
  version: seenVersion.optional(),
});
export type BookingUpdate = z.output<typeof bookingUpdate>;

export const bookingBulk = bulkChange(bookingStatuses);

/** What staff do with a booking in one step. */
const bookingActs = [
  "confirm",
  "contacted",
  "complete",
  "cancel",
  "customer_absent",
  "vendor_absent",
  /** The customer's cancellation was seen. */
  "seen",
] as const;
export const bookingAct = z.object({
  act: z.enum(bookingActs),
  /** Cost and notes after it, both or neither; without them they stay as they are. */
  details: z.object({ adminNotes: optionalText(5000), estimatedCost }).optional(),
  version: seenVersion.optional(),
});
export type BookingAct = z.output<typeof bookingAct>;

export const bookingCounts = z.object({
  total: z.number().int(),
  late: z.number().int(),
  byStatus: z.record(z.enum(bookingStatuses), z.number().int()),
});
export type BookingCounts = z.infer<typeof bookingCounts>;

export const bookingActors = ["staff", "customer", "vendor"] as const;

/** `details`: notes or cost; `prices`: its note is made and read by `rules/prices/price-changes.ts`. */
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
  "prices",
  "no_show",
  "corrected",
  "reassigned",
  "undone",
  "written_down",
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
  /** What staff corrected, and which vendor and service they gave it to; blank where there was nothing. */
  corrections: z.array(
    z.object({
      field: z.enum([...Object.values(customerFields), "vendor", "service"]),
      from: z.string(),
      to: z.string(),
    }),
  ),
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
  /** Other vendors and services that we gave it to, in the reader's language. Oldest first. */
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      field: z.enum(["vendor", "service"]),
      from: z.string(),
      to: z.string(),
    }),
  ),
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
