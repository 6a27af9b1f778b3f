import { validate as validateCedula } from "stdnum/lib/cjs/do/cedula.js";
import { validate as validateRnc } from "stdnum/lib/cjs/do/rnc.js";

/**
 * Whether a cédula's check digit fits; null where the number is of another kind (a passport, one that is not yet
 * whole). A hint, never a verdict: some true cédulas from before the check digit do not fit it.
 */
export function idNumberFits(typed: string): boolean | null {
  const number = digitsOf(typed);
  return number?.length === 11 ? validateCedula(number).isValid : null;
}

/** The same for a tax id: an RNC has 9 digits; a person who trades under the own name uses the cédula. */
export function taxIdFits(typed: string): boolean | null {
  const number = digitsOf(typed);
  return number?.length === 9 ? validateRnc(number).isValid : idNumberFits(typed);
}

/** The digits of a number as people write it, with hyphens, dots and spaces; null where other characters are in it. */
function digitsOf(typed: string): string | null {
  return /^[\d\s.\-–]+$/.test(typed) ? typed.replace(/\D/g, "") : null;
}
