/**
 * What a list of words says to a key; undefined where it says nothing. Keys can be anybody's own writing, and what
 * every object inherits ("constructor", "__proto__") is not a word.
 */
export function wordFor(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
