import { jsonStore } from "./json-store.ts";

/** Outlives the tab, which a phone may close at any time. */
export const { read: readDevice, write: writeDevice, remove: removeDevice } = jsonStore(() => localStorage);
