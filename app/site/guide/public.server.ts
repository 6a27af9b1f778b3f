export { entryOf } from "./server/entries.server.ts";
export { guideSentences, guideSmallWords, guideWords } from "./server/guide-words.server.ts";
export { isOutOfScope } from "./server/out-of-scope.ts";
export { minShare, type SearchResult, searchKnowledge } from "./server/search.server.ts";
