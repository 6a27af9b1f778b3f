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

/** Whether this browser recognises speech. Only after hydration. */
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

export function useDictation(language: Locale, onResult: (words: string) => void) {
  const [phase, setPhase] = useState<"idle" | "listening" | "failed">("idle");
  const running = useRef<Recognition | null>(null);
  // Always the latest callback: the draft changes while listening.
  const callback = useRef(onResult);
  useEffect(() => {
    callback.current = onResult;
  });
  useEffect(() => () => running.current?.abort(), []);
  const toggle = () => {
    const Recogniser = recognition();
    if (running.current) return running.current.stop();
    if (!Recogniser) return;
    const session = new Recogniser();
    Object.assign(session, { lang: tags[language], continuous: false, interimResults: false });
    session.onresult = ({ results }) => callback.current(results[0]?.[0]?.transcript ?? "");
    session.onerror = ({ error }) => error !== "aborted" && setPhase("failed");
    session.onend = () => {
      running.current = null;
      setPhase((now) => (now === "listening" ? "idle" : now));
    };
    running.current = session;
    setPhase("listening");
    session.start();
  };
  return { phase, toggle };
}
