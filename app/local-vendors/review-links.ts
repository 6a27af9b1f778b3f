/** A piece of a text: words, or a link that may be followed. */
export type Piece = { text: string; href?: string };

const candidates = /(https?:\/\/[^\s<>"]+)/i;
/** What follows an address in a sentence or a list, and is none of it. */
const trailing = /[.,;:!?)\]}'…]+$/;

/**
 * A text from outside in pieces, its web addresses as links: http and https alone, whole addresses, and none that
 * hides where it leads behind a user name ("https://facebook.com@elsewhere.example").
 */
export function linksIn(text: string): Piece[] {
  return text
    .split(candidates)
    .flatMap((part, index): Piece[] => {
      if (index % 2 === 0) return [{ text: part }];
      const end = trailing.exec(part)?.[0] ?? "";
      const address = end ? part.slice(0, -end.length) : part;
      const link = isSafe(address) ? { text: address, href: address } : { text: address };
      return [link, { text: end }];
    })
    .filter((piece) => piece.text !== "");
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "" && password === "";
}
