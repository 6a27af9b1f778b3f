import { removeSessions } from "#platform/forms/session-store.ts";

/** Prefix of session storage keys with unsaved input. */
export const unsavedPrefix = "arribo.desk.unsaved.";

/** Called at sign-out: unsaved input may contain personal data. */
export function removeUnsaved(): void {
  removeSessions(unsavedPrefix);
}
