import { z } from "zod";
import { email, formSignals, optionalText, paging, recordNumber, search, text } from "#platform/contract.ts";

/** Kinds of ways around the concierge. */
export const flagPatterns = ["phone", "email", "link", "messenger", "payment"] as const;
export type FlagPattern = (typeof flagPatterns)[number];

/** Where the words stood; "report" for an incident that staff logged by hand. */
export const flagSources = [
  "description",
  "descriptionSpanish",
  "services",
  "certifications",
  "hours",
  "names",
  "reply",
  "report",
] as const;
export type FlagSource = (typeof flagSources)[number];

/** So many open strikes propose a suspension to staff. */
export const strikesForSuspension = 3;

/** GET /api/flagged-vendors: who has open strikes, the most first. */
export const flaggedVendor = z.object({
  id: z.number().int(),
  businessName: z.string(),
  /** The patterns of the open incidents, each once. */
  flagReason: z.array(z.enum(flagPatterns)),
  strikeCount: z.number().int(),
  status: z.enum(["pending", "approved", "suspended"]),
  suspensionProposed: z.boolean(),
});
export type FlaggedVendor = z.infer<typeof flaggedVendor>;

/** GET /api/flag-incidents: each a strike until it is dismissed. */
export const flagIncident = z.object({
  id: z.number().int(),
  vendorid: z.number().int(),
  businessName: z.string(),
  source: z.enum(flagSources),
  pattern: z.enum(flagPatterns),
  /** The words as they were written. */
  details: z.string(),
  createdat: z.iso.datetime(),
  /** The member of staff who logged it; null for the detector's. */
  loggedBy: z.string().nullable(),
  dismissedAt: z.iso.datetime().nullable(),
  dismissedBy: z.string().nullable(),
  /** What the vendor wrote back. */
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

export const flaggedQuery = z.object({
  search,
  ...paging,
});
export type FlaggedQuery = z.output<typeof flaggedQuery>;

/** GET /api/vendor/flags/{vendorId}. */
export const ownIncidentQuery = z.object(paging);

/** POST /api/flag-incidents: logged by hand. */
export const newIncident = z.object({
  vendorId: recordNumber,
  pattern: z.enum(flagPatterns),
  details: text(1000),
});

/** PATCH /api/flag-incidents/{id}: dismissed, or a strike again; `from` is what the caller saw before. */
export const incidentChange = z.object({ dismissed: z.boolean(), from: z.enum(flagStates).optional() });

export const incidentAnswerId = z.object({ vendorId: recordNumber, id: recordNumber });
export const incidentAnswer = z.object({ message: text(1000) });

/** What can be reported: each by the call of its own domain. */
export const reportSubjects = ["vendor", "review", "post"] as const;

/** Why somebody reports a page or a text. */
export const reportReasons = ["wrong", "off-platform", "conduct", "fake", "offensive", "other"] as const;

/** POST /api/vendors/{id}/report, and the like: a reason, and what the reporter wants to add. */
export const newReport = z.object({
  reason: z.enum(reportReasons),
  message: optionalText(2000),
  /** Where we may ask back, or blank. */
  email: z
    .union([z.literal(""), email])
    .nullish()
    .transform((value) => value ?? ""),
  ...formSignals,
});
export const reportReceipt = z.object({ success: z.literal(true) });

/** A report as staff see it. */
export const report = z.object({
  id: z.number().int(),
  subject: z.enum(reportSubjects),
  subjectId: z.number().int(),
  /** The reported name or text, as it was when it was reported. */
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
  /** What was done about it. */
  outcome: z.string(),
});
export type Report = z.infer<typeof report>;

export const reportStates = ["open", "closed"] as const;
export const reportFilter = z.object({ search, status: z.enum(reportStates).optional() });
export const reportQuery = reportFilter.extend(paging);
export type ReportQuery = z.output<typeof reportQuery>;

/** PATCH /api/admin/reports/{id}: closed with what was done, or open again; `from` is what the caller saw before. */
export const reportChange = z.object({
  closed: z.boolean(),
  outcome: optionalText(1000),
  from: z.enum(reportStates).optional(),
});
