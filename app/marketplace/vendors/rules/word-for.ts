/** Own properties only: keys may be user input such as "constructor" or "__proto__". */
export function wordFor(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
