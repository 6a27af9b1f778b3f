export { peopleOfLocalVendors } from "./server/people.server.ts";
export { personalLocalVendors } from "./server/personal-data.server.ts";
export { listLocalVendors } from "./server/review.server.ts";
