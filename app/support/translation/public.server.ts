/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { explainWords } from "./server/explain-words.server.ts";
export { asksOutside, translate } from "./server/translate.server.ts";
