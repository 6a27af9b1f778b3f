/** Stands in the stored text of a staff letter for its link, which is sealed in `facts.path` and removed once it is sent. */
const linkMark = "{link}";

/** The text with a mark in place of the link. `path` only where the text has the link. @param url the link as it is read */
export function takeOutLink(text: string, url: string, path: string): { text: string; path?: string } {
  return text.includes(url) ? { text: text.replaceAll(url, linkMark), path } : { text };
}

/** The text with its link in place of each mark. */
export function putInLink(text: string, url: string): string {
  return text.replaceAll(linkMark, () => url);
}

/** Whether a text has the mark. */
export const hasLinkMark = (text: string): boolean => text.includes(linkMark);
