/** How long an uploaded photo may wait for its application, in milliseconds. */
export const unclaimedPhotoMs = 24 * 3_600_000;
