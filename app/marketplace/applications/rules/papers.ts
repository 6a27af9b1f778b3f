import { pictureTypes } from "#platform/pictures/accepted-pictures.ts";

/** A paper is a PDF, or a picture that is re-encoded. */
export const paperTypes = ["application/pdf", ...pictureTypes] as const;
export const maxPaperBytes = 4 * 1024 * 1024;
/** For one application. */
export const maxPapers = 6;
