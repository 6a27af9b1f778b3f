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
const counts = Object.fromEntries(recordKinds.map((kind) => [kind, "plain"])) as Record<RecordKind, "plain">;

/**
 * Audited actions, as `subject.action` (labels in messages.ts, `acts`), with the keys of their `detail`. A plain value is a
 * code, a number or our own words. A personal one may name or quote an outsider: the erasure of a person removes it, and
 * any key that is not declared.
 */
export const auditDetails = {
  "lead.status": change,
  "lead.assign": change,
  "lead.release": {},
  "lead.export": {
    ...change,
    status: "plain",
    package: "plain",
    search: "plain",
    held: "plain",
    late: "plain",
  },
  "contact_message.answered": change,
  "contact_message.release": {},
  "booking.update": { ...change, fromWhen: "plain", toWhen: "plain", fromCost: "plain", toCost: "plain" },
  "booking.assign": change,
  "booking.release": {},
  "safety_request.status": { ...change, reached: "plain" },
  "safety_request.assign": change,
  "safety_request.release": {},
  "vendor.status": { ...change, localVendor: "plain", reason: "personal", reference: "personal" },
  "vendor.verification": change,
  "vendor.profile": { fields: "plain" },
  "vendor.identity": { from: "personal", to: "personal" },
  "vendor.picture": { kind: "plain", to: "plain" },
  "vendor.gallery": { to: "plain", picture: "plain", caption: "personal", reason: "personal" },
  "vendor.strike": { ...change, pattern: "plain" },
  "application.status": change,
  "application.checks": change,
  "application.release": {},
  "application.reveal": { field: "plain", reference: "personal" },
  "application.paper": { paper: "plain", reference: "personal" },
  "application.removePaper": { paper: "plain", reference: "personal" },
  "local_vendor.status": change,
  "local_vendor.release": {},
  "local_vendor.whatsapp": change,
  "dispatch.create": {},
  "dispatch.cancel": change,
  "review.decide": change,
  "review.removeReply": {},
  "report.close": change,
  "community_post.written": {},
  "community_post.status": { ...change, reason: "personal" },
  "community_post.links": change,
  "community_post.removed": {},
  "chat.state": change,
  "chat.became": { kind: "plain", reference: "personal" },
  "glossary_term.added": { ...change, field: "plain" },
  "glossary_term.changed": { ...change, field: "plain" },
  "letter.sent": { letter: "plain", to: "plain" },
  "letter.link": {},
  "news.written": {},
  "person.search": counts,
  "person.export": counts,
  "person.erase": counts,
  "staff.sign_in": {},
  "staff.sign_out": {},
  "staff.created": {},
  "staff.removed": {},
  "staff.password_changed": {},
  "staff.password_reset": {},
  "staff.second_step_on": {},
  "staff.second_step_off": {},
  "staff.backup_codes_renewed": {},
  "staff.backup_code_used": {},
  "staff.signed_out_elsewhere": {},
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
  "news",
  /** A member of staff; or a data-subject request, whose subjectId is 0 so that the log names nobody. */
  "staff",
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
