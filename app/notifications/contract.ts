import { z } from "zod";
import { paging, search } from "#platform/contract.ts";

export const channels = ["email"] as const;
/** waiting: no mail service yet, or its turn has not come; sent: the service accepted it; sent_by_hand: staff say so. */
export const outboxStates = ["waiting", "sent", "failed", "sent_by_hand"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Every letter the house writes. */
export const letterNames = [
  "lead_receipt",
  "lead_notice",
  "contact_receipt",
  "contact_notice",
  "booking_receipt",
  "booking_notice",
  "booking_confirmed",
  "booking_started",
  "booking_completed",
  "booking_cancelled",
  "booking_time_declined",
  "vendor_request",
  "vendor_booking",
  "booking_reminder_24",
  "booking_reminder_2",
  "review_published",
  "vendor_flagged",
  "vendor_registered",
  "vendor_notice",
  "vendor_approved",
  "vendor_suspended",
  "vendor_reinstated",
  "vendor_verified",
  "vendor_unverified",
  "vendor_password",
  "application_receipt",
  "application_notice",
  "application_changes",
  "application_in_review",
  "application_approved",
  "application_declined",
] as const;
export type LetterName = (typeof letterNames)[number];

/** What a letter tells; texts of the customer are quoted as they are. */
export type LetterFacts = {
  name: string;
  email: string;
  phone: string;
  reference?: string;
  package?: string;
  subject?: string;
  /** What the customer wrote, in letters to staff; what staff wrote, in letters to vendors and applicants. */
  message: string;
  vendor?: string;
  service?: string;
  /** The appointment, as an ISO text. */
  when?: string;
  /** Only its day is agreed. */
  wholeDay?: boolean;
  /** The estimated cost, in US cents. */
  cents?: number;
  /** Within how many hours the first contact is due. */
  dueHours?: number;
  /** The path of the screen the letter leads to. */
  path?: string;
};

/** A message to somebody outside, as staff see it. */
export const outboxMessage = z.object({
  id: z.number().int(),
  channel: z.enum(channels),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  locale: z.enum(["en", "es"]),
  status: z.enum(outboxStates),
  attempts: z.number().int(),
  /** Why the last try failed, in the mail service's words. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  sentBy: z.string().nullable(),
  /** Opens the staff member's own mail program with everything filled in. */
  mailto: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxQuery = z.object({
  search,
  status: z.enum(outboxStates).optional(),
  ...paging,
});
export type OutboxQuery = z.infer<typeof outboxQuery>;

/** What happened that staff should know of. */
export const notificationTypes = [
  "new_lead",
  "new_contact_message",
  "new_booking",
  "booking_changed",
  "vendor_answered",
  "new_review",
  "new_report",
  "new_vendor",
  "vendor_changed",
  "vendor_strikes",
  "new_vendor_application",
  "vendor_application_answer",
] as const;
export const adminNotification = z.object({
  id: z.number().int(),
  type: z.enum(notificationTypes),
  /** The id of the record it tells of. */
  subjectId: z.number().int(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type AdminNotification = z.infer<typeof adminNotification>;
export const notificationQuery = z.object({ status: z.enum(["read", "unread"]).optional(), ...paging });
