// One chunk for everything that photos need, so that it loads as a whole.
export { PhotoList } from "./photo-list.tsx";
export { shrink, uploadPhoto } from "./upload.ts";
