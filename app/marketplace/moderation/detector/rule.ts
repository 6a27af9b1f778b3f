import type { FlagPattern } from "../contract.ts";

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

/** What a refusal starts with; "sin" and "without" only before what is not done. */
const negation =
  "(?:no|nunca|jamas|never|not|nor|ni|don't|dont|nobody|nothing|nadie|nada|none|neither|(?:sin|without)(?= (?:usar|using|pasar|giving|dar|ever|asking|pedir|any|ningun)))";
/** "No dudes en", "don't hesitate", "no fee if": a negation that invites. */
const inviting =
  "dudes?|duden|hesitate|need|hace|hay|tien|necesit|esperes?|wait|worry|fees?|commissions?|comision|problem|pagues|te preocupes|importa|matter|te compliques|lo pienses|only|solo|pierdas|miss|dejes|olvides|forget|be shy|obligation|mas\\b|te cohibas|seas|tengas pena|es necesari|uses?\\b|le (?:digas|cuentes)|tell\\b|involve|me gusta|like|quiero";
/** "We take no bookings by WhatsApp": a refusal. */
export const refused = new RegExp(`\\b${negation}\\b(?! (?:${inviting}))[^.!?;:,\\n]{0,35}$`);
export const notRefused = { unless: refused };
