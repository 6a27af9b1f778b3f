/** A lead's message is collapsed beyond this many characters (spec 1, "Business constants"). */
const maxCollapsedLength = 100;

/** @returns the beginning of a long text, else null; counts code points, so that an emoji is one */
export function collapsedText(text: string): string | null {
  if (text.length <= maxCollapsedLength) return null;
  const characters = [...text];
  if (characters.length <= maxCollapsedLength) return null;
  return `${characters.slice(0, maxCollapsedLength).join("").trimEnd()}…`;
}

/** The beginning of a text, for a row of one line. */
export const firstWords = (text: string): string => collapsedText(text) ?? text;
