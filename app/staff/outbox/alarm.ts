import { useEffect, useRef } from "react";
import { createDeviceSwitch } from "#app/staff/shell/device-switch.ts";
import type { AdminNotification } from "./contract.ts";

/** Whether emergencies sound an alarm on this device. */
export const alarmSwitch = createDeviceSwitch("arribo-desk-alarm", false);

/** Called from a click, which browsers require before they play sound; plays the alarm as a preview. */
export function switchAlarm(on: boolean): void {
  alarmSwitch.set(on);
  if (on) playAlarm();
}

const audibleTypes: readonly AdminNotification["type"][] = [
  "new_safety_emergency",
  "new_safety_request",
  "safety_contact",
];

/** Plays once for notifications newer than the last poll; those present when the page opened are silent. */
export function useAlarm(notifications: readonly AdminNotification[] | undefined): void {
  const on = alarmSwitch.useIsOn();
  const newestSeen = useRef<number>(undefined);
  useEffect(() => {
    if (!notifications) return;
    const newest = Math.max(0, ...notifications.map(({ id }) => id));
    const lastSeen = newestSeen.current;
    newestSeen.current = Math.max(lastSeen ?? 0, newest);
    const isNew = ({ id, type }: AdminNotification) =>
      id > (lastSeen ?? newest) && audibleTypes.includes(type);
    if (on && notifications.some(isNew)) playAlarm();
  }, [notifications, on]);
  useEffect(() => {
    if (!on) return;
    // Browsers play no sound before the first user gesture.
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
