/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { giveRole } from "./server/roles.server.ts";
