import { z } from "zod";
import { packageIds } from "#app/site/packages/contract.ts";
import { amount, currency, pastDay } from "#app/staff/shell/money/money-fields.ts";
import { optionalText, seenVersion } from "#platform/contract.ts";

// Apart from contract.ts, which the public form loads.

/** A sale as staff write it. A currency in the price's text counts more than the one beside it. */
export const saleInput = z.object({
  package: z.enum(packageIds),
  price: amount,
  currency: currency.default("USD"),
  /** Santo Domingo's. */
  soldOn: pastDay,
  note: optionalText(2000),
  /** Of the sale that the caller saw; missing where they saw none. */
  version: seenVersion.optional(),
});
export type SaleInput = z.output<typeof saleInput>;
export const saleWithdrawal = z.object({ version: seenVersion });
