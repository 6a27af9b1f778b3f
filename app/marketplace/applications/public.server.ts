export { personalDrafts, unsealDraft } from "./server/drafts.server.ts";
export { personalApplications, unsealApplication } from "./server/personal-data.server.ts";
