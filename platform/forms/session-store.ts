import { jsonStore } from "./json-store.ts";

/** sessionStorage: survives a reload and ends with the tab. */
export const {
  read: readSession,
  write: writeSession,
  holdInMemory,
  remove: removeSession,
  removeAll: removeSessions,
} = jsonStore(() => sessionStorage);
