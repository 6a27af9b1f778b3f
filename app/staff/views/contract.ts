import { z } from "zod";
import { line, paging, text } from "#platform/contract.ts";
import { maxViewName, viewScreenNames } from "./values.ts";

const name = line(maxViewName);
/** The address's parameters: filter, search and order, as the list's own screen reads them. */
const parameters = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/), text(200))
  .refine((query) => Object.keys(query).length <= 15);

export const savedView = z.object({
  id: z.number().int(),
  screen: z.enum(viewScreenNames),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  /** Only who made it changes it. */
  isMine: z.boolean(),
  by: z.string(),
  /** Of the records it shows now, capped like the list's own total; null where that could not be counted. */
  count: z.number().int().nullable(),
});
export type SavedView = z.output<typeof savedView>;

export const viewQuery = z.object({ screen: z.enum(viewScreenNames).optional(), ...paging });
export const newView = z.object({
  screen: z.enum(viewScreenNames),
  name,
  query: parameters,
  isShared: z.boolean(),
});
export const viewChange = z.object({
  name: name.optional(),
  query: parameters.optional(),
  isShared: z.boolean().optional(),
});
