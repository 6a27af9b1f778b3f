import { z } from "zod";
import { day, paging, text } from "#platform/contract.ts";

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Null for the operator, and before 2026-11-23. */
  byEmail: z.string().nullable(),
  /** An `AuditAct`; older rows may hold others. */
  act: z.string(),
  /** Before and after, the reason, the field; never personal data. */
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const historyQuery = z.object(paging);
export type HistoryQuery = z.output<typeof historyQuery>;

/** Audited actions, as `subject.action`; labels in messages.ts (`acts`). */
export const auditActs = [
  "lead.status",
  "lead.assign",
  "lead.release",
  "lead.export",
  "contact_message.answered",
  "contact_message.release",
  "booking.update",
  "booking.assign",
  "booking.release",
  "safety_request.status",
  "safety_request.assign",
  "safety_request.release",
  "vendor.status",
  "vendor.verification",
  "vendor.profile",
  "vendor.identity",
  "vendor.picture",
  "vendor.strike",
  "application.status",
  "application.checks",
  "application.release",
  "application.reveal",
  "local_vendor.status",
  "local_vendor.release",
  "local_vendor.whatsapp",
  "dispatch.create",
  "dispatch.cancel",
  "review.decide",
  "review.removeReply",
  "report.close",
  "community_post.written",
  "community_post.status",
  "community_post.links",
  "chat.state",
  "chat.became",
  "glossary_term.added",
  "glossary_term.changed",
  "letter.sent",
  "letter.link",
  "news.written",
  "person.search",
  "person.export",
  "person.erase",
  "staff.sign_in",
  "staff.sign_out",
  "staff.created",
  "staff.removed",
  "staff.password_changed",
  "staff.password_reset",
  "staff.second_step_on",
  "staff.second_step_off",
  "staff.backup_codes_renewed",
  "staff.backup_code_used",
  "staff.signed_out_elsewhere",
] as const;
export type AuditAct = (typeof auditActs)[number];

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
