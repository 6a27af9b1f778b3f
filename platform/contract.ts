import "./zod-without-eval.ts";
import { z } from "zod";
import { hasEnoughLetters } from "#platform/text/enough-letters.ts";
import {
  asOneLine,
  hasControls,
  isLatin,
  mixesAlphabets,
  normaliseLetters,
  stripDirectionControls,
  stripInvisible,
} from "#platform/text/invisible.ts";
import { isPhoneNumber } from "#platform/text/phone-number.ts";

/** Building blocks of the contracts. Lengths are UTF-16 code units, like a browser's `maxlength`. */

// PostgreSQL cannot store NUL in text or lone surrogates in JSON; refused here, so that the error names the field.
const isStorable = (value: string) => !value.includes("\u0000") && (value.isWellFormed?.() ?? true);

/** Required text of any number of lines: trimmed, 1 to `max` characters. */
export function text(max: number) {
  return z.string().overwrite(stripDirectionControls).trim().min(1).max(max).refine(isStorable);
}

/** What staff write to somebody: text with at least three letters or digits. */
export function writtenText(max: number) {
  return text(max).refine(hasEnoughLetters, { params: { reason: "fewLetters" } });
}

/** Optional text; missing or blank reads as "". */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(stripDirectionControls)
    .trim()
    .max(max)
    .refine(isStorable)
    .nullish()
    .transform((value) => value ?? "");
}

const oneLine = (max: number, read = stripInvisible) =>
  z
    .string()
    .overwrite(read)
    .trim()
    .max(max)
    .refine((value) => isStorable(value) && !hasControls(value));

/** Required single line (a name, a title): removes invisible characters, refuses control characters. */
export function line(max: number) {
  return oneLine(max).min(1);
}

const nameLine = (max: number) => oneLine(max, (value) => stripInvisible(normaliseLetters(value))).min(1);

/** A public name. Mixing alphabets is refused: a Cyrillic "а" in a Latin word makes a look-alike of another name. */
export function publicName(max: number) {
  return nameLine(max).refine((value) => !mixesAlphabets(value), { params: { reason: "alphabets" } });
}

/** A business name, Latin only: a whole Cyrillic word can look like a Latin one. */
export function businessName(max: number) {
  return nameLine(max).refine(isLatin, { params: { reason: "latin" } });
}

/** A single line that must not be refused for its characters (a call for help): control characters become spaces. */
export function lenientLine(max: number) {
  return z.string().overwrite(asOneLine).pipe(text(max));
}

/** The same, optional; missing or blank reads as "". */
export function optionalLenientLine(max: number) {
  return optionalText(max).transform(asOneLine);
}

/** An optional single line; missing or blank reads as "". Refuses control characters. */
export function optionalLine(max: number) {
  return oneLine(max)
    .nullish()
    .transform((value) => value ?? "");
}

/** Trimmed, at most 254 characters (RFC 5321). */
export const email = z.string().trim().min(1).max(254).pipe(z.email());

/** A phone number as typed, 7 to 15 digits (E.164) with separators and an extension; or "". */
export const optionalPhone = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((value) => value ?? "")
  .refine((value) => value === "" || isPhoneNumber(value), { params: { reason: "phone" } });

/** Whether a text contains as many digits as the shortest phone number. */
export function hasPhoneDigits(value: string): boolean {
  return value.replace(/\D/g, "").length >= 7;
}

export const phone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((value) => value === "" || isPhoneNumber(value), { params: { reason: "phone" } });

/** An http(s) URL or "" (RULINGS 13: `javascript:` links would run in visitors' browsers). A missing scheme is https. */
export const optionalWebsite = z
  .string()
  .trim()
  .max(300)
  .nullish()
  .transform((value) => (value && !/^[a-z][a-z\d+.-]*:/i.test(value) ? `https://${value}` : (value ?? "")))
  .refine((value) => value === "" || isWebsite(value), { params: { reason: "website" } });

function isWebsite(value: string): boolean {
  if (!URL.canParse(value) || !isStorable(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "";
}

/** A whole number; forms send it as text, and blank text counts as missing. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === "string" ? (value.trim() === "" ? undefined : Number(value)) : value),
    z.number().int().min(min).max(max),
  );
}

export const consent = z.boolean().refine((isGiven) => isGiven, { params: { reason: "consent" } });

/** A list of short texts: trimmed, without blanks and duplicates. */
export function texts(maxLength: number, maxItems: number) {
  return z
    .array(oneLine(maxLength))
    .max(maxItems)
    .transform((list) => [...new Set(list.filter((item) => item !== ""))]);
}

/** Bot signals (docs/reliability.md, "Spam"): `trap` is a honeypot, `elapsed` the form's fill time in ms; both are optional. */
export const formSignals = { trap: z.string().max(500).optional(), elapsed: z.number().min(0).optional() };

export const search = z.string().trim().max(200).refine(isStorable).optional();

/** Within years with which days can be counted: after 9999 a year has more digits, and `addDays` would never arrive. */
export const day = z.iso.date().refine((value) => value >= "1900-01-01" && value < "2200-01-01");

export const recordNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The row version that the caller saw; fits PostgreSQL's integer. */
export const seenVersion = z.number().int().min(1).max(2_147_483_647);
export const recordId = z.object({ id: recordNumber });

/** Id of a stored photo: 128 random bits. */
export const photoId = z.string().regex(/^[\w-]{22}$/);

/** In a path: which photo, and which of its two sizes. */
export const photoInPath = { photo: photoId, size: z.enum(["small", "large"]) };

/** End of the year 9999, the last with four digits. */
const maxTime = 253_402_300_799_999;

const cursorParts = z
  .tuple([z.enum(["n", "p"]), z.int().min(0).max(maxTime), z.int().min(0).max(99)])
  .rest(z.union([z.string(), z.number()]));

/** The parts of a list's cursor (platform/database/lists/cursor.server.ts); null if it is invalid. */
export function parsePageCursor(cursor: string): z.output<typeof cursorParts> | null {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
    return cursorParts.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

const maxCursorLength = 1000;

/** From the Link header. Opaque to clients: its content may change. */
export const pageCursor = z
  .string()
  .max(maxCursorLength)
  .refine((cursor) => parsePageCursor(cursor) !== null);

export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: pageCursor.optional(),
};

/** The directory's pages are numbered: its cursor is the number of vendors before the page. */
export const offsetCursor = z.string().regex(/^\d{1,7}$/);
export const offsetPaging = { ...paging, cursor: offsetCursor.optional() };
