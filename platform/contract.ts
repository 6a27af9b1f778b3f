import "./zod-without-eval.ts";
import { z } from "zod";

/** Building blocks of the contracts. Lengths are in UTF-16 code units, as in a browser's `maxlength`. */

// PostgreSQL cannot store NUL in text; refused here so that the answer names the field.
const withoutNul = (value: string) => !value.includes("\u0000");

/** A text that must be there: trimmed, 1 to `max` characters. */
export function text(max: number) {
  return z.string().trim().min(1).max(max).refine(withoutNul);
}

/** A text that may be missing or blank; blank reads as "". */
export function optionalText(max: number) {
  return z.string().trim().max(max).refine(withoutNul).default("");
}

/** An e-mail address: trimmed, at most 254 characters (RFC 5321), shaped like one. */
export const email = z.string().trim().min(1).max(254).pipe(z.email());

/** A phone number as people type it: 7 to 15 digits (E.164) with the usual separators, or blank. */
export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .default("")
  .refine(
    (value) =>
      value === "" || (/^\+?[\d\s().\-/]+(\s*(x|ext\.?)\s*\d+)?$/i.test(value) && digits(value) >= 7),
    {
      params: { reason: "phone" },
    },
  );

function digits(value: string) {
  return value.replace(/\D/g, "").length;
}

/**
 * What a form tells about how it was filled, to hold back robots (RELIABILITY, "Spam"):
 * `trap` is a field no person sees, `elapsed` the milliseconds from showing the form to sending it.
 * A caller that sends neither is not judged by them.
 */
export const formSignals = { trap: z.string().max(500).optional(), elapsed: z.number().min(0).optional() };

/** What every list call takes: how many rows, and from where (the cursor comes from the Link header). */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
};
