// One chunk for everything that photos need, so that it loads as a whole.

export { shrink } from "#platform/pictures/shrink-picture.ts";
export { PhotoList } from "./photo-list.tsx";
export { uploadPhoto } from "./upload.ts";
