import { z } from "zod";
import { email, optionalPhone } from "#platform/contract.ts";

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
  "letter",
  "job",
  "whatsapp",
  "news",
  "answer",
  "audit",
] as const;
export type RecordKind = (typeof recordKinds)[number];

export const personQuery = z.object({
  email: z
    .union([z.literal(""), email])
    .nullish()
    .transform((typed) => typed ?? ""),
  phone: optionalPhone,
});
export type PersonQuery = z.output<typeof personQuery>;

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
  /** Normalised: lower case and E.164. */
  email: z.string(),
  phone: z.string(),
  total: z.number().int(),
  kinds: z.array(kindSummary),
  /** Full-database search, done only if no record was found. */
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
