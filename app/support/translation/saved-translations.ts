import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { isLocale } from "#platform/i18n/locale.ts";
import type { Translator } from "./contract.ts";

export type SavedTranslation = {
  text: string;
  language: Locale;
  translatedText: string;
  culturalContext: string | null;
  from: Translator;
};

/** As in the contract, repeated so that the browser does not load Zod. */
const translators: readonly Translator[] = ["model", "libretranslate", "phrasebook", "assembled"];
const key = "arribo.translations";
const maxSaved = 12;

/** Newest first. The device's storage may hold anything. */
export function savedTranslations(): readonly SavedTranslation[] {
  const { list } = (readDevice(key) ?? {}) as { list?: unknown };
  return Array.isArray(list) ? list.filter(isSavedTranslation) : [];
}

/**
 * Stores a translation on the device, at most `maxSaved`; it replaces one of the same text.
 * @returns all, newest first
 */
export function saveTranslation(shown: SavedTranslation): readonly SavedTranslation[] {
  const others = savedTranslations().filter((one) => !isSameText(one, shown.text, shown.language));
  const list = [shown, ...others].slice(0, maxSaved);
  writeDevice(key, { list });
  return list;
}

/** Deletes the stored translations from the device. */
export function clearTranslations(): void {
  removeDevice(key);
}

/** Whether it is a translation of this text; ignores case and punctuation. */
export function isSameText(
  one: Pick<SavedTranslation, "text" | "language">,
  text: string,
  language: Locale,
): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return one.language === language && plain(one.text) === plain(text);
}

function isSavedTranslation(one: unknown): one is SavedTranslation {
  const { text, language, translatedText, culturalContext, from } = (one ?? {}) as Record<string, unknown>;
  return (
    typeof text === "string" &&
    isLocale(language) &&
    typeof translatedText === "string" &&
    (culturalContext === null || typeof culturalContext === "string") &&
    translators.some((one) => one === from)
  );
}
