import { useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { useHydrated } from "./use-hydrated.ts";

const preferredVoices = { es: ["es-DO", "es-ES"], en: ["en-US"] } as const satisfies Record<
  Locale,
  readonly string[]
>;

function findVoice(locale: Locale): { lang: string; voice: SpeechSynthesisVoice | null } {
  const voices = speechSynthesis.getVoices();
  for (const lang of preferredVoices[locale]) {
    const voice = voices.find((one) => one.lang.replace("_", "-") === lang);
    if (voice) return { lang, voice };
  }
  // The browser chooses a voice for the language, or stays silent.
  return { lang: locale === "es" ? "es-ES" : "en-US", voice: null };
}

/**
 * Reads a text out. `can` is false before hydration and without speech synthesis; `toggle` stops what this component
 * reads, else it silences the page and reads.
 */
export function useSpeech() {
  const can = useHydrated() && "speechSynthesis" in window;
  // The page has one voice: an unmounting component must not silence another's speech.
  const current = useRef<SpeechSynthesisUtterance>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => void (current.current && speechSynthesis.cancel()), []);
  const setCurrent = (utterance: SpeechSynthesisUtterance | null) => {
    current.current = utterance;
    setSpeaking(utterance !== null);
  };
  const toggle = (text: string, locale: Locale) => {
    speechSynthesis.cancel();
    if (isSpeaking) return setCurrent(null);
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), findVoice(locale));
    utterance.onend = utterance.onerror = () => current.current === utterance && setCurrent(null);
    setCurrent(utterance);
    speechSynthesis.speak(utterance);
  };
  return { can, isSpeaking, toggle };
}
