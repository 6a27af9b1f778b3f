import { useEffect, useRef, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";

/** The specification's: what the browser is told to understand. */
const tags: Record<Locale, string> = { en: "en-US", es: "es-ES" };

/** What the browsers that have it call it; TypeScript's own types do not know it. */
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

/** Whether this browser has a microphone that understands. */
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

/** Hears one utterance and hands over its words. */
export function useDictation(language: Locale, heard: (words: string) => void) {
  const [phase, setPhase] = useState<"idle" | "listening" | "failed">("idle");
  const running = useRef<Recognition | null>(null);
  // What is typed meanwhile must be there when the words come.
  const hearing = useRef(heard);
  useEffect(() => {
    hearing.current = heard;
  });
  useEffect(() => () => running.current?.abort(), []);
  const toggle = () => {
    const Recogniser = recognition();
    // What was heard so far is handed over.
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
