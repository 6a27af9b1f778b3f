import type { Locale } from "#platform/i18n/locale.ts";

/** Long enough for any given name, too short to carry a message. */
const longestWord = 20;
const mostWords = 6;
const nameWord = /^[\p{L}\p{M}'’-]+\.?$/u;

/**
 * The first line of a letter: by the first name ("Hello Barbara,"), without a name ("Hello,") if there is none that can be
 * shown. A stranger may have typed the name beside somebody else's address, so only one word of letters of it is shown, and
 * none if the whole is not a plain name (an address, a number, a sentence).
 * @param name as the person typed it, one line
 */
export function greeting(name: string, locale: Locale): string {
  const first = firstName(name);
  if (locale === "es") return first ? `Hola, ${first}:` : "Hola:";
  return first ? `Hello ${first},` : "Hello,";
}

function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const isName = words.length <= mostWords && words.every((word) => nameWord.test(word));
  const [first = ""] = words;
  // "J. Miller" and "Dr. Peña" would be greeted by half a name.
  if (!isName || first.endsWith(".") || [...first].length < 2 || [...first].length > longestWord) return "";
  return first.charAt(0).toLocaleUpperCase() + first.slice(1);
}
