import type { Locale } from "#platform/i18n/locale.ts";
import { nearestPhrases } from "./rules/nearest-phrases.ts";
import { translateByPhrases } from "./rules/translate-by-phrases.ts";
import type { SavedTranslation } from "./saved-translations.ts";

/** A translation, or the phrases that are nearest to it. */
export type Looked = { found: SavedTranslation | null; nearest: readonly SavedTranslation[] };

/**
 * Looks a text up in the phrasebook in the browser, for when the network is away. Loaded late: it brings the lexicon along.
 * @param reader language of the context
 */
export function lookUp(text: string, language: Locale, reader: Locale): Looked {
  const translated = translateByPhrases(text, language, reader);
  if (translated) {
    const { isWhole, ...rest } = translated;
    return { found: { text, language, ...rest, from: isWhole ? "phrasebook" : "assembled" }, nearest: [] };
  }
  const nearest = nearestPhrases(text, language, reader);
  return { found: null, nearest: nearest.map((phrase) => ({ ...phrase, language, from: "phrasebook" })) };
}
