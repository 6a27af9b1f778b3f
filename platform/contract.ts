import "./zod-without-eval.ts";
import { z } from "zod";
import {
  asOneLine,
  hasControls,
  isLatin,
  mixesAlphabets,
  withoutTurns,
  withoutUnseen,
  withPlainLetters,
} from "#platform/text/invisible.ts";

/** Building blocks of the contracts. Lengths are in UTF-16 code units, as in a browser's `maxlength`. */

// PostgreSQL cannot store NUL in text, nor half a character in JSON; refused here, so that the answer names the
// field. (Browsers of before 2023 cannot tell halves apart; the server can.)
const storable = (value: string) => !value.includes("\u0000") && (value.isWellFormed?.() ?? true);

/** A text that must be there, of any number of lines: trimmed, 1 to `max` characters. */
export function text(max: number) {
  return z.string().overwrite(withoutTurns).trim().min(1).max(max).refine(storable);
}

/** A text that may be missing or blank; blank reads as "". */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(withoutTurns)
    .trim()
    .max(max)
    .refine(storable)
    .nullish()
    .transform((value) => value ?? "");
}

const oneLine = (max: number, read = withoutUnseen) =>
  z
    .string()
    .overwrite(read)
    .trim()
    .max(max)
    .refine((value) => storable(value) && !hasControls(value));

/** A text of one line that must be there (a name, a title): signs that nobody sees are taken out, control characters refused. */
export function line(max: number) {
  return oneLine(max).min(1);
}

const nameLine = (max: number) => oneLine(max, (value) => withoutUnseen(withPlainLetters(value))).min(1);

/**
 * The name under which people find somebody: a line without words that mix alphabets. A Cyrillic "а" in a Latin word
 * makes a second name that looks like the first one.
 */
export function publicName(max: number) {
  return nameLine(max).refine((value) => !mixesAlphabets(value), { params: { reason: "alphabets" } });
}

/** The name of a business, which is written twice, in Spanish and English: a whole word of Cyrillic can look like a Latin one. */
export function businessName(max: number) {
  return nameLine(max).refine(isLatin, { params: { reason: "latin" } });
}

/** A line of what must not be refused for its signs, a call for help: control characters become blanks. */
export function lenientLine(max: number) {
  return z.string().overwrite(asOneLine).pipe(text(max));
}

/** The same where it may be missing or blank; blank reads as "". */
export function optionalLenientLine(max: number) {
  return optionalText(max).transform(asOneLine);
}

/** A text of one line that may be missing or blank; blank reads as "". */
export function optionalLine(max: number) {
  return oneLine(max)
    .nullish()
    .transform((value) => value ?? "");
}

/** An e-mail address: trimmed, at most 254 characters (RFC 5321), shaped like one. */
export const email = z.string().trim().min(1).max(254).pipe(z.email());

/** A phone number as people type it: 7 to 15 digits (E.164) with the usual separators and an extension, or blank. */
export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((value) => value ?? "")
  .refine((value) => value === "" || isPhoneNumber(value), { params: { reason: "phone" } });

/** Whether a text is one phone number and nothing else. */
export function isPhoneNumber(value: string): boolean {
  const [, number = ""] = /^(\+?[\d\s().\-/]+)(?:(?:x|ext\.?)\s{0,3}\d{1,6})?$/i.exec(value) ?? [];
  const digits = number.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

/** Whether a text holds as many digits as the shortest phone number, whatever else stands in it. */
export function hasNumber(value: string): boolean {
  return value.replace(/\D/g, "").length >= 7;
}

/** A phone number that must be there. */
export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((value) => value === "" || isPhoneNumber(value), { params: { reason: "phone" } });

/**
 * A web address, or blank. Only http and https (RULINGS 13): a `javascript:` link would run in a visitor's browser.
 * People leave out the scheme; then it is https.
 */
export const optionalWebsite = z
  .string()
  .trim()
  .max(300)
  .nullish()
  .transform((value) => (value && !/^[a-z][a-z\d+.-]*:/i.test(value) ? `https://${value}` : (value ?? "")))
  .refine((value) => value === "" || isWebsite(value), { params: { reason: "website" } });

function isWebsite(value: string): boolean {
  if (!URL.canParse(value) || !storable(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "";
}

/** A whole number between two bounds, both included; a form sends it as text. */
export function wholeNumber(least: number, most: number) {
  return z.preprocess(
    (value) => (typeof value === "string" ? (value.trim() === "" ? undefined : Number(value)) : value),
    z.number().int().min(least).max(most),
  );
}

/** A consent that must be given. */
export const consent = z.boolean().refine((given) => given, { params: { reason: "consent" } });

/** A list of short texts: trimmed, blank ones left out, each once. */
export function texts(each: number, most: number) {
  return z
    .array(oneLine(each))
    .max(most)
    .transform((list) => [...new Set(list.filter((one) => one !== ""))]);
}

/**
 * What a form tells about how it was filled, to hold back robots (RELIABILITY, "Spam"):
 * `trap` is a field no person sees, `elapsed` the milliseconds from first showing the form to sending it. Time alone
 * holds nothing back.
 * A caller that sends neither is not judged by them.
 */
export const formSignals = { trap: z.string().max(500).optional(), elapsed: z.number().min(0).optional() };

/** What a list is searched for, as it was typed. */
export const search = z.string().trim().max(200).refine(storable).optional();

/** A day, like 2027-03-31; PostgreSQL knows no year 0. */
export const day = z.iso.date().refine((value) => value >= "1900-01-01");

/** A record's number, in an address or a body. */
export const recordNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The version of a row that the caller saw: no more than PostgreSQL's integer holds. */
export const seenVersion = z.number().int().min(1).max(2_147_483_647);
/** The one in an address. */
export const recordId = z.object({ id: recordNumber });

/** The last millisecond of the year 9999, which is the last that a date of four digits can name. */
const lastMoment = 253_402_300_799_999;

const cursorParts = z
  .tuple([z.enum(["n", "p"]), z.int().min(0).max(lastMoment), z.int().min(0).max(99)])
  .rest(z.union([z.string(), z.number()]));

/** The parts of a list's cursor (platform/http/calls/cursor.server.ts), or null for what is none. */
export function parsePageCursor(cursor: string): z.output<typeof cursorParts> | null {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
      one.charCodeAt(0),
    );
    return cursorParts.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

const longestCursor = 1000;

/** A cursor as the Link header gives it. Clients only hand it back: what is in it may change. */
export const pageCursor = z
  .string()
  .max(longestCursor)
  .refine((cursor) => parsePageCursor(cursor) !== null);

/** What every list call takes: how many rows, and from where (the cursor comes from the Link header). */
export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: pageCursor.optional(),
};

/** The cursor of the public directory, whose pages have numbers: the number of vendors before the page. */
export const offsetCursor = z.string().regex(/^\d{1,7}$/);
/** What such a list's call takes. */
export const offsetPaging = { ...paging, cursor: offsetCursor.optional() };
