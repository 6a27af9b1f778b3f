/** How long an uploaded photo waits for its application, in milliseconds. */
export const unclaimedKept = 24 * 3_600_000;
