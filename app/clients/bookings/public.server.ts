/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createBooking } from "./server/create.server.ts";
export { hasSuspendedVendor } from "./server/list.server.ts";
export { personalBookings, vendorBookings } from "./server/personal-data.server.ts";
export { bookingOfReviewLink } from "./server/review-link.server.ts";
export { insertSampleBookings, type SampleBooking } from "./server/samples.server.ts";
