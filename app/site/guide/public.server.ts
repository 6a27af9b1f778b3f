export { guideSmallWords, guideWords } from "./server/guide-words.server.ts";
export { minShare, type SearchResult, searchKnowledge } from "./server/search.server.ts";
export { isOutOfScope } from "./server/out-of-scope.ts";
export { entryOf } from "./server/entries.server.ts";
