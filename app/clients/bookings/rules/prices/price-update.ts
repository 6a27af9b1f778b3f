import { z } from "zod";
import { currency, isPercent, optionalAmount, pastDay } from "#app/staff/shell/money/money-fields.ts";
import { currencies, readMoney } from "#app/staff/shell/money/read-money.ts";
import { seenVersion } from "#platform/contract.ts";

// Apart from contract.ts, which the public forms load.

const commissionUnits = ["percent", ...currencies] as const;
export type CommissionUnit = (typeof commissionUnits)[number];

/**
 * Prices as staff write them: "4,500", "RD$ 4,500"; blank is none. A currency in the text counts more than the one beside
 * it. The commission is an amount, or a percentage of the final price, of the agreed one where there is no final one.
 */
export const priceUpdate = z
  .object({
    agreed: optionalAmount,
    agreedCurrency: currency.default("USD"),
    final: optionalAmount,
    finalCurrency: currency.default("USD"),
    commission: z
      .string()
      .trim()
      .max(60)
      .nullish()
      .transform((text) => text ?? ""),
    commissionUnit: z.enum(commissionUnits).default("percent"),
    /** Blank: not paid yet. */
    paidOn: pastDay
      .or(z.literal(""))
      .nullish()
      .transform((value) => value || null),
    version: seenVersion.optional(),
  })
  .superRefine(({ commission, commissionUnit, agreed, final }, { addIssue }) => {
    const problem = (reason: string) =>
      addIssue({ code: "custom", path: ["commission"], params: { reason }, input: commission });
    if (commission === "") return;
    if (unitOf(commission, commissionUnit) !== "percent") {
      if (readMoney(commission) === null) problem("money");
    } else if (!isPercent(commission)) problem("percent");
    else if (!final && !agreed) problem("noPrice");
  });
export type PriceUpdate = z.output<typeof priceUpdate>;
/** What the form holds: all as typed. */
export type PriceForm = Record<"agreed" | "final" | "commission" | "paidOn", string> &
  Record<"agreedCurrency" | "finalCurrency", (typeof currencies)[number]> & {
    commissionUnit: CommissionUnit;
  };

/** The commission's unit: what the text says ("10%", "RD$ 500") counts more than the choice beside it. */
export function unitOf(commission: string, chosen: CommissionUnit): CommissionUnit {
  if (commission.trim().endsWith("%")) return "percent";
  return readMoney(commission)?.currency ?? chosen;
}
