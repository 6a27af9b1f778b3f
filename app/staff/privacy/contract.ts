import { z } from "zod";
import { email, optionalPhone, recordNumber } from "#platform/contract.ts";

/** In this order records are found, shown and erased. */
export const recordKinds = [
  "lead",
  "contact_message",
  "safety_request",
  "booking",
  "review",
  "report",
  "community_post",
  "community_follow",
  "chat",
  "dispatch",
  "vendor_application",
  "application_draft",
  "local_vendor",
  "job_offer",
  "vendor",
  "person",
  "note",
  "next_step",
  "letter",
  "job",
  "whatsapp",
  "news",
  "answer",
  "view",
  "undo",
  "audit",
] as const;
export type RecordKind = (typeof recordKinds)[number];

export const personQuery = z.object({
  email: z
    .union([z.literal(""), email])
    .nullish()
    .transform((typed) => typed ?? ""),
  phone: optionalPhone,
  /** Instead of both: everything of a person whom staff know, by id. */
  person: recordNumber.nullish().transform((id) => id ?? null),
});
export type PersonQuery = z.output<typeof personQuery>;
/** `everywhere`: if no record is found, every text of the database is searched, which takes seconds. */
export const personSearch = personQuery.extend({ everywhere: z.boolean().default(false) });

const kindSummary = z.object({
  kind: z.enum(recordKinds),
  count: z.number().int(),
  oldest: z.iso.datetime(),
  newest: z.iso.datetime(),
  about: z.array(z.string()),
});
export type KindSummary = z.infer<typeof kindSummary>;

const trace = z.object({ table: z.string(), column: z.string(), count: z.number().int() });
export type Trace = z.infer<typeof trace>;

export const personFound = z.object({
  /** Normalised: lower case and E.164; of a known person all of each. */
  email: z.string(),
  phone: z.string(),
  person: z.number().int().nullable(),
  total: z.number().int(),
  kinds: z.array(kindSummary),
  /** Of every text of the database; only if that was asked for, and no record was found. */
  searched: z.object({ columns: z.number().int(), traces: z.array(trace) }).nullable(),
});
export type PersonFound = z.infer<typeof personFound>;

export const personCopy = z.object({
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  madeAt: z.iso.datetime(),
  note: z.string(),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** `total`: number of records on the screen; newer ones must be looked at before they are erased. */
export const erasure = personQuery.extend({ total: z.number().int().min(1) });
export const erasureResult = z.object({ erased: z.number().int() });
