/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { listReviews } from "./server/decide.server.ts";
export { bookingOfReview, reviewsOfBookings } from "./server/people.server.ts";
export { personalReviews, vendorReviews } from "./server/personal-data.server.ts";
