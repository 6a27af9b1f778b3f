/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export { openPresence, type Presence } from "./server/presence.server.ts";
