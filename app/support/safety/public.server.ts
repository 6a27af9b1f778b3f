/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createSafetyRequest } from "./server/create.server.ts";
export { listSafetyRequests, safetyWaitingSince, safetyWork } from "./server/list.server.ts";
export { peopleOfSafetyRequests } from "./server/people.server.ts";
export { personalSafetyRequests } from "./server/personal-data.server.ts";
