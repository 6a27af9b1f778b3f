import { z } from "zod";
import { packageIds } from "#app/site/packages/contract.ts";
import { day, email, formSignals, line, optionalText, paging, search } from "#platform/contract.ts";

/** Where a lead stands. Staff may set any from any other. */
export const leadStatuses = ["new", "contacted", "qualified", "converted", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** "Explorer" is the package's name, "explorer" its id; blank is none. */
function inLowerCase(value: unknown): unknown {
  return value === "" ? null : typeof value === "string" ? value.toLowerCase() : value;
}

/** POST /api/leads. */
export const newLead = z.object({
  name: line(200),
  email,
  /** As it is written: nobody is turned away for an optional field. */
  phone: optionalText(60),
  package: z.preprocess(inLowerCase, z.enum(packageIds).nullish()),
  message: optionalText(5000),
  ...formSignals,
});

export const leadReceipt = z.object({
  success: z.literal(true),
  /** What the customer can quote; also on the receipt. */
  reference: z.string(),
});

/** How the promise of a first answer within 24 hours stands: kept, closed without an answer, or how urgent it is. */
export const clockStates = ["answered", "closed", "on-time", "soon", "late"] as const;

const statusChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  from: z.enum(leadStatuses),
  to: z.enum(leadStatuses),
});

/** A lead as staff see it. */
export const lead = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  package: z.enum(packageIds).nullable(),
  message: z.string(),
  status: z.enum(leadStatuses),
  locale: z.enum(["en", "es"]),
  /** Why it is held for a look (a robot's marks), or null. */
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the promised first answer is due. */
  answerDueAt: z.iso.datetime(),
  firstAnsweredAt: z.iso.datetime().nullable(),
  clock: z.enum(clockStates),
  /** The member of staff whose it is, by e-mail. */
  assignee: z.string().nullable(),
});
export type Lead = z.infer<typeof lead>;

/** What staff can filter leads by; days are Santo Domingo's, both included. */
export const leadFilter = z.object({
  search,
  status: z.enum(leadStatuses).optional(),
  package: z.enum(packageIds).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Only those that are held for a look. */
  held: z.literal("yes").optional(),
  /** Only those whose promised answer is overdue. */
  late: z.literal("yes").optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

export const leadQuery = leadFilter.extend(paging);
export const leadStatusChange = z.object({
  status: z.enum(leadStatuses),
  /** What the caller saw before; where somebody else was faster, the answer is a conflict instead of an overwriting. */
  from: z.enum(leadStatuses).optional(),
});
export const leadHistory = z.array(statusChange);

export const leadStatistics = z.object({
  total: z.number(),
  /** Not yet answered, and past the promised 24 hours. */
  late: z.number(),
  byStatus: z.record(z.enum(leadStatuses), z.number()),
  byPackage: z.array(z.object({ package: z.enum(packageIds).nullable(), count: z.number() })),
  /** The last twelve weeks, oldest first; a week begins on Monday in Santo Domingo. */
  perWeek: z.array(z.object({ week: z.iso.date(), count: z.number() })),
});
export type LeadStatistics = z.infer<typeof leadStatistics>;
