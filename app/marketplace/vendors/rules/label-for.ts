/** Own properties only: keys may be user input such as "constructor" or "__proto__". */
export function labelFor(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
