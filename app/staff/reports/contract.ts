import { z } from "zod";
import { reportFilter } from "./rules/period.ts";
import { tableIds } from "./rules/tables.ts";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const report = z.object({
  /** The days that it covers, Santo Domingo's, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The rows of each table (`reportTables`): money in cents, durations in minutes, shares from 0 to 1. */
  tables: z.record(z.enum(tableIds), z.array(row)),
});
export type Report = z.infer<typeof report>;

export const figuresExport = reportFilter.extend({ table: z.enum(tableIds) });
