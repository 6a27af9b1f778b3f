import { z } from "zod";
import { search } from "#platform/contract.ts";

/** What the finder finds, in the order of its groups. */
export const foundKinds = [
  "person",
  "lead",
  "booking",
  "chat",
  "contact_message",
  "safety_request",
  "vendor",
  "vendor_application",
  "local_vendor",
  "review",
  "community_post",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** At most so many records of a kind are found. */
export const mostOfAKind = 4;

export const findQuery = z.object({ q: search });

export const found = z.object({
  kind: z.enum(foundKinds),
  id: z.number().int(),
  name: z.string(),
  /** What distinguishes it from others of the same name: a reference, an address, a service. */
  detail: z.string(),
  /** The name is only similar to what was typed. */
  isNear: z.boolean(),
});
export type Found = z.infer<typeof found>;
