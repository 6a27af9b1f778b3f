import { validate as validateCedula } from "stdnum/lib/cjs/do/cedula.js";
import { validate as validateRnc } from "stdnum/lib/cjs/do/rnc.js";

/**
 * Whether a cédula's check digit is right; null for other numbers (passport, incomplete). A hint only: some old valid
 * cédulas fail.
 */
export function idNumberFits(typed: string): boolean | null {
  const number = digitsOf(typed);
  return number?.length === 11 ? validateCedula(number).isValid : null;
}

/** The same for a tax id: an RNC has 9 digits; sole traders use their cédula. */
export function taxIdFits(typed: string): boolean | null {
  const number = digitsOf(typed);
  return number?.length === 9 ? validateRnc(number).isValid : idNumberFits(typed);
}

/** Null if the text contains anything but digits and separators. */
function digitsOf(typed: string): string | null {
  return /^[\d\s.\-–]+$/.test(typed) ? typed.replace(/\D/g, "") : null;
}
