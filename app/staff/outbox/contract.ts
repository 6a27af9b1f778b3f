import { z } from "zod";
import type { JobFacts } from "#app/marketplace/dispatch/rules/job-facts.ts";
import { bulkIds } from "#app/staff/shell/contract.ts";
import { deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { line, paging, search, text } from "#platform/contract.ts";

export const channels = ["email", "whatsapp"] as const;
export type Channel = (typeof channels)[number];

/** `waiting` until a worker or staff send it; `sent` once the service accepted it (README.md has the diagram). */
export const outboxStates = ["waiting", "sent", "failed", "sent_by_hand"] as const;
export type OutboxState = (typeof outboxStates)[number];

/**
 * Values of `lastError` after which a failed message is never sent again, by a worker or by hand. stopped: the number
 * opted out; withdrawn: its content is no longer true; no_service: a staff notice, while no mail service was configured;
 * discarded: staff decided that nobody gets it.
 */
export const finalErrors = ["stopped", "withdrawn", "no_service", "discarded"] as const;

/** `lastError` of a letter over its recipient's daily limit. Staff may still send it; it does not count as waiting for them. */
export const rateLimitError = "too_many";

/** refused: permanent; busy: retry later; unreachable: no usable answer; unwritten: rendering failed, nothing was sent. */
export const tryOutcomes = ["accepted", "refused", "busy", "unreachable", "unwritten"] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

export type LetterFacts = {
  name: string;
  email: string;
  phone: string;
  reference?: string;
  package?: string;
  subject?: string;
  /** Written by the customer in letters to staff, by staff in letters to vendors and applicants. */
  message: string;
  vendor?: string;
  service?: string;
  /** Staff wrote the request down: the person may have sent nothing. */
  byHand?: boolean;
  /** The booking went to another vendor; otherwise only its service changed. */
  otherVendor?: boolean;
  zone?: string;
  /** The appointment, ISO 8601. */
  when?: string;
  /** The appointment has a day but no time. */
  wholeDay?: boolean;
  urgency?: "low" | "normal" | "high" | "urgent";
  job?: JobFacts;
  /** Estimated cost in US cents. */
  cents?: number;
  /** Deadline of the first contact if sooner than 24 hours, ISO 8601. */
  dueAt?: string;
  /** The recipient has used a link sent to this address, so the address is theirs. */
  confirmed?: boolean;
  path?: string;
  /** Stops letters of this kind without a sign-in; becomes the List-Unsubscribe header, too. */
  stopPath?: string;
  /** A picture of a gallery: its number in the vendor's order, and its caption, "" without one. */
  picture?: number;
  caption?: string;
  /** How many replies it is about. */
  replies?: number;
};

/** A row that an undoable act made or changed: its values by column before and after it, as JSON. */
export type HeldChange = {
  table: string;
  id: number;
  isNew?: boolean;
  columns: Record<string, { from: unknown; to: unknown }>;
  /** Its version after the act, where it must still be this one. */
  version?: number;
};

const outboxTry = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(tryOutcomes),
  code: z.string(),
  took: z.number().int(),
});

export const outboxMessage = z.object({
  id: z.number().int(),
  channel: z.enum(channels),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  locale: z.enum(["en", "es"]),
  status: z.enum(outboxStates),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  /** End of quiet hours, or the time of the next try. */
  notBefore: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  sentBy: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  tries: z.array(outboxTry),
  /** When the number opted out, if it still is. */
  stoppedAt: z.iso.datetime().nullable(),
  /** `mailto:` link with recipient, subject and text; null for WhatsApp. */
  mailto: z.string().nullable(),
  /** `wa.me` link; null for mail, in quiet hours, and for numbers that opted out. */
  waMe: z.string().nullable(),
  /** The link grants access, so it is left out; `POST …/link` shows it and is audited. */
  linkHidden: z.boolean(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxQuery = z.object({
  search,
  /** `to_send`: messages that only staff can send. */
  status: z.enum([...outboxStates, "to_send"]).optional(),
  channel: z.enum(channels).optional(),
  ...paging,
});
export const outboxBulk = z.object({ act: z.enum(["send", "discard", "sent_by_hand"]), ids: bulkIds });
export type OutboxQuery = z.infer<typeof outboxQuery>;

export const notificationTypes = [
  "new_lead",
  "planning_call",
  "new_contact_message",
  "new_booking",
  "booking_changed",
  "vendor_answered",
  "new_review",
  "new_report",
  "post_held",
  "new_vendor",
  "vendor_changed",
  "vendor_strikes",
  "new_vendor_application",
  "vendor_application_answer",
  "new_local_vendor",
  "job_accepted",
  "job_unanswered",
  "job_returned",
  "new_safety_emergency",
  "new_safety_request",
  "safety_marked",
  "safety_contact",
  "safety_photo",
  "chat_waiting",
  "note_mention",
  "next_step_assigned",
  "lead_assigned",
  "booking_assigned",
  "message_assigned",
  "safety_assigned",
  "chat_assigned",
  "application_assigned",
  "work_handed_over",
] as const;
const vendorData = z.object({
  name: line(200),
  service: line(100),
  location: line(100),
  category: line(100),
});
export type VendorData = z.infer<typeof vendorData>;

export const adminNotification = z.object({
  id: z.number().int(),
  type: z.enum(notificationTypes),
  /** Id of the record; 0 if there is none. Of `work_handed_over`: how many records. */
  subjectId: z.number().int(),
  message: z.string(),
  vendorData: vendorData.nullable(),
  /** What the record is, for types that are about any record. */
  recordKind: z.enum(deskRecordKinds).nullable(),
  /** For the reader alone: somebody mentions them, or gives them work. */
  isForMe: z.boolean(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type AdminNotification = z.infer<typeof adminNotification>;

/** POST /api/admin/notifications: staff report a vendor who applied outside of the portal. */
export const newNotification = z.object({
  type: z.enum(["new_vendor"]),
  message: text(500),
  vendorData,
});
export const notificationQuery = z.object({ status: z.enum(["read", "unread"]).optional(), ...paging });
