/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createLead } from "./server/create.server.ts";
export { isUnanswered } from "./server/manage.server.ts";
export { personalLeads } from "./server/personal-data.server.ts";
