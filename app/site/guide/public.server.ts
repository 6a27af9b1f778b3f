export { enough, type Found, searchKnowledge } from "./server/search.server.ts";
