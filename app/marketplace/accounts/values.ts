// What screens show of the contract, which brings Zod along.

/** The minimum is the specification's; the maximum limits the cost of hashing. */
export const minPasswordLength = 6;

export const maxPasswordLength = 128;
