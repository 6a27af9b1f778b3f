import { z } from "zod";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { found } from "./contract.ts";

const storageKey = "arribo-desk-recent";
const most = 6;

const recentEntry = found.pick({ kind: true, id: true, name: true, detail: true });
export type Recent = z.infer<typeof recentEntry>;

/** What was chosen last in this tab, the newest first. */
export function readRecent(): Recent[] {
  return z.array(recentEntry).safeParse(readSession(storageKey)).data ?? [];
}

export function addRecent({ kind, id, name, detail }: Recent): void {
  const others = readRecent().filter((one) => one.kind !== kind || one.id !== id);
  writeSession(storageKey, [{ kind, id, name, detail }, ...others].slice(0, most));
}

/** At sign-out: they are names of customers. */
export const removeRecent = () => removeSession(storageKey);
