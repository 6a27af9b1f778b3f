import { z } from "zod";
import { line, paging, search, text } from "#platform/contract.ts";

export const channels = ["email", "whatsapp"] as const;
export type Channel = (typeof channels)[number];

/**
 * waiting: no service yet, or its turn has not come; sent: the service accepted it; failed: it refused it, or did not take
 * it however often it was asked; sent_by_hand: staff say so.
 */
export const outboxStates = ["waiting", "sent", "failed", "sent_by_hand"] as const;
export type OutboxState = (typeof outboxStates)[number];

/**
 * What a message's last error says where it has ended for good: stopped: when its turn came, its number had asked us to
 * stop; withdrawn: what it tells is no longer so; no_service: a notice to our own address, written while there was no mail
 * service. Nobody sends such a message again, by itself or by hand.
 */
export const finalErrors = ["stopped", "withdrawn", "no_service"] as const;

/**
 * The last error of a letter whose address has had as many of its kind today as it may. It waits for nobody, since anybody
 * can cause many, but staff may send it: it may be the one that the person wanted.
 */
export const rateLimitError = "too_many";

/** accepted: the service took it; refused: it never will; busy: it said "later"; unreachable: no answer, or none we understand. */
/** unwritten: it could not be put into words, by a mistake of ours; no service was asked. */
export const tryOutcomes = ["accepted", "refused", "busy", "unreachable", "unwritten"] as const;
export type TryOutcome = (typeof tryOutcomes)[number];

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
  "vendor_password_changed",
  "staff_failed_sign_ins",
  "application_receipt",
  "application_notice",
  "application_changes",
  "application_in_review",
  "application_approved",
  "application_declined",
  "local_vendor_receipt",
  "local_vendor_in_review",
  "local_vendor_approved",
  "local_vendor_declined",
  "job_offer",
  "job_won",
  "job_taken",
  "job_cancelled",
  "safety_emergency",
  "safety_notice",
  "safety_contact",
  "chat_reply",
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
  zone?: string;
  /** The appointment, as an ISO text. */
  when?: string;
  /** Only its day is agreed. */
  wholeDay?: boolean;
  /** How urgent a job is. */
  urgency?: "low" | "normal" | "high" | "urgent";
  /** The estimated cost, in US cents. */
  cents?: number;
  /** Until when the first contact is promised, where that is sooner than 24 hours; an ISO text. */
  dueAt?: string;
  /** The recipient has used a link from a letter to this address: no stranger has typed it in. */
  confirmed?: boolean;
  /** The path of the screen the letter leads to. */
  path?: string;
};

/** One try to hand a message to its service, as staff see it. */
const outboxTry = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(tryOutcomes),
  /** The service's own code, or what went wrong on the way. */
  code: z.string(),
  /** How long the service took to answer, in milliseconds. */
  took: z.number().int(),
});

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
  /** Why it did not go: the service's code, or how it ended. */
  lastError: z.string().nullable(),
  /** It waits until then: quiet hours, or the pause before the next try. */
  notBefore: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  sentBy: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Oldest first. */
  tries: z.array(outboxTry),
  /** When this number asked not to be written to, if it holds. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Opens the staff member's own mail program with everything filled in; null where it is no mail. */
  mailto: z.string().nullable(),
  /** The same for WhatsApp; null also where nobody may write to that number (now). */
  waMe: z.string().nullable(),
  /** Its link lets its holder in, so it is not here: who needs it has it shown, which is written down. */
  linkHidden: z.boolean(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxQuery = z.object({
  search,
  /** A state, or `to_send`: what only a person can send on. */
  status: z.enum([...outboxStates, "to_send"]).optional(),
  channel: z.enum(channels).optional(),
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
  "post_held",
  "new_vendor",
  "vendor_changed",
  "vendor_strikes",
  "new_vendor_application",
  "vendor_application_answer",
  "new_local_vendor",
  "job_accepted",
  "job_unanswered",
  "new_safety_emergency",
  "new_safety_request",
  "safety_marked",
  "safety_contact",
  "chat_waiting",
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
  /** The id of the record it tells of; 0 where there is none. */
  subjectId: z.number().int(),
  message: z.string(),
  /** Of the vendor, where staff wrote the news; null otherwise. */
  vendorData: vendorData.nullable(),
  createdAt: z.iso.datetime(),
  /** When the caller read it. */
  readAt: z.iso.datetime().nullable(),
});
export type AdminNotification = z.infer<typeof adminNotification>;

/**
 * POST /api/admin/notifications: staff report somebody who applied some other way than by the portal, which writes its
 * own news. Type, message and vendor data are kept and shown as they were sent.
 */
export const newNotification = z.object({
  type: z.enum(["new_vendor"]),
  message: text(500),
  vendorData,
});
export const notificationQuery = z.object({ status: z.enum(["read", "unread"]).optional(), ...paging });
