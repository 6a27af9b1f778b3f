/** Long enough for any given name, too short to carry a message. */
const longestWord = 20;
const mostWords = 6;
const nameWord = /^[\p{L}\p{M}'’-]+\.?$/u;

/**
 * The first name to greet somebody by. A stranger may have typed the name, so only one word of letters of it is shown.
 * @param name as the person typed it, one line
 * @returns "" if the whole is not a plain name (an address, a number, a sentence), or begins with an initial or a title
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const isName = words.length <= mostWords && words.every((word) => nameWord.test(word));
  const [first = ""] = words;
  // "J. Miller" and "Dr. Peña" would be greeted by half a name.
  if (!isName || first.endsWith(".") || [...first].length < 2 || [...first].length > longestWord) return "";
  return first.charAt(0).toLocaleUpperCase() + first.slice(1);
}
