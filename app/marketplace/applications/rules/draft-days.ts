/** How long a draft that was saved for another device is stored. */
export const draftDays = 14;
