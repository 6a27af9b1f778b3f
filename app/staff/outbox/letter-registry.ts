/** What the outbox must know of a letter, besides its texts (templates/). */
type LetterProperties = {
  /**
   * `phone`: goes by WhatsApp or mail, with its link in the text. `team`: a notice to our own address about what somebody
   * sent, quoted with their contact; the bell shows the same. `member`: to one member of staff, not on the bell.
   */
  to: "customer" | "vendor" | "phone" | "team" | "member";
  /** What `facts.path` opens, or for a team's letter the screen. null: it has no link. */
  link: Link | null;
  /** Its `message` was written by staff, so it may be quoted to an outsider. */
  quotesStaff?: true;
  /** Anybody can cause it to an address that nobody confirmed: the recipient's limit a day, unless `facts.confirmed`. */
  limit?: "receipt" | "vendorRequest";
  /** It leaves at once, whatever caused it: a call for help. */
  isNeverHeld?: true;
  /** Over its limit it waits for staff: strangers may have used up the limit, and its link is needed. */
  waitsOverLimit?: true;
};

type Link = {
  /**
   * It opens an account, or answers for the recipient, and staff can get it nowhere else: they see it only by an audited
   * call.
   */
  grantsAccess: boolean;
  /** Label of its button. */
  label?:
    | "account"
    | "booking"
    | "call"
    | "confirm"
    | "continue"
    | "dashboard"
    | "open"
    | "password"
    | "progress"
    | "replies"
    | "review";
  /** Fixed, instead of `facts.path`. */
  screen?: string;
};

const tracking = { grantsAccess: false, label: "booking" } as const;
const dashboard = { grantsAccess: false, label: "dashboard" } as const;
/** While changes are requested it changes the application's answers, also sealed ones. */
const progress = { grantsAccess: true, label: "progress" } as const;
const newPassword = { grantsAccess: true, label: "password" } as const;
const screen = (path: string): Link => ({ grantsAccess: false, label: "open", screen: path });

const letters = {
  lead_receipt: { to: "customer", link: { grantsAccess: false, label: "call" }, limit: "receipt" },
  lead_planning: { to: "customer", link: { grantsAccess: false, label: "call" } },
  lead_notice: { to: "team", link: screen("/admin-dashboard") },
  contact_receipt: { to: "customer", link: null, limit: "receipt" },
  contact_notice: { to: "team", link: screen("/admin/messages") },
  booking_receipt: { to: "customer", link: tracking, limit: "receipt", waitsOverLimit: true },
  booking_notice: { to: "team", link: screen("/booking-management") },
  booking_confirmed: { to: "customer", link: tracking, limit: "receipt", waitsOverLimit: true },
  booking_started: { to: "customer", link: tracking },
  booking_completed: { to: "customer", link: { grantsAccess: false, label: "review" } },
  booking_cancelled: { to: "customer", link: tracking },
  booking_time_declined: { to: "customer", link: tracking },
  booking_reassigned: { to: "customer", link: tracking },
  booking_contact_new: { to: "customer", link: tracking, limit: "receipt", waitsOverLimit: true },
  booking_contact_former: { to: "customer", link: null, limit: "receipt" },
  booking_contact_phone: { to: "customer", link: null, limit: "receipt" },
  vendor_request: { to: "vendor", link: dashboard, limit: "vendorRequest" },
  vendor_booking: { to: "vendor", link: dashboard },
  vendor_released: { to: "vendor", link: dashboard },
  booking_reminder_24: { to: "customer", link: tracking },
  booking_reminder_2: { to: "customer", link: tracking },
  review_published: { to: "vendor", link: dashboard },
  vendor_flagged: { to: "vendor", link: dashboard, limit: "receipt" },
  vendor_registered: { to: "vendor", link: dashboard, limit: "receipt" },
  vendor_notice: { to: "team", link: screen("/admin/vendors?status=pending") },
  vendor_approved: { to: "vendor", link: dashboard, quotesStaff: true },
  vendor_suspended: { to: "vendor", link: dashboard, quotesStaff: true },
  vendor_reinstated: { to: "vendor", link: dashboard },
  vendor_picture_removed: { to: "vendor", link: dashboard, quotesStaff: true },
  vendor_verified: { to: "vendor", link: dashboard },
  vendor_unverified: { to: "vendor", link: dashboard },
  vendor_password: { to: "vendor", link: newPassword },
  vendor_password_changed: {
    to: "vendor",
    link: { grantsAccess: false, label: "password" },
    limit: "receipt",
  },
  staff_failed_sign_ins: { to: "member", link: { grantsAccess: false, label: "account" } },
  staff_invitation: { to: "member", link: newPassword },
  staff_password: { to: "member", link: newPassword },
  application_receipt: { to: "vendor", link: progress, limit: "receipt" },
  application_draft: { to: "vendor", link: { grantsAccess: true, label: "continue" }, limit: "receipt" },
  application_notice: { to: "team", link: screen("/admin/vendor-applications") },
  application_changes: { to: "vendor", link: progress, quotesStaff: true },
  application_in_review: { to: "vendor", link: progress, quotesStaff: true },
  application_approved: { to: "vendor", link: newPassword, quotesStaff: true },
  application_declined: { to: "vendor", link: progress, quotesStaff: true },
  local_vendor_receipt: { to: "phone", link: null, limit: "receipt" },
  local_vendor_in_review: { to: "phone", link: null },
  local_vendor_approved: { to: "phone", link: null },
  local_vendor_declined: { to: "phone", link: null },
  job_offer: { to: "phone", link: { grantsAccess: true } },
  job_won: { to: "phone", link: null },
  job_taken: { to: "phone", link: null },
  job_cancelled: { to: "phone", link: null },
  safety_emergency: { to: "team", link: screen("/admin/safety-requests"), isNeverHeld: true },
  safety_notice: { to: "team", link: screen("/admin/safety-requests"), isNeverHeld: true },
  safety_contact: { to: "team", link: screen("/admin/safety-requests"), isNeverHeld: true },
  community_confirm: { to: "customer", link: { grantsAccess: true, label: "confirm" }, limit: "receipt" },
  community_replies: { to: "customer", link: { grantsAccess: false, label: "replies" } },
  chat_reply: { to: "phone", link: { grantsAccess: false } },
  // Its link, if any, stands in its text (templates/staff-letter.ts).
  staff_letter: { to: "customer", link: { grantsAccess: false } },
} as const satisfies Record<string, LetterProperties>;

export type LetterName = keyof typeof letters;
export const letterNames = Object.keys(letters) as [LetterName, ...LetterName[]];

/** Letters that have a WhatsApp template, and may go by WhatsApp. */
export type PhoneLetterName = {
  [N in LetterName]: (typeof letters)[N]["to"] extends "phone" ? N : never;
}[LetterName];

/** Notices to our own address. */
export const teamLetters = letterNames.filter((name) => letters[name].to === "team");

export function letterProperties(name: LetterName): LetterProperties {
  return letters[name];
}

export function isPhoneLetter(name: LetterName): name is PhoneLetterName {
  return letters[name].to === "phone";
}
