/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { codeProblem, guesserOf, respond } from "./server/account.server.ts";
