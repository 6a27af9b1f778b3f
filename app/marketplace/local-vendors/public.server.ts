export { personalLocalVendors } from "./server/personal-data.server.ts";
