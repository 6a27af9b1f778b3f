export { endFeedOf } from "./server/feed.server.ts";
