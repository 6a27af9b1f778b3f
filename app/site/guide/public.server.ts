/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { enough, type Found, searchKnowledge } from "./server/search.server.ts";
