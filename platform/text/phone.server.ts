import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { isPhoneNumber } from "./phone-number.ts";

/** Converts to E.164 if possible (ten digits: North America, like the DR); otherwise returns what was typed. */
export function normalisePhone(typed: string): string {
  // Of two numbers, or a number among words, the parser would keep the first and drop the rest.
  if (!isPhoneNumber(typed)) return typed;
  const parsed = parsePhoneNumberFromString(typed, "DO");
  if (!parsed?.isPossible()) return typed;
  return parsed.ext ? `${parsed.number} x${parsed.ext}` : parsed.number;
}

/** A number's national digits, which every form of it contains. */
export function nationalDigits(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, "DO");
  return parsed?.isPossible() ? parsed.nationalNumber : typed.replace(/\D/g, "");
}
