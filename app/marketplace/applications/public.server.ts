export { personalDrafts, unsealDraft } from "./server/drafts.server.ts";
export { peopleOfApplications } from "./server/people.server.ts";
export { personalApplications, unsealApplication } from "./server/personal-data.server.ts";
export { applicationWork, listApplications } from "./server/queue.server.ts";
