import { jsonStore } from "./json-store.ts";

/** This tab's storage: what is in it survives a reload and ends with the tab. */
export const {
  read: readSession,
  write: writeSession,
  holdInMemory,
  remove: removeSession,
  removeAll: removeSessions,
} = jsonStore(() => sessionStorage);
