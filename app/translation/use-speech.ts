import { useEffect, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { useAlive } from "#platform/use-alive.ts";

/** The voices that suit, the best first. */
const wanted = { es: ["es-DO", "es-ES"], en: ["en-US"] } as const satisfies Record<Locale, readonly string[]>;

function voiceFor(locale: Locale): { lang: string; voice: SpeechSynthesisVoice | null } {
  const voices = speechSynthesis.getVoices();
  for (const lang of wanted[locale]) {
    const voice = voices.find((one) => one.lang.replace("_", "-") === lang);
    if (voice) return { lang, voice };
  }
  // The browser has one of its own for a language, or it says nothing.
  return { lang: locale === "es" ? "es-ES" : "en-US", voice: null };
}

/** Reads a text out. `can` is false where the browser has no voice at all. */
export function useSpeech() {
  const alive = useAlive();
  const can = alive && "speechSynthesis" in window;
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => void (can && speechSynthesis.cancel()), [can]);
  const stop = () => {
    speechSynthesis.cancel();
    setSpeaking(false);
  };
  const speak = (text: string, locale: Locale) => {
    speechSynthesis.cancel();
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), voiceFor(locale));
    utterance.onend = () => setSpeaking(false);
    utterance.onerror = () => setSpeaking(false);
    setSpeaking(true);
    speechSynthesis.speak(utterance);
  };
  return { can, isSpeaking, speak, stop };
}
