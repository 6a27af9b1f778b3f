/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { personalChats } from "./server/personal-data.server.ts";
export { removeVendorCards } from "./server/vendor-cards.server.ts";
