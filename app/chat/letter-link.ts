/** Where the link of a letter leads that tells of an unseen answer. The key is in the fragment, which no server and no log gets to see. */
export function letterLink(key: string): string {
  return `${chatPage}#chat=${key}`;
}

const chatPage = "/ai-chat";

/** The key in the fragment of such a link, or undefined. */
export function linkKey(hash: string): string | undefined {
  return /^#chat=([\w-]{20,100})$/.exec(hash)?.[1];
}

/** What the browser's history keeps of a place once the key is out of its address (React Router's `location.state`). */
export const cameByLink = { chatLink: true };

/** Whether a place is the chat page, reached by such a link. */
export function isLetterPlace({
  pathname,
  hash,
  state,
}: {
  pathname: string;
  hash: string;
  state: unknown;
}): boolean {
  const kept = (state as Partial<typeof cameByLink> | null)?.chatLink === true;
  return pathname.replace(/(?<=.)\/$/, "") === chatPage && (kept || linkKey(hash) !== undefined);
}
