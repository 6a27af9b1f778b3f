/** So long after the conversion of a lead staff are asked for its sale. */
export const saleDays = 30;
