/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createBookingFromChat } from "./server/create.server.ts";
export { trackingPath } from "./server/letters.server.ts";
export { bookingWork, hasSuspendedVendor, listBookings } from "./server/list.server.ts";
export { peopleOfBookings } from "./server/people/part.server.ts";
export { personalBookings, vendorBookings } from "./server/personal-data.server.ts";
export { bookingOfReviewLink, isReviewLinkOf } from "./server/review-link.server.ts";
export { insertSampleBookings, type SampleBooking } from "./server/samples.server.ts";
