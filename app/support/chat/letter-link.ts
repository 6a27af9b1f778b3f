/** Link in the letters about unseen answers. The key is in the fragment, which servers and their logs never receive. */
export function letterLink(key: string): string {
  return `${chatPage}#chat=${key}`;
}

const chatPage = "/ai-chat";

type PageLocation = { pathname: string; hash: string; state?: unknown };

/** The key in the address of a letter's link; undefined for any other address. */
export function linkKey({ pathname, hash }: PageLocation): string | undefined {
  return isChatPage(pathname) ? /^#chat=([\w-]{20,100})$/.exec(hash)?.[1] : undefined;
}

const isChatPage = (pathname: string) => pathname.replace(/(?<=.)\/$/, "") === chatPage;

export const letterLinkState = { chatLink: true };

/**
 * Whether the page was opened by a letter's link, also once the key is gone from the address. The terms dialog stays
 * closed there (RULINGS 33).
 */
export function isLetterLocation(location: PageLocation): boolean {
  const hasLinkState = (location.state as Partial<typeof letterLinkState> | null)?.chatLink === true;
  return (hasLinkState && isChatPage(location.pathname)) || linkKey(location) !== undefined;
}
