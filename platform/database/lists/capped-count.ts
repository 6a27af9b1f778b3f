/**
 * Counts end here: reading 100,000 rows to say how many they are costs more than all else on a screen. A count of this
 * many means "more than a thousand".
 */
export const mostCounted = 1_001;

/** The same in a list that staff search: who sees "more than two hundred" types another word. */
export const mostFound = 201;
