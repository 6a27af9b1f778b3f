export const maxNoteLength = 4_000;
export const maxStepLength = 300;

/** Whether Today can hide a record of this kind: a call for help stays there until it is closed. */
export const canSleep = (kind: string): boolean => kind !== "safety_request";
