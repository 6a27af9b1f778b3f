import { z } from "zod";
import {
  formSignals,
  lenientLine,
  optionalLenientLine,
  optionalText,
  paging,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";

/** What a request is about: the three protocols by their titles, or none of them. */
export const safetyProtocols = [
  "Emergency Response Protocol",
  "Cultural Integration Program",
  "Wellness Monitoring System",
  "General Safety Request",
] as const;
export type SafetyProtocol = (typeof safetyProtocols)[number];

export const safetyUrgencies = ["normal", "urgent", "emergency"] as const;
export type SafetyUrgency = (typeof safetyUrgencies)[number];

/** pending_review: nobody has taken it up; in_hand: somebody of the team is at it; closed: done. */
export const safetyStatuses = ["pending_review", "in_hand", "closed"] as const;
export type SafetyStatus = (typeof safetyStatuses)[number];

/** The browser's own name for a request: unguessable, so that only who sent the request can add to it. */
const deliveryKey = z.string().regex(/^[\w-]{16,64}$/);

/** POST /api/safety-requests. What else a browser keeps of it (its status, how it came) is ours to say. */
export const newSafetyRequest = z.object({
  // A title that we do not know (an older page's) must not cost somebody the request.
  protocol: z.enum(safetyProtocols).catch("General Safety Request"),
  name: lenientLine(200),
  details: text(5000),
  urgency: z.enum(safetyUrgencies).default("normal"),
  /** How the team can answer: a phone, WhatsApp, an e-mail, in the person's own words. */
  contact: optionalLenientLine(200),
  /** When it was written, which may be long before it found a network. */
  timestamp: z.iso.datetime().optional().catch(undefined),
  /** Names this one request for good, so that however often it is sent it is kept once. */
  delivery: deliveryKey
    .optional()
    // A call for help is not refused for a name that cannot be read.
    .catch(undefined),
  ...formSignals,
});
export type NewSafetyRequest = z.output<typeof newSafetyRequest>;

export const safetyReceipt = z.object({
  success: z.literal(true),
  /** What the person can quote. */
  reference: z.string(),
  status: z.enum(safetyStatuses),
  /** With it the sender can add a contact. The browser's own, or ours where the browser gave none. */
  delivery: deliveryKey,
});

/** POST /api/safety-requests/contact: a way to answer somebody who left none, or a better one. */
export const newSafetyContact = z.object({
  delivery: deliveryKey,
  contact: lenientLine(200),
});

/** How the first answer stands: given, closed without one, or how urgent it is. */
const safetyDueStates = ["answered", "closed", "on-time", "soon", "late"] as const;

/** A safety request as staff see it. */
export const safetyRequest = z.object({
  id: z.number().int(),
  reference: z.string(),
  protocol: z.enum(safetyProtocols),
  name: z.string(),
  details: z.string(),
  urgency: z.enum(safetyUrgencies),
  contact: z.string(),
  locale: z.enum(["en", "es"]),
  status: z.enum(safetyStatuses),
  /** Why it is marked: a robot's marks, or over the limit of its address; null: it is not. */
  heldReason: z.string().nullable(),
  /** When it came to us, and when it was written where that was earlier. */
  createdAt: z.iso.datetime(),
  writtenAt: z.iso.datetime(),
  /** Until then the first answer is due. */
  dueAt: z.iso.datetime(),
  /** When the person was reached; null: nobody has noted a first contact. */
  reachedAt: z.iso.datetime().nullable(),
  due: z.enum(safetyDueStates),
  /** The member of staff whose it is, by e-mail. */
  assignee: z.string().nullable(),
  /** Goes up by one with each change, so that two do not overwrite each other. */
  version: z.number().int(),
});
export type SafetyRequest = z.infer<typeof safetyRequest>;

/** What the staff's list can be narrowed to: a status, or what is marked. */
export const safetyShows = [...safetyStatuses, "marked"] as const;

export const safetyQuery = z.object({
  search,
  status: z.enum(safetyShows).optional(),
  ...paging,
});
export type SafetyQuery = z.output<typeof safetyQuery>;

/** PATCH /api/admin/safety-requests/{id}. `version`: the one that was on the screen. */
export const safetyChange = z.object({
  status: z.enum(safetyStatuses),
  /** The person was reached. Only this stops the clock of the first answer; a status says nothing about it. */
  reached: z.literal(true).optional(),
  note: optionalText(5000),
  version: seenVersion.optional(),
});

/** What happened to a request. */
export const safetyEventKinds = ["status", "note", "released", "reached", "contact"] as const;
export const safetyStep = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  kind: z.enum(safetyEventKinds),
  from: z.enum(safetyStatuses).nullable(),
  to: z.enum(safetyStatuses).nullable(),
  note: z.string(),
});
export const safetyHistoryQuery = z.object(paging);
export type SafetyStep = z.infer<typeof safetyStep>;
