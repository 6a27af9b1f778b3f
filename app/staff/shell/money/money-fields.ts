import { z } from "zod";
import { day } from "#platform/contract.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { currencies, readMoney, readPercent } from "./read-money.ts";

export const currency = z.enum(currencies);

const withReason = (reason: string) => ({ params: { reason } });

/** An amount as people write it; blank is null. @returns the contract of a field, its value like `readMoney`'s */
export const optionalAmount = z
  .string()
  .trim()
  .max(60)
  .refine((text) => text === "" || readMoney(text) !== null, withReason("money"))
  .nullish()
  .transform((text) => (text ? readMoney(text) : null));

/** The same, required. */
export const amount = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => text === "" || readMoney(text) !== null, withReason("money"))
  .transform((text) => readMoney(text) ?? { cents: 0, currency: null });

/** Whether a text is a percentage of at most 100. */
export const isPercent = (text: string): boolean => readPercent(text) !== null;

/** A day of Santo Domingo that is not ahead: when something was sold or paid. */
export const pastDay = day.refine((value) => value <= todayInSantoDomingo(), withReason("ahead"));
