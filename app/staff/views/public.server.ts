/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export { personalViews } from "./server/personal-data.server.ts";
