/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { personalReviews } from "./server/personal-data.server.ts";
