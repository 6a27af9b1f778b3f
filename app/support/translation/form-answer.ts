import type { ErrorBody } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { NearPhrase } from "./contract.ts";
import type { Shown } from "./translator/kept-translations.ts";

/** How the form was answered that was posted without scripts. */
export type Answered = {
  text: string;
  from: Locale;
  shown: Shown | null;
  /** What is told beside the spec's texts where nobody could translate. */
  failure: string | null;
  /** The phrases that say nearly the same, where there is no translation. */
  nearest?: readonly Shown[];
  /** What is wrong with the text. */
  error?: string | undefined;
};

/** The nearest phrases that a refusal brings. */
export function nearIn(refusal: Pick<ErrorBody, "details"> | undefined, language: Locale): readonly Shown[] {
  const { nearest = [] } = (refusal?.details ?? {}) as { nearest?: readonly NearPhrase[] };
  return nearest.map((phrase) => ({ ...phrase, language, from: "phrasebook" }));
}
