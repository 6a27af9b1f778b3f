import { useSyncExternalStore } from "react";

/** An on-off switch that this device remembers; where site data is blocked, until the page is closed. */
export function createDeviceSwitch(storageKey: string, byDefault: boolean) {
  const listeners = new Set<() => void>();
  let inMemory = byDefault;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  };
  const isOn = (): boolean => {
    try {
      const stored = window.localStorage.getItem(storageKey);
      return stored === null ? byDefault : stored === "on";
    } catch {
      return inMemory;
    }
  };
  const set = (on: boolean): void => {
    inMemory = on;
    try {
      window.localStorage.setItem(storageKey, on ? "on" : "off");
    } catch {
      // Blocked.
    }
    for (const notify of listeners) notify();
  };
  return { isOn, set, useIsOn: () => useSyncExternalStore(subscribe, isOn, () => byDefault) };
}
