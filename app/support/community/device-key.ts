import { readDevice, writeDevice } from "#platform/forms/device-store.ts";
import { newKey } from "#platform/forms/intent.ts";

const storageKey = "arribo.community.device";

/**
 * What this browser names itself by when it posts, so that it is known the next time: chance, and nothing else. Made
 * with the first post, not before: who only reads is not marked.
 */
export function deviceKey(): string {
  const kept = readDevice(storageKey) as { key?: unknown } | null;
  if (typeof kept?.key === "string") return kept.key;
  const key = newKey();
  writeDevice(storageKey, { key });
  return key;
}
