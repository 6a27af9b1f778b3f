import { z } from "zod";
import { email, formSignals, optionalText, paging, recordNumber, search, text } from "#platform/contract.ts";

/** Kinds of contact details and invitations that bypass the concierge. */
export const flagPatterns = ["phone", "email", "link", "messenger", "payment"] as const;
export type FlagPattern = (typeof flagPatterns)[number];

/** The text an incident was found in; "report": logged by staff. */
export const flagSources = [
  "description",
  "descriptionSpanish",
  "services",
  "certifications",
  "hours",
  "names",
  "captions",
  "reply",
  "report",
] as const;
export type FlagSource = (typeof flagSources)[number];

/** From this many open strikes on, staff are notified and a suspension is proposed. */
export const strikesForSuspension = 3;

/** GET /api/flagged-vendors: vendors with open strikes, most strikes first. */
export const flaggedVendor = z.object({
  id: z.number().int(),
  businessName: z.string(),
  flagReason: z.array(z.enum(flagPatterns)),
  strikeCount: z.number().int(),
  status: z.enum(["pending", "approved", "suspended"]),
  suspensionProposed: z.boolean(),
});
export type FlaggedVendor = z.infer<typeof flaggedVendor>;

/** GET /api/flag-incidents: an incident is a strike until staff dismiss it. */
export const flagIncident = z.object({
  id: z.number().int(),
  vendorid: z.number().int(),
  businessName: z.string(),
  source: z.enum(flagSources),
  pattern: z.enum(flagPatterns),
  details: z.string(),
  createdat: z.iso.datetime(),
  /** The member of staff who logged it; null when the detector did. */
  loggedBy: z.string().nullable(),
  dismissedAt: z.iso.datetime().nullable(),
  dismissedBy: z.string().nullable(),
  answer: z.string(),
});
export type FlagIncident = z.infer<typeof flagIncident>;

export const flagStates = ["open", "dismissed"] as const;
export const incidentQuery = z.object({
  search,
  status: z.enum(flagStates).optional(),
  vendor: recordNumber.optional(),
  ...paging,
});
export type IncidentQuery = z.output<typeof incidentQuery>;

export const flaggedQuery = z.object({ search, ...paging });
export type FlaggedQuery = z.output<typeof flaggedQuery>;

export const ownIncidentQuery = z.object(paging);

export const newIncident = z.object({
  vendorId: recordNumber,
  pattern: z.enum(flagPatterns),
  details: text(1000),
});

/** PATCH /api/flag-incidents/{id}; `from` is the state the caller saw. */
export const incidentChange = z.object({ dismissed: z.boolean(), from: z.enum(flagStates).optional() });

export const incidentAnswerId = z.object({ vendorId: recordNumber, id: recordNumber });
export const incidentAnswer = z.object({ message: text(1000) });

export const reportSubjects = ["vendor", "review", "post"] as const;

export const reportReasons = ["wrong", "off-platform", "conduct", "fake", "offensive", "other"] as const;

/** POST /api/vendors/{id}/report and the same calls of reviews and posts. */
export const newReport = z.object({
  reason: z.enum(reportReasons),
  message: optionalText(2000),
  email: z
    .union([z.literal(""), email])
    .nullish()
    .transform((value) => value ?? ""),
  ...formSignals,
});
export const reportReceipt = z.object({ success: z.literal(true) });

export const report = z.object({
  id: z.number().int(),
  subject: z.enum(reportSubjects),
  subjectId: z.number().int(),
  /** The reported name or text at the time of the report. */
  about: z.string(),
  vendorId: z.number().int().nullable(),
  vendorName: z.string(),
  reason: z.enum(reportReasons),
  message: z.string(),
  email: z.string(),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  outcome: z.string(),
});
export type Report = z.infer<typeof report>;

export const reportStates = ["open", "closed"] as const;
export const reportQuery = z.object({ search, status: z.enum(reportStates).optional(), ...paging });
export type ReportQuery = z.output<typeof reportQuery>;

/** PATCH /api/admin/reports/{id}; `from` is the state the caller saw. */
export const reportChange = z.object({
  closed: z.boolean(),
  outcome: optionalText(1000),
  from: z.enum(reportStates).optional(),
});
