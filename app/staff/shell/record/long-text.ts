/** A lead's message is collapsed beyond this many characters (spec 1, "Business constants"). */
const collapsedLength = 100;

/** The beginning of a long text, or null when all of it can show. Counts what a reader counts: an emoji is one. */
export function collapsedText(text: string): string | null {
  if (text.length <= collapsedLength) return null;
  const characters = [...text];
  if (characters.length <= collapsedLength) return null;
  return `${characters.slice(0, collapsedLength).join("").trimEnd()}…`;
}
