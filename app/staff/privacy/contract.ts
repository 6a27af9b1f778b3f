import { z } from "zod";
import { email, optionalPhone } from "#platform/contract.ts";

/** What the house can hold of a person, in the order in which it is shown, found and erased. */
export const recordKinds = [
  "lead",
  "contact_message",
  "safety_request",
  "booking",
  "review",
  "report",
  "community_post",
  "chat",
  "dispatch",
  "vendor_application",
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

/** Whom it is about: an address, a number, or both. */
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
  /** What staff know the newest of them by. */
  about: z.array(z.string()),
});
export type KindSummary = z.infer<typeof kindSummary>;

/** A column in which the address or the number still stands, and in how many rows. */
const trace = z.object({ table: z.string(), column: z.string(), count: z.number().int() });
export type Trace = z.infer<typeof trace>;

export const personFound = z.object({
  /** As the house writes them. */
  email: z.string(),
  phone: z.string(),
  total: z.number().int(),
  kinds: z.array(kindSummary),
  /** Where nothing is the person's: every column was read for them. Null where something is. */
  searched: z.object({ columns: z.number().int(), traces: z.array(trace) }).nullable(),
});
export type PersonFound = z.infer<typeof personFound>;

/** The person's own copy: what is held, under headings in their language. */
export const personCopy = z.object({
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  madeAt: z.iso.datetime(),
  note: z.string(),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** `total` is how many records were on the screen when it was decided: what came since is looked at first. */
export const erasure = personQuery.extend({ total: z.number().int().min(1) });
export const erasureResult = z.object({ erased: z.number().int() });
