export { minShare, type SearchResult, searchKnowledge } from "./server/search.server.ts";
