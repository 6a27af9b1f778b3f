import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { importAgain } from "#platform/browser/import-again.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { Looked } from "./by-phrasebook.ts";
import type { SavedTranslation } from "./saved-translations.ts";

const timeoutMs = 30_000;

/** Nothing was found without a network; `nearest` are the phrases to offer. */
export class NotInPhrasebook extends Error {
  readonly nearest: readonly SavedTranslation[];
  constructor(nearest: readonly SavedTranslation[]) {
    super("not in the phrasebook");
    this.nearest = nearest;
  }
}

type PhrasebookModule = { lookUp: (text: string, language: Locale, reader: Locale) => Looked };

/** Loads the phrasebook, so that it is there when the network is not. Failing is no problem: it is tried again when needed. */
export function loadPhrasebook(): Promise<PhrasebookModule> {
  return import("./by-phrasebook.ts").catch(importAgain<PhrasebookModule>);
}

/**
 * Translates by the server, or by the phrasebook in the browser when the server cannot be reached or has had enough: who
 * stands at a counter cannot wait for a limit to end.
 * @param reader language of the context
 * @throws ApiError of the server; NotInPhrasebook without a network
 */
export async function requestTranslation(
  text: string,
  language: Locale,
  reader: Locale,
): Promise<SavedTranslation> {
  const body = { text, fromLanguage: language, toLanguage: otherLocale(language) };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { translatedText, culturalContext, from } = await api.post("/api/chat/translate", body, { signal });
    return { text, language, translatedText, culturalContext, from };
  } catch (thrown) {
    const isRefused = thrown instanceof ApiError;
    if (isRefused && thrown.status !== 429) throw thrown;
    const { lookUp } = await loadPhrasebook();
    const { found, nearest } = lookUp(text, language, reader);
    if (found) return found;
    throw isRefused ? thrown : new NotInPhrasebook(nearest);
  }
}
