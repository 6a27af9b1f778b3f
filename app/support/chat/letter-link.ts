/** Where the link of a letter leads that tells of an unseen answer. The key is in the fragment, which no server and no log gets to see. */
export function letterLink(key: string): string {
  return `${chatPage}#chat=${key}`;
}

const chatPage = "/ai-chat";

/** A place in the site: the router's or the browser's own. */
type Place = { pathname: string; hash: string; state?: unknown };

/** The key in the fragment of such a link, or undefined. */
export function linkKey({ pathname, hash }: Place): string | undefined {
  return isChatPage(pathname) ? /^#chat=([\w-]{20,100})$/.exec(hash)?.[1] : undefined;
}

const isChatPage = (pathname: string) => pathname.replace(/(?<=.)\/$/, "") === chatPage;

/** What the browser's history keeps of a place once the key is out of its address (React Router's `location.state`). */
export const cameByLink = { chatLink: true };

/** Whether a place is the chat page, reached by such a link. */
export function isLetterPlace(place: Place): boolean {
  const kept = (place.state as Partial<typeof cameByLink> | null)?.chatLink === true;
  return (kept && isChatPage(place.pathname)) || linkKey(place) !== undefined;
}
