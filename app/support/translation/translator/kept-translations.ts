import { readDevice, removeDevice, writeDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { isLocale } from "#platform/i18n/locale.ts";
import type { Translator } from "../contract.ts";

/** A text and what became of it. */
export type Shown = {
  text: string;
  /** The language of the text; the translation's is the other. */
  language: Locale;
  translatedText: string;
  culturalContext: string | null;
  from: Translator;
};

const key = "arribo.translations";
/** As many phrases as one finds one's way in. */
const most = 12;

/** The last phrases on this device, the newest first. Anything may stand in its storage. */
export function keptTranslations(): readonly Shown[] {
  const { list } = (readDevice(key) ?? {}) as { list?: unknown };
  return Array.isArray(list) ? list.filter(isShown) : [];
}

export function keepTranslation(shown: Shown): readonly Shown[] {
  const others = keptTranslations().filter((one) => !isSame(one, shown.text, shown.language));
  const list = [shown, ...others].slice(0, most);
  writeDevice(key, { list });
  return list;
}

export function forgetTranslations(): void {
  removeDevice(key);
}

/** Whether a phrase is that text, however its words are spaced or written large. */
export function isSame(one: Pick<Shown, "text" | "language">, text: string, language: Locale): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return one.language === language && plain(one.text) === plain(text);
}

function isShown(one: unknown): one is Shown {
  const { text, language, translatedText, culturalContext, from } = (one ?? {}) as Record<string, unknown>;
  return (
    typeof text === "string" &&
    isLocale(language) &&
    typeof translatedText === "string" &&
    (culturalContext === null || typeof culturalContext === "string") &&
    (from === "model" || from === "libretranslate" || from === "phrasebook")
  );
}
