/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createLeadFromChat } from "./server/create.server.ts";
export { isSaleMissing, isUnanswered, leadWork, listLeads } from "./server/manage.server.ts";
export { peopleOfLeads } from "./server/people.server.ts";
export { personalLeads } from "./server/personal-data.server.ts";
export { planningPathOf, readCalls } from "./server/planning.server.ts";
export { moveLead, recordUndone } from "./server/status.server.ts";
