import { isCommonWord } from "./lists/word-lists.ts";
import { vocabulary } from "./vocabulary.ts";

const words = new Set(vocabulary.flatMap((entry) => entry.words));

/** Whether the directory's vocabulary or its list of common words has this word (without accents). */
export const isVocabularyWord = (word: string): boolean => words.has(word) || isCommonWord(word);
