import type { FlagPattern } from "../contract.ts";

/** A pattern over normalized text. `unlessBefore` makes it innocent by the text before it in the same sentence,
 * `unlessAfter` by the text after it. Every repetition must be bounded: the test of linear time checks it. */
export type Rule = { pattern: FlagPattern; find: RegExp; unlessBefore?: RegExp; unlessAfter?: RegExp };

/** Compiles a rule. @param find source of a regular expression over normalized text */
export const rule = (
  pattern: FlagPattern,
  find: string,
  guards: Pick<Rule, "unlessBefore" | "unlessAfter"> = {},
): Rule => ({
  pattern,
  find: new RegExp(find, "g"),
  ...guards,
});

/** "sin" and "without" negate only the listed verbs. */
const negation =
  "(?:no|nunca|jamas|never|not|nor|ni|don't|dont|nobody|nothing|nadie|nada|none|neither|(?:sin|without)(?= (?:usar|using|pasar|giving|dar|ever|asking|pedir|any|ningun)))";
/** Negations that invite: "no dudes en", "don't hesitate", "no fee if". */
const invitingContinuation =
  "dudes?|duden|hesitate|need|hace|hay|tien|necesit|esperes?|wait|worry|fees?|commissions?|comision|problem|pagues|te preocupes|importa|matter|te compliques|lo pienses|only|solo|pierdas|miss|dejes|olvides|forget|be shy|obligation|mas\\b|te cohibas|seas|tengas pena|es necesari|uses?\\b|le (?:digas|cuentes)|tell\\b|involve|me gusta|like|quiero";
/** Text before a match that refuses it: "We take no bookings by WhatsApp". */
export const refusal = new RegExp(`\\b${negation}\\b(?! (?:${invitingContinuation}))[^.!?;:,\\n]{0,35}$`);
export const unlessRefused = { unlessBefore: refusal };
