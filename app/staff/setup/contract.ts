import { z } from "zod";
import { setupGroups } from "./values.ts";

const ids = Object.values(setupGroups).flat();

const setupItem = z.object({
  id: z.enum(ids),
  /** What pages show now: a number, an address, a figure. Null where nothing is written. */
  value: z.string().nullable(),
  /** What our own records count: of samples how many are shown, of a claim what we know. Null: not counted. */
  records: z.number().int().nullable(),
});
export type SetupItem = z.infer<typeof setupItem>;

/** Only what is still to do, in the order of `setupGroups`. */
export const setup = z.object({ items: z.array(setupItem) });
export type Setup = z.infer<typeof setup>;
