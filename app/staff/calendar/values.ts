/** Days before and after today in a subscribed calendar; the screen names them. */
export const feedDays = { before: 90, after: 400 } as const;
