import { readDevice, writeDevice } from "#platform/forms/device-store.ts";
import { newKey } from "#platform/forms/intent.ts";

const storageKey = "arribo.community.device";

/**
 * Random key by which the server recognises this browser's posts. Made with the first post: readers are not tracked.
 */
export function deviceKey(): string {
  const stored = readDevice(storageKey) as { key?: unknown } | null;
  if (typeof stored?.key === "string") return stored.key;
  const key = newKey();
  writeDevice(storageKey, { key });
  return key;
}
