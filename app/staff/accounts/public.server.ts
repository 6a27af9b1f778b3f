/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { guesserOf } from "./server/account.server.ts";
export { codeProblem } from "./server/code-problem.server.ts";
