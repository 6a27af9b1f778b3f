/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { createAccount, findAccount, revokeAccess } from "./server/accounts.server.ts";
export { createPasswordLink } from "./server/password.server.ts";
export { personalVendors, removeNewVendor } from "./server/personal-data.server.ts";
export { inspectedTexts } from "./server/profile.server.ts";
