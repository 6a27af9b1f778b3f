/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { changeOwnName } from "./server/members.server.ts";
export { staffPasswordJob } from "./server/password-links.server.ts";
export { giveRole } from "./server/roles.server.ts";
