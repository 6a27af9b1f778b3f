/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { accountOf, type KnownAccount, lockOut, openAccount } from "./server/accounts.server.ts";
export { passwordLink } from "./server/password.server.ts";
export { personalVendors } from "./server/personal-data.server.ts";
export { textsOf } from "./server/profile.server.ts";
