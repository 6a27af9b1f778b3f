/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { listPosts } from "./server/moderate.server.ts";
export { peopleOfPosts } from "./server/people.server.ts";
export { personalFollows, personalPosts } from "./server/personal-data.server.ts";
