export const applicationPath = "/vendor-application";

/** Before the token of a draft that was saved for another device. */
export const continueHash = "#continue=";
