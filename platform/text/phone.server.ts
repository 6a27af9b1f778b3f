import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { isPhoneNumber } from "#platform/contract.ts";

/**
 * A phone number as E.164 where it can be understood (a bare ten-digit number is North American, which the
 * Dominican Republic is too), else as it was typed: a lead is worth more than a tidy column.
 */
export function normalisePhone(typed: string): string {
  // Of two numbers, or of a number among words, a reader would take the first and drop the rest.
  if (!isPhoneNumber(typed)) return typed;
  const parsed = parsePhoneNumberFromString(typed, "DO");
  if (!parsed?.isPossible()) return typed;
  return parsed.ext ? `${parsed.number} x${parsed.ext}` : parsed.number;
}

/** A phone number's digits without its country's code, which stand in every form of it: E.164, or as people type it. */
export function ownDigits(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, "DO");
  return parsed?.isPossible() ? parsed.nationalNumber : typed.replace(/\D/g, "");
}
