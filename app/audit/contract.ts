import { z } from "zod";

/** Something a person of the house did to a record, or saw of it. */
export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** What was done, as `record.deed`. */
  act: z.string(),
  /** What the deed was about: before and after, the reason, the field. Never the personal data itself. */
  detail: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Kinds of records that are written about. */
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
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
