/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { explainWords } from "./server/explain-words.server.ts";
export { translate, usesExternalTranslator } from "./server/translate.server.ts";
