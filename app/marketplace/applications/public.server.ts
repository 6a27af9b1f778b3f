export { personalApplications, unsealApplication } from "./server/personal-data.server.ts";
