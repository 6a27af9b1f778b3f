import type { FlagPattern } from "./contract.ts";
import { addressClauses } from "./detector/address-clauses.ts";
import { emails, isKnownSite, links } from "./detector/addresses.ts";
import { clausesIn } from "./detector/clause.ts";
import { leaving } from "./detector/leaving.ts";
import { messengerClauses } from "./detector/messenger-clauses.ts";
import { messengers } from "./detector/messengers.ts";
import { paymentClauses } from "./detector/payment-clauses.ts";
import { payments } from "./detector/payments.ts";
import { phonesIn } from "./detector/phones.ts";
import { type Plain, plainText } from "./detector/plain-text.ts";

/** The words as written, at most 200 characters of them; start and end count in the text as written. */
export type Finding = { pattern: FlagPattern; text: string; start: number; end: number };

const rules = [...emails, ...links, ...messengers, ...leaving, ...payments];
const clauses = [...messengerClauses, ...addressClauses, ...paymentClauses];
const longestText = 200;
const outranked: Partial<Record<FlagPattern, FlagPattern>> = { link: "email", messenger: "payment" };
/** How far back a rule looks for what makes it innocent. */
const lookBack = 100;
const lookAhead = 60;

/**
 * Every way around the concierge in a text a vendor wrote, in the order of the text; overlapping ones joined.
 *
 * Where the line runs: "call us" alone names no way and is innocent, "call me directly" is not. "We accept cash"
 * says how, a cash discount or "cash to me" says past whom. A handle counts, "tod@s" and "tours @ RD$2,500" do
 * not. Work on messengers, mail and websites is a service; "visit our website" is a way out. A refusal ("we take
 * no bookings by WhatsApp") is innocent.
 */
export function findContacts(text: string): Finding[] {
  const plain = plainText(text);
  const found = [
    ...phonesIn(plain.text).map((span) => ({ pattern: "phone" as FlagPattern, ...span })),
    ...matchesOf(plain.text),
    ...clausesIn(plain.text, clauses),
  ];
  return joined(found).map(({ pattern, start, end }) => written(text, plain, pattern, start, end));
}

type Match = { pattern: FlagPattern; start: number; end: number };

function matchesOf(text: string): Match[] {
  return rules.flatMap(({ pattern, find, unless, unlessAfter }) =>
    [...text.matchAll(find)]
      .map((match) => ({ pattern, start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => {
        if (pattern === "link" && isKnownSite(text.slice(start, end))) return false;
        if (unless?.test(text.slice(Math.max(0, start - lookBack), start))) return false;
        return !unlessAfter?.test(text.slice(end, end + lookAhead));
      }),
  );
}

/**
 * Overlapping matches as one; it keeps the pattern of the earliest, of the longest where two start together. What
 * looks like a link within an e-mail address is the address, and a call to come past the house for money is about
 * money.
 */
function joined(matches: Match[]): Match[] {
  const result: Match[] = [];
  for (const match of matches.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = result.at(-1);
    if (!last || match.start >= last.end) {
      result.push({ ...match });
      continue;
    }
    last.end = Math.max(last.end, match.end);
    if (outranked[last.pattern] === match.pattern) last.pattern = match.pattern;
  }
  return result;
}

function written(text: string, plain: Plain, pattern: FlagPattern, start: number, end: number): Finding {
  const [from, to] = [plain.from[start] ?? 0, plain.to[end - 1] ?? text.length];
  return { pattern, text: text.slice(from, Math.min(to, from + longestText)), start: from, end: to };
}
