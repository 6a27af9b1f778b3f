import { z } from "zod";
import { serviceCategories, zones } from "#app/marketplace/local-vendors/contract.ts";
import { line, optionalText, paging } from "#platform/contract.ts";

/** What the matching screen offers. */
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
/** The first ten of the zones. */
export const jobZones = zones.slice(0, 10);

export const jobUrgencies = ["low", "normal", "high", "urgent"] as const;
export type JobUrgency = (typeof jobUrgencies)[number];

/** open: offers are out; accepted: somebody took it; unanswered: nobody is left to ask; cancelled: by staff. */
export const dispatchStatuses = ["open", "accepted", "unanswered", "cancelled"] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/**
 * next: it is not their turn yet; offered: they were asked; accepted: theirs; declined; expired: they did not answer in
 * time; taken: somebody else was first; withdrawn: the job was cancelled, or they were not needed.
 */
export const offerStates = [
  "next",
  "offered",
  "accepted",
  "declined",
  "expired",
  "taken",
  "withdrawn",
] as const;
export type OfferState = (typeof offerStates)[number];

/** POST /api/match-vendors. */
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
    })
    .prefault({}),
});
export type MatchRequest = z.output<typeof matchRequest>;

/**
 * How the message of an offer stands, claiming no more than is known: sent: the provider accepted it; ready: there is
 * no provider, staff send it by hand; sent_by_hand: staff say so; waiting: its turn has not come, or quiet hours;
 * failed: the provider did not accept it; undelivered: it did, and could not deliver it; stopped: they want no messages;
 * withdrawn: it was taken back, and may have arrived.
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

/** An offer as staff see it. */
const offer = z.object({
  id: z.number().int(),
  localVendorId: z.number().int(),
  vendorName: z.string(),
  phone: z.string(),
  zone: z.enum(zones),
  /** What they do, in their words. */
  service: z.string(),
  /** Its place in the order of asking, from 1. */
  rank: z.number().int(),
  sameZone: z.boolean(),
  state: z.enum(offerStates),
  notifiedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  message: z.enum(messageStates).nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** The outbox's row of the message. */
  messageId: z.number().int().nullable(),
  /** Its message waits for a hand. POST /api/admin/outbox/{messageId}/link shows the way: its link lets its holder answer. */
  waitsForHand: z.boolean(),
  /** Made up, to show how it looks: nobody will answer. */
  isSample: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

/** A job that is looking for its vendor, as staff see it. */
export const dispatch = z.object({
  id: z.number().int(),
  serviceType: z.string(),
  serviceCategory: z.enum(serviceCategories),
  location: z.enum(zones),
  description: z.string(),
  urgency: z.enum(jobUrgencies),
  status: z.enum(dispatchStatuses),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Messages wait until then: quiet hours. */
  quietUntil: z.iso.datetime().nullable(),
  offers: z.array(offer),
});
export type Dispatch = z.infer<typeof dispatch>;

/** The spec's answer, and the dispatch to watch. */
export const matchResult = z.object({
  vendorsNotified: z.number().int(),
  notifications: z.array(
    z.object({
      vendorName: z.string(),
      phone: z.string(),
      /** When the message left; null while nobody has sent it. */
      notifiedAt: z.iso.datetime().nullable(),
    }),
  ),
  dispatchId: z.number().int(),
});

/** A dispatch in a list. */
export const dispatchSummary = dispatch
  .omit({ offers: true, quietUntil: true })
  .extend({ asked: z.number().int(), takenBy: z.string().nullable() });
export type DispatchSummary = z.infer<typeof dispatchSummary>;
export const dispatchQuery = z.object({ status: z.enum(dispatchStatuses).optional(), ...paging });

/** The end of an offer's address. */
export const offerToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
export const offerAnswer = z.object({ answer: z.enum(["accept", "decline"]) });

/** An offer as the vendor sees it, by its link. */
export const offerView = z.object({
  vendorName: z.string(),
  serviceType: z.string(),
  location: z.enum(zones),
  description: z.string(),
  urgency: z.enum(jobUrgencies),
  state: z.enum(offerStates),
  expiresAt: z.iso.datetime().nullable(),
  /** The vendor's language. */
  locale: z.enum(["en", "es"]),
  /** Whether this number asked not to be written to. */
  stopped: z.boolean(),
});
export type OfferView = z.infer<typeof offerView>;
