/**
 * All matches of a global expression. `matchAll` copies the expression first, which takes longer than looking through a short
 * text; most expressions of the detector match nowhere in it.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
}
