export { personalDispatches, personalOffers } from "./server/personal-data.server.ts";
