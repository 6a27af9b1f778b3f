// What screens show of the contract, which brings Zod along.

/** The minimum is the specification's; the maximum limits the cost of hashing. */
export const minPasswordLength = 6;

export const maxPasswordLength = 128;

/** As long as the answer of an application, which becomes the profile's where it is no table of hours. */
export const maxAvailableTimes = 500;
