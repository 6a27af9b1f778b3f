import { removeSessions } from "#platform/forms/session-store.ts";

/** What staff typed and did not send or save is kept in this tab's storage under keys that begin so. */
export const unsavedPrefix = "arribo.desk.unsaved.";

/** Removes all of it when somebody signs out: it may name customers. */
export function removeUnsaved(): void {
  removeSessions(unsavedPrefix);
}
