import { jsonStore } from "./json-store.ts";

/** The device's storage: what is in it outlives the tab, which a phone may end at any time. */
export const { read: readDevice, write: writeDevice, remove: removeDevice } = jsonStore(() => localStorage);
