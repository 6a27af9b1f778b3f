import { useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";

const tags: Record<Locale, string> = { en: "en-US", es: "es-ES" };

/** Web Speech API, which TypeScript's DOM types lack. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

export function canDictate(): boolean {
  return recognition() !== undefined;
}

function recognition(): (new () => Recognition) | undefined {
  const host = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return host.SpeechRecognition ?? host.webkitSpeechRecognition;
}

export function useDictation(language: Locale, heard: (words: string) => void) {
  const [phase, setPhase] = useState<"idle" | "listening" | "failed">("idle");
  const running = useRef<Recognition | null>(null);
  // Always the latest callback: the draft changes while listening.
  const hearing = useRef(heard);
  useEffect(() => {
    hearing.current = heard;
  });
  useEffect(() => () => running.current?.abort(), []);
  const toggle = () => {
    const Recogniser = recognition();
    if (running.current) return running.current.stop();
    if (!Recogniser) return;
    const one = new Recogniser();
    Object.assign(one, { lang: tags[language], continuous: false, interimResults: false });
    one.onresult = ({ results }) => hearing.current(results[0]?.[0]?.transcript ?? "");
    one.onerror = ({ error }) => error !== "aborted" && setPhase("failed");
    one.onend = () => {
      running.current = null;
      setPhase((now) => (now === "listening" ? "idle" : now));
    };
    running.current = one;
    setPhase("listening");
    one.start();
  };
  return { phase, toggle };
}
