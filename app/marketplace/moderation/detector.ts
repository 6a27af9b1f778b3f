import type { FlagPattern } from "./contract.ts";
import { addressClauses } from "./detector/address-clauses.ts";
import { emailRules, isKnownSite, linkRules } from "./detector/address-rules.ts";
import { bypassRules } from "./detector/bypass-rules.ts";
import { matchClauses } from "./detector/clause.ts";
import { matchesOf } from "./detector/matches.ts";
import { messengerClauses } from "./detector/messenger-clauses.ts";
import { messengerRules } from "./detector/messenger-rules.ts";
import { type NormalizedText, normalizeText } from "./detector/normalize-text.ts";
import { paymentClauses } from "./detector/payment-clauses.ts";
import { paymentRules } from "./detector/payment-rules.ts";
import { findPhones } from "./detector/phones.ts";

/** `text` is quoted as written, cut at 200 characters; `start` and `end` are offsets in the original text. */
export type Finding = { pattern: FlagPattern; text: string; start: number; end: number };

const rules = [...emailRules, ...linkRules, ...messengerRules, ...bypassRules, ...paymentRules];
const clauses = [...messengerClauses, ...addressClauses, ...paymentClauses];
const maxQuoteLength = 200;
const strongerPattern: Partial<Record<FlagPattern, FlagPattern>> = { link: "email", messenger: "payment" };
/** Characters before and after a match that its `unlessBefore` and `unlessAfter` see. */
const lookBehindLength = 100;
const lookAheadLength = 60;

/**
 * Finds contact details and invitations to bypass the concierge in a vendor's text (detector/README.md).
 * The line: "call us" is innocent, "call me directly" is not; "we accept cash" is, a cash discount is not; work on
 * messengers or websites is a service, "visit our website" is not; a refusal is innocent.
 * @returns findings in the order of the text, never overlapping
 */
export function findContacts(text: string): Finding[] {
  if (text === "") return [];
  const normalized = normalizeText(text);
  const matches = [
    ...findPhones(normalized.text).map((span) => ({ pattern: "phone" as FlagPattern, ...span })),
    ...matchRules(normalized.text),
    ...matchClauses(normalized.text, clauses),
  ];
  return mergeOverlaps(matches).map(({ pattern, start, end }) =>
    toFinding(text, normalized, pattern, start, end),
  );
}

type Match = { pattern: FlagPattern; start: number; end: number };

function matchRules(text: string): Match[] {
  return rules.flatMap(({ pattern, find, unlessBefore, unlessAfter }) =>
    matchesOf(text, find)
      .map((match) => ({ pattern, start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => {
        if (pattern === "link" && isKnownSite(text.slice(start, end))) return false;
        if (unlessBefore?.test(text.slice(Math.max(0, start - lookBehindLength), start))) return false;
        return !unlessAfter?.test(text.slice(end, end + lookAheadLength));
      }),
  );
}

/** Merges overlaps. The earliest match gives the pattern (the longest, where two start together), except that an e-mail
 * address outranks the link within it, and payment outranks a messenger. */
function mergeOverlaps(matches: Match[]): Match[] {
  const result: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = result.at(-1);
    if (!last || match.start >= last.end) {
      result.push({ ...match });
      continue;
    }
    last.end = Math.max(last.end, match.end);
    if (strongerPattern[last.pattern] === match.pattern) last.pattern = match.pattern;
  }
  return result;
}

function toFinding(
  text: string,
  normalized: NormalizedText,
  pattern: FlagPattern,
  start: number,
  end: number,
): Finding {
  const [from, to] = [normalized.from[start] ?? 0, normalized.to[end - 1] ?? text.length];
  return { pattern, text: text.slice(from, Math.min(to, from + maxQuoteLength)), start: from, end: to };
}
