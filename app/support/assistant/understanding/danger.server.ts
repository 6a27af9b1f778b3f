import { guideSentences, guideSmallWords, isOutOfScope } from "#app/site/guide/public.server.ts";
import { plainText } from "#platform/i18n/detect-language.ts";
import examples from "./danger-examples.json" with { type: "json" };
import { dangerPhrases } from "./danger-phrases.ts";
import { harmlessPhrases } from "./harmless-phrases.ts";
import { Likeness } from "./likeness.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { Phrases, type Token } from "./phrases.ts";
import { violencePhrases } from "./violence-phrases.ts";

const danger = new Phrases(dangerPhrases + violencePhrases, isOrdinaryWord);
const harmless = new Phrases(harmlessPhrases, isOrdinaryWord);

/** Members of a family, and words that the guide's list lacks: all kinds of texts have them. */
const everywhere = new Set(
  `and but or his him her he she they them im hes shes ta toy pa mi my on at el la se con su lo was were been going cant isnt
  kid kids wife husband mama papa esposo esposa marido hijo hija mother father mom dad son daughter nino nina abuela abuelo
  brother sister hermano hermana friend amigo amiga`.split(/\s+/),
);

let likeness: Likeness | undefined;

/** Log odds from which on a text that nothing else understands counts as danger. */
const minLikeness = 2;

/**
 * Whether a text is like the examples of danger rather than the guide's sentences: for what no other answer fits, because
 * nobody can list all phrases.
 */
export function resemblesDanger(text: string): boolean {
  likeness ??= new Likeness(
    { of: examples.danger, not: [...guideSentences(), ...examples.harmless, ...examples.harmless] },
    (word) => everywhere.has(word) || guideSmallWords().has(word),
  );
  return likeness.of(text) >= minLikeness && !isGeneral(text) && !isOutOfScope(text);
}

/** Cries that are the whole message. */
const cry =
  /^\W*(911|9 1 1|sos|help|ayuda|auxilio|socorro|me muero)\W*$|^.{0,60}\b(help me|help us|ayudame|ayudenme|auxilio|socorro)\W*$/;

/**
 * Whether somebody may be in danger, in either language and with mistyped words: the answer is 911 then. Rather too often
 * than too rarely. The time grows linearly with the text.
 */
export function isDanger(text: string): boolean {
  if (cry.test(plainText(text).replace(/['’]/g, ""))) return true;
  const tokens = withoutHarmless(danger.read(text), text);
  const found = [...danger.find(tokens)];
  if (found.some(({ label }) => label === "now")) return true;
  return found.length > 0 && !isGeneral(text);
}

/** Blanks what only sounds like danger: "emergency fund", "this heat is killing me". */
function withoutHarmless(tokens: Token[], text: string): Token[] {
  const kept = [...tokens];
  for (const { label, from, to } of harmless.find(harmless.read(text)))
    if (label === "words") kept.fill({ typed: "", meant: [""] }, from, to);
  return kept;
}

/** Whether the text asks how things are, supposes something, or asks for a vendor. */
function isGeneral(text: string): boolean {
  return [...harmless.find(harmless.read(text))].some(
    ({ label, from }) => label === "general" || (label === "opening" && from <= 2),
  );
}
