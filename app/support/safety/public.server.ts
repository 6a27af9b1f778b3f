/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createSafetyRequest } from "./server/create.server.ts";
export { safetyWaitingSince } from "./server/list.server.ts";
export { personalSafetyRequests } from "./server/personal-data.server.ts";
