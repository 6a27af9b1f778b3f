/** In characters. A file of its own, so that pages do not load Zod with the contract. */
export const maxMessageLength = 2000;
