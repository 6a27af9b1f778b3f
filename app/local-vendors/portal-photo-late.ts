// One file for all that photos need once there is one: it comes whole, or not at all.
export { PhotoList } from "./portal-photo-list.tsx";
export { sendPhoto, shrink } from "./portal-upload.ts";
