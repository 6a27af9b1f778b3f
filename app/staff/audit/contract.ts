import { z } from "zod";
import { type RecordKind, recordKinds } from "#app/staff/privacy/contract.ts";
import { day, paging, text } from "#platform/contract.ts";

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Null for the operator, and before 2026-11-23. */
  byEmail: z.string().nullable(),
  /** An `AuditAct`; older rows may hold others. */
  act: z.string(),
  /** Before and after, the reason, the field: the keys of `auditDetails`; older rows may hold others. */
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const historyQuery = z.object(paging);
export type HistoryQuery = z.output<typeof historyQuery>;

const change = { from: "plain", to: "plain" } as const;
/** From whom to whom; the note may name an outsider. */
const handing = { ...change, note: "personal" } as const;
const corrected = { field: "plain", from: "personal", to: "personal" } as const;
const counts = Object.fromEntries(recordKinds.map((kind) => [kind, "plain"])) as Record<RecordKind, "plain">;

/**
 * Audited actions, as `subject.action` (labels in messages.ts, `acts`), with the keys of their `detail`. A plain value is a
 * code, a number or our own words. A personal one may name or quote an outsider: the erasure of a person removes it, and
 * any key that is not declared.
 */
export const auditDetails = {
  "lead.create": { source: "plain" },
  "lead.status": { ...change, answered: "plain" },
  "lead.assign": handing,
  "lead.sale": { ...change, fromPrice: "plain", toPrice: "plain", fromSold: "plain", toSold: "plain" },
  "lead.saleTakenBack": { ...change, fromPrice: "plain", toPrice: "plain" },
  "lead.correct": corrected,
  "lead.undo": change,
  "lead.release": {},
  "lead.export": {
    ...change,
    status: "plain",
    package: "plain",
    search: "plain",
    held: "plain",
    late: "plain",
    sale: "plain",
    assignee: "plain",
  },
  "contact_message.answered": change,
  "contact_message.export": { filter: "plain" },
  "contact_message.release": {},
  "contact_message.assign": handing,
  "booking.create": { source: "plain" },
  "booking.update": {
    ...change,
    fromWhen: "plain",
    toWhen: "plain",
    fromCost: "plain",
    toCost: "plain",
    noShow: "plain",
  },
  "booking.prices": {
    fromAgreed: "plain",
    toAgreed: "plain",
    fromFinal: "plain",
    toFinal: "plain",
    fromCommission: "plain",
    toCommission: "plain",
    fromPaid: "plain",
    toPaid: "plain",
  },
  "booking.assign": handing,
  "booking.export": { filter: "plain" },
  "booking.correct": corrected,
  // The vendors' numbers: names are looked up.
  "booking.reassign": { ...change, fromService: "personal", toService: "personal" },
  "booking.undo": change,
  "booking.release": {},
  "safety_request.status": { ...change, reached: "plain" },
  "safety_request.assign": handing,
  "safety_request.export": { filter: "plain" },
  "safety_request.release": {},
  "vendor.status": { ...change, localVendor: "plain", reason: "personal", reference: "personal" },
  "vendor.export": { filter: "plain" },
  "vendor.undo": change,
  "vendor.verification": change,
  "vendor.profile": { fields: "plain" },
  "vendor.identity": { from: "personal", to: "personal" },
  "vendor.picture": { kind: "plain", to: "plain" },
  "vendor.gallery": { to: "plain", picture: "plain", caption: "personal", reason: "personal" },
  "vendor.strike": { ...change, pattern: "plain" },
  "application.status": change,
  "application.checks": change,
  "application.export": { filter: "plain" },
  "application.undo": change,
  "application.release": {},
  "application.assign": handing,
  "application.reveal": { field: "plain", reference: "personal" },
  "application.paper": { paper: "plain", reference: "personal" },
  "application.removePaper": { paper: "plain", reference: "personal" },
  "local_vendor.status": change,
  "local_vendor.export": { filter: "plain" },
  "local_vendor.undo": change,
  "local_vendor.release": {},
  "local_vendor.whatsapp": change,
  "dispatch.create": {},
  "dispatch.cancel": change,
  "review.decide": change,
  "review.undo": change,
  "review.removeReply": {},
  "report.close": change,
  "community_post.written": {},
  "community_post.status": { ...change, reason: "personal" },
  "community_post.links": change,
  "community_post.removed": {},
  "chat.export": { filter: "plain" },
  "chat.state": change,
  "chat.assign": handing,
  "chat.became": { kind: "plain", reference: "personal" },
  "record.noted": {},
  "record.note_edited": {},
  "record.note_removed": {},
  "record.step_added": {},
  "record.step_changed": {},
  "record.step_done": {},
  "record.step_reopened": {},
  "record.snoozed": { until: "plain" },
  "record.woken": {},
  "glossary_term.added": { ...change, field: "plain" },
  "glossary_term.changed": { ...change, field: "plain" },
  "letter.sent": { letter: "plain", to: "plain" },
  "letter.export": { filter: "plain" },
  "letter.link": {},
  "letter.written": { channel: "plain" },
  "letter.undo": {},
  "message_template.added": { to: "plain" },
  "message_template.changed": { ...change, field: "plain" },
  "news.written": {},
  "setup.changed": { section: "plain", fields: "plain", ...change },
  "setup.tried": { channel: "plain", to: "plain" },
  "setup.put_off": { item: "plain", ...change },
  "person.created": {},
  "person.opened": {},
  "person.changed": { fields: "plain" },
  "person.contact": { ...change, kind: "plain" },
  "person.moved": { ...change, kind: "plain", record: "plain" },
  "person.merged": change,
  "person.unmerged": change,
  "person.kept_apart": change,
  "figures.export": { table: "plain", ...change },
  "view.saved": { screen: "plain", to: "plain" },
  "view.changed": { screen: "plain", ...change },
  "view.removed": { screen: "plain" },
  "person.search": counts,
  "person.export": counts,
  "person.erase": counts,
  "staff.sign_in": {},
  "staff.sign_out": {},
  "staff.created": {},
  "staff.invited": { to: "plain", email: "personal" },
  "staff.invitation_link": { email: "personal" },
  "staff.invitation_withdrawn": { email: "personal" },
  "staff.joined": { to: "plain" },
  "staff.role": change,
  "staff.name": change,
  "staff.disabled": { to: "plain", count: "plain" },
  "staff.enabled": {},
  "staff.removed": {},
  "staff.password_changed": {},
  "staff.password_reset": {},
  "staff.password_link": {},
  "staff.password_by_link": {},
  "staff.second_step_on": {},
  "staff.second_step_off": {},
  "staff.backup_codes_renewed": {},
  "staff.backup_code_used": {},
  "staff.signed_out_elsewhere": {},
  "staff.calendar_on": {},
  "staff.calendar_off": {},
} as const satisfies Record<string, Readonly<Record<string, "plain" | "personal">>>;
export type AuditAct = keyof typeof auditDetails;
/** Events of staff accounts. */
export type StaffAct = Extract<AuditAct, `staff.${string}`>;
export const auditActs = Object.keys(auditDetails) as AuditAct[];

export const auditSubjects = [
  "vendor",
  "vendor_application",
  "local_vendor",
  "dispatch",
  "booking",
  "lead",
  "review",
  "report",
  "community_post",
  "safety_request",
  "chat",
  "glossary_term",
  "contact_message",
  "letter",
  "message_template",
  "news",
  /** The company's settings; its subjectId is 0. */
  "setup",
  /** The report; it has no records of its own. */
  "figures",
  "view",
  "staff",
  /** Of a data-subject request the subjectId is 0, so that the log names nobody. */
  "person",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditLine = auditEntry.extend({
  subject: z.enum(auditSubjects),
  /** 0 if it concerns no single record. */
  subjectId: z.number().int(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditFilter = z.object({
  /** Prefix of the name or the e-mail. */
  by: text(200).optional(),
  act: z.enum(auditActs).optional(),
  subject: z.enum(auditSubjects).optional(),
  /** Days in Santo Domingo. */
  from: day.optional(),
  to: day.optional(),
});
export const auditQuery = auditFilter.extend(paging);
