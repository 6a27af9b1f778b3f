/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export { answerVisitor } from "./server/answer.server.ts";
export { prepareToUnderstand } from "./understanding/understand.server.ts";
