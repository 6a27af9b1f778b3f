/** Kinds of ways around the concierge. */
export const flagPatterns = ["phone", "email", "link", "messenger", "payment"] as const;
export type FlagPattern = (typeof flagPatterns)[number];
