// A file of its own, so that pages do not load Zod with the contract.

/** In characters. */
export const maxMessageLength = 2000;

/** Close code of the socket: no such conversation, do not reconnect. 4000–4999 are application codes. */
export const unknownChatCode = 4404;
