import { useEffect, useRef, useSyncExternalStore } from "react";
import type { AdminNotification } from "./contract.ts";

const storageKey = "arribo-desk-alarm";
const listeners = new Set<() => void>();
let onInMemory = false;

/** News that somebody must hear of although they look elsewhere. */
const audibleTypes: readonly AdminNotification["type"][] = [
  "new_safety_emergency",
  "new_safety_request",
  "safety_contact",
];

function isAlarmOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === "on";
  } catch {
    return onInMemory;
  }
}

/** Called by a press, which is also what lets the browser play anything: so it is heard at once how it sounds. */
function switchAlarm(on: boolean): void {
  onInMemory = on;
  try {
    window.localStorage.setItem(storageKey, on ? "on" : "off");
  } catch {
    // Site data is blocked: the choice lasts as long as the page.
  }
  for (const changed of listeners) changed();
  if (on) playAlarm();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  // Another tab switched it.
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

/** Whether new safety requests are heard, and how to switch that; the browser remembers it. */
export function useAlarmSwitch(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isAlarmOn, () => false), switchAlarm];
}

/** Rings once for what came since the last look. What lay there when the page was opened is seen, not heard. */
export function useAlarm(news: readonly AdminNotification[] | undefined): void {
  const [on] = useAlarmSwitch();
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (!news) return;
    const newest = Math.max(0, ...news.map(({ id }) => id));
    const before = seen.current;
    seen.current = Math.max(before ?? 0, newest);
    const isNew = ({ id, type }: AdminNotification) => id > (before ?? newest) && audibleTypes.includes(type);
    if (on && news.some(isNew)) playAlarm();
  }, [news, on]);
  useEffect(() => {
    if (!on) return;
    // Browsers play nothing before somebody has pressed something on the page.
    const wake = () => void getAudioContext()?.resume();
    window.addEventListener("pointerdown", wake);
    window.addEventListener("keydown", wake);
    return () => {
      window.removeEventListener("pointerdown", wake);
      window.removeEventListener("keydown", wake);
    };
  }, [on]);
}

let context: AudioContext | undefined;

function getAudioContext(): AudioContext | undefined {
  if (!("AudioContext" in window)) return undefined;
  context ??= new AudioContext();
  return context;
}

/** Two strokes of a door bell, a third apart, thrice: made on the spot, no file. */
function playAlarm(): void {
  const audio = getAudioContext();
  if (!audio) return;
  void audio.resume();
  for (const [stroke, frequency] of [880, 698, 880, 698, 880, 698].entries()) {
    const start = audio.currentTime + stroke * 0.28;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.001, start);
    loudness.gain.exponentialRampToValueAtTime(0.3, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.26);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.27);
  }
}
