import type { Locale } from "#platform/i18n/locale.ts";
import type { Shown } from "./kept-translations.ts";

/** How the form was answered that was posted without scripts. */
export type Answered = {
  text: string;
  from: Locale;
  shown: Shown | null;
  /** What is told beside the spec's texts where nobody could translate. */
  failure: string | null;
  /** What is wrong with the text. */
  error?: string | undefined;
};
