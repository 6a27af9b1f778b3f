// One file for all that photos need once there is one: it comes whole, or not at all.
export { PhotoList } from "./list.tsx";
export { sendPhoto, shrink } from "./upload.ts";
