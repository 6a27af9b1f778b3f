/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { chatWork } from "./server/change-state.server.ts";
export { listChats } from "./server/desk.server.ts";
export { peopleOfChats } from "./server/people/part.server.ts";
export { visitorNameInSql } from "./server/people/visitor-name.server.ts";
export { personalChats } from "./server/personal-data.server.ts";
export { removeVendorCards } from "./server/vendor-cards.server.ts";
