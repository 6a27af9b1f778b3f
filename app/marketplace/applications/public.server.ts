export { personalApplications, unsealed } from "./server/personal-data.server.ts";
