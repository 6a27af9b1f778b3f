import { z } from "zod";
import { latestDay } from "#app/clients/bookings/values.ts";
import { serviceCategories, zones } from "#app/marketplace/local-vendors/contract.ts";
import { day, line, optionalLine, optionalText, paging, text } from "#platform/contract.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { JobFacts } from "./rules/job-facts.ts";
import { isToCome } from "./rules/work-moment.ts";

export const jobServices = [
  "barbería",
  "delivery",
  "carpintería",
  "costura",
  "motoconcho",
  "plomería",
  "electricista",
  "limpieza",
  "construcción",
  "mecánica",
] as const;
export const jobZones = zones.slice(0, 10);

export const jobUrgencies = ["low", "normal", "high", "urgent"] as const;
export type JobUrgency = (typeof jobUrgencies)[number];

/** open: offers are out; accepted: a vendor took it; unanswered: nobody is left to ask; cancelled: by staff. */
export const dispatchStatuses = ["open", "accepted", "unanswered", "cancelled"] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/**
 * returned: accepted, and given back by the vendor; next: waiting in the queue; offered: message queued or sent; expired: no answer in time; taken: another vendor
 * accepted first; withdrawn: the dispatch was cancelled, or the vendor was skipped.
 */
export const offerStates = [
  "next",
  "offered",
  "accepted",
  "declined",
  "expired",
  "taken",
  "withdrawn",
  "returned",
] as const;
export type OfferState = (typeof offerStates)[number];

/** Lengths of work that staff choose from, in minutes. */
export const jobLengths = [30, 60, 90, 120, 180, 240, 360, 480] as const;

const blankAsUnknown = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable())
    .prefault(null);

const withReason = (reason: string) => ({ params: { reason } });

const workDay = day
  .refine((value) => value >= todayInSantoDomingo(), withReason("past"))
  .refine((value) => value <= latestDay(), withReason("tooFar"));

/** What a worker asks first, in Santo Domingo's time and pesos. Each may be unknown (null, the place ""). */
export const workFields = {
  workDay: blankAsUnknown(workDay),
  workTime: blankAsUnknown(z.iso.time({ precision: -1 })),
  place: optionalLine(120),
  payPesos: blankAsUnknown(z.coerce.number().int().min(1).max(1_000_000)),
  minutes: blankAsUnknown(
    z.coerce
      .number()
      .int()
      .min(15)
      .max(7 * 24 * 60),
  ),
};

/** The problem of work that is not `isToCome`. */
export const hourIsOver = { path: ["workTime"], ...withReason("pastHour") };

export const matchRequest = z.object({
  serviceType: line(100),
  location: z.enum(zones),
  jobDetails: z
    .object({
      description: optionalText(2000),
      urgency: z.preprocess(
        (value) => (value === "" || value === null ? undefined : value),
        z.enum(jobUrgencies).default("normal"),
      ),
      ...workFields,
    })
    .refine(isToCome, hourIsOver)
    .prefault({}),
});
export type MatchRequest = z.output<typeof matchRequest>;

/**
 * Delivery of an offer's message. sent: accepted by the provider; ready: no provider, staff send it by hand;
 * sent_by_hand: marked by staff; waiting: queued, or held by quiet hours; failed: refused by the provider; undelivered:
 * accepted but not delivered; stopped: the number sent STOP; withdrawn: taken back, may have arrived.
 */
const messageStates = [
  "sent",
  "ready",
  "sent_by_hand",
  "waiting",
  "failed",
  "undelivered",
  "stopped",
  "withdrawn",
] as const;

const offer = z.object({
  id: z.number().int(),
  localVendorId: z.number().int(),
  vendorName: z.string(),
  phone: z.string(),
  zone: z.enum(zones),
  service: z.string(),
  /** Position in the queue, from 1. */
  rank: z.number().int(),
  sameZone: z.boolean(),
  state: z.enum(offerStates),
  notifiedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Why the vendor gave the job back; "" otherwise. */
  returnReason: z.string(),
  message: z.enum(messageStates).nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  messageId: z.number().int().nullable(),
  /** Staff must send the message by hand; POST /api/admin/outbox/{messageId}/link gives the WhatsApp link. */
  waitsForHand: z.boolean(),
  isSample: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

const work = {
  workDay: z.string().nullable(),
  workTime: z.string().nullable(),
  place: z.string(),
  payPesos: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
} satisfies Record<keyof JobFacts, z.ZodType>;

export const dispatch = z.object({
  id: z.number().int(),
  serviceType: z.string(),
  serviceCategory: z.enum(serviceCategories),
  location: z.enum(zones),
  description: z.string(),
  urgency: z.enum(jobUrgencies),
  ...work,
  status: z.enum(dispatchStatuses),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Messages are held until then (quiet hours). */
  quietUntil: z.iso.datetime().nullable(),
  offers: z.array(offer),
});
export type Dispatch = z.infer<typeof dispatch>;

export const matchResult = z.object({
  vendorsNotified: z.number().int(),
  notifications: z.array(
    z.object({
      vendorName: z.string(),
      phone: z.string(),
      /** Null until the message has been sent. */
      notifiedAt: z.iso.datetime().nullable(),
    }),
  ),
  dispatchId: z.number().int(),
});

export const dispatchSummary = dispatch
  .omit({ offers: true, quietUntil: true })
  .extend({ asked: z.number().int(), takenBy: z.string().nullable() });
export type DispatchSummary = z.infer<typeof dispatchSummary>;
export const dispatchQuery = z.object({ status: z.enum(dispatchStatuses).optional(), ...paging });

export const offerToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
export const offerAnswer = z.object({ answer: z.enum(["accept", "decline"]) });

/** An accepted job given back: the reason, which staff read. */
export const offerReturn = z.object({ reason: text(500) });

export const offerView = z.object({
  vendorName: z.string(),
  serviceType: z.string(),
  location: z.enum(zones),
  description: z.string(),
  urgency: z.enum(jobUrgencies),
  ...work,
  state: z.enum(offerStates),
  expiresAt: z.iso.datetime().nullable(),
  /** The vendor has accepted and may still give the job back (`mayGiveBack`). */
  mayReturn: z.boolean(),
  locale: z.enum(["en", "es"]),
  stopped: z.boolean(),
});
export type OfferView = z.infer<typeof offerView>;
