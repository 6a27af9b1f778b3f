import { plainText } from "#platform/i18n/detect-language.ts";
import { dangerPhrases } from "./danger-phrases.ts";
import { harmlessPhrases } from "./harmless-phrases.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";
import { Phrases, type Token } from "./phrases.ts";

const danger = new Phrases(dangerPhrases, isOrdinaryWord);
const harmless = new Phrases(harmlessPhrases, isOrdinaryWord);

/** Cries that are the whole message. */
const cry = /^\W*(911|9 1 1|sos|help|help me|ayuda|ayudame|ayudenme|auxilio|socorro|me muero)\W*$/;

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
