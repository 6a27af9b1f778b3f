import type { ErrorBody } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { NearPhrase } from "./contract.ts";
import type { SavedTranslation } from "./saved-translations.ts";

export type FormResult = {
  text: string;
  from: Locale;
  shown: SavedTranslation | null;
  failure: string | null;
  nearest?: readonly SavedTranslation[];
  error?: string | undefined;
};

/** The similar phrases that a refusal offers (`no_translation`); none for other errors. @param language the text's */
export function nearestPhrasesIn(
  refusal: Pick<ErrorBody, "details"> | undefined,
  language: Locale,
): readonly SavedTranslation[] {
  const { nearest = [] } = (refusal?.details ?? {}) as { nearest?: readonly NearPhrase[] };
  return nearest.map((phrase) => ({ ...phrase, language, from: "phrasebook" }));
}
