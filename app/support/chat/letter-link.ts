/** Link in the letters about unseen answers. The key is in the fragment, which servers and their logs never receive. */
export function letterLink(key: string): string {
  return `${chatPage}#chat=${key}`;
}

const chatPage = "/ai-chat";

type Place = { pathname: string; hash: string; state?: unknown };

export function linkKey({ pathname, hash }: Place): string | undefined {
  return isChatPage(pathname) ? /^#chat=([\w-]{20,100})$/.exec(hash)?.[1] : undefined;
}

const isChatPage = (pathname: string) => pathname.replace(/(?<=.)\/$/, "") === chatPage;

export const cameByLink = { chatLink: true };

export function isLetterPlace(place: Place): boolean {
  const kept = (place.state as Partial<typeof cameByLink> | null)?.chatLink === true;
  return (kept && isChatPage(place.pathname)) || linkKey(place) !== undefined;
}
