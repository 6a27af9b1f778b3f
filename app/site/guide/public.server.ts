export { entries, entryOf } from "./server/entries.server.ts";
