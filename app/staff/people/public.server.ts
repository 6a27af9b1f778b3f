/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export { readAddressee } from "./server/addressee.server.ts";
export { personWork } from "./server/by-staff/person-work.server.ts";
export { lockPeople } from "./server/family.server.ts";
export { findPeople } from "./server/list.server.ts";
export {
  findForeign,
  personalPeople,
  readWholePerson,
  type WholePerson,
} from "./server/personal-data.server.ts";
