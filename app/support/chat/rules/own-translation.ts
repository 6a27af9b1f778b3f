type Words = { text: string; translation: string | null };

/**
 * Staff chose that a reader of the other language gets these very words: the translation repeats them, so that nobody
 * replaces them unasked.
 */
export const isSentAsItIs = ({ text, translation }: Words): boolean => translation === text;

/** A message's words in the other language; null if there are none. */
export const translationOf = (words: Words): string | null =>
  isSentAsItIs(words) ? null : words.translation;
