import type { FlagPattern } from "./contract.ts";

/**
 * One way around the concierge. `unless` looks at what stands before it in the same sentence, `unlessAfter` at
 * what follows. All are read against plain text: lower case, no accents. Every repetition has a bound, so that no
 * text takes long.
 */
export type Rule = { pattern: FlagPattern; find: RegExp; unless?: RegExp; unlessAfter?: RegExp };

export const rule = (
  pattern: FlagPattern,
  find: string,
  guards: Pick<Rule, "unless" | "unlessAfter"> = {},
): Rule => ({
  pattern,
  find: new RegExp(find, "g"),
  ...guards,
});

/** "We take no bookings by WhatsApp": a refusal. "No dudes en", "don't hesitate", "no fee if" are none. */
export const refused =
  /\b(?:no|nunca|jamas|never|not|don't|dont|nobody|nadie|sin|without)\b(?! (?:dudes?|duden|hesitate|need|hace|hay|tien|necesit|esperes?|wait|worry|fees?|commissions?|comision|problem|pagues|te preocupes))[^.!?;:,\n]{0,35}$/;
export const notRefused = { unless: refused };
