import { z } from "zod";
import { packageIds } from "#app/site/packages/contract.ts";
import { assigneeFilter, bulkChange, byHand, recordSources, undoOffer } from "#app/staff/shell/contract.ts";
import {
  day,
  email,
  formSignals,
  line,
  optionalText,
  paging,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";

/** Staff may change any status to any other. */
export const leadStatuses = ["new", "contacted", "qualified", "converted", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Accepts the package's name ("Explorer") as its id; blank means none. */
function inLowerCase(value: unknown): unknown {
  return value === "" ? null : typeof value === "string" ? value.toLowerCase() : value;
}

export const newLead = z.object({
  name: line(200),
  email,
  /** Not validated: an optional field must not block a lead. */
  phone: optionalText(60),
  package: z.preprocess(inLowerCase, z.enum(packageIds).nullish()),
  message: optionalText(5000),
  ...formSignals,
});

/** What staff write down or correct of a lead: an address or a number is enough. */
const leadData = {
  name: line(200),
  email: email.or(z.literal("")).default(""),
  phone: optionalText(60),
  package: z.preprocess(
    inLowerCase,
    z
      .enum(packageIds)
      .nullish()
      .transform((chosen) => chosen ?? null),
  ),
  locale: z.enum(["en", "es"]),
};
const hasContact = ({ email: address, phone }: { email: string; phone: string }) =>
  address !== "" || phone !== "";
const contactRequired = { path: ["email"], params: { reason: "contact" } };

export const leadCorrection = z
  .object({ ...leadData, version: seenVersion.optional() })
  .refine(hasContact, contactRequired);
/** A lead that staff write down: somebody called, wrote, or came in. */
export const leadByHand = z
  .object({ ...leadData, message: optionalText(5000), ...byHand })
  .refine(hasContact, contactRequired);
export type LeadByHand = z.output<typeof leadByHand>;
export type LeadData = Pick<z.output<typeof leadCorrection>, keyof typeof leadData>;
export const leadFields = [
  "name",
  "email",
  "phone",
  "package",
  "locale",
] as const satisfies (keyof LeadData)[];

export const leadReceipt = z.object({
  success: z.literal(true),
  reference: z.string(),
  /** Path of the page where a call can be chosen; knowing it grants access. */
  planningPath: z.string(),
});

export const planningToken = z.object({ token: text(100) });
export const slotChoice = z.object({
  startsAt: z.iso.datetime({ offset: true }).refine((value) => !Number.isNaN(Date.parse(value))),
  /** The number to call. Stored only where the lead has none: anybody with the link can send this, and must not replace a number. */
  phone: optionalText(60),
});
/**
 * open: a slot can be chosen, changed or given back; later: staff read the request first; closed: the lead is; over: the
 * call's time has come.
 */
const planningStates = ["open", "later", "closed", "over"] as const;

/** The planning call of a lead, and the free slots. */
export const planning = z.object({
  reference: z.string(),
  startsAt: z.iso.datetime().nullable(),
  /** Whether we have a number to call. */
  hasPhone: z.boolean(),
  state: z.enum(planningStates),
  slots: z.array(z.iso.datetime()),
});
export type Planning = z.infer<typeof planning>;

/** State of the promised answer within 24 hours; "closed" means closed without an answer. */
export const clockStates = ["answered", "closed", "on-time", "soon", "late"] as const;

const statusChange = z.object({
  kind: z.literal("status"),
  at: z.iso.datetime(),
  by: z.string(),
  from: z.enum(leadStatuses),
  to: z.enum(leadStatuses),
  /** It takes the change before it back. */
  undoes: z.boolean(),
});
/** A value that staff corrected; blank where there was none, or where a person's erasure removed it. */
const correction = z.object({
  kind: z.literal("correction"),
  at: z.iso.datetime(),
  by: z.string(),
  field: z.enum(leadFields),
  from: z.string(),
  to: z.string(),
});

const sale = z.object({
  id: z.number().int(),
  package: z.enum(packageIds),
  price: z.object({ cents: z.number().int(), currency: z.enum(["USD", "DOP"]) }),
  /** Santo Domingo's. */
  soldOn: z.iso.date(),
  note: z.string(),
  /** Who noted it. */
  by: z.string(),
  /** Incremented by each correction. */
  version: z.number().int(),
});
export type Sale = z.infer<typeof sale>;

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
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  answerDueAt: z.iso.datetime(),
  firstAnsweredAt: z.iso.datetime().nullable(),
  clock: z.enum(clockStates),
  assignee: z.string().nullable(),
  /** When the planning call is, if the customer chose a slot. */
  callAt: z.iso.datetime().nullable(),
  /** The package that was sold; a converted lead without it is to be completed. */
  sale: sale.nullable(),
  /** How it came. */
  source: z.enum(recordSources),
  /** Incremented by each change; a correction based on an older version is a conflict (409). */
  version: z.number().int(),
});
export type Lead = z.infer<typeof lead>;

export const changedLead = lead.extend({ undo: undoOffer });

/** `redirected`: letters that waited for the former address and go to the new one. */
export const correctedLead = z.object({ lead, redirected: z.number().int(), undo: undoOffer });

/** Days are Santo Domingo's, both inclusive. */
export const leadFilter = z.object({
  search,
  status: z.enum(leadStatuses).optional(),
  package: z.enum(packageIds).optional(),
  from: day.optional(),
  to: day.optional(),
  held: z.literal("yes").optional(),
  late: z.literal("yes").optional(),
  /** missing: converted in the last 30 days (`saleDays`), and no sale noted. */
  sale: z.enum(["missing", "noted"]).optional(),
  assignee: assigneeFilter,
});
export type LeadFilter = z.infer<typeof leadFilter>;

export const leadQuery = leadFilter.extend(paging);
export const leadBulk = bulkChange(leadStatuses);
export const leadStatusChange = z.object({
  status: z.enum(leadStatuses),
  /** The status the client last read; another one in the database is a conflict (409). */
  from: z.enum(leadStatuses).optional(),
  /** With `closed`: somebody had answered the person, although no status says so. */
  answered: z.boolean().optional(),
});
export const leadHistory = z.array(z.discriminatedUnion("kind", [statusChange, correction]));

export const leadStatistics = z.object({
  total: z.number(),
  late: z.number(),
  byStatus: z.record(z.enum(leadStatuses), z.number()),
});
export type LeadStatistics = z.infer<typeof leadStatistics>;
