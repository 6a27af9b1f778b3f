export const maxNoteLength = 4_000;
export const maxStepLength = 300;
