/** A piece of a text: words, or a web address that can be opened. */
export type Piece = { text: string; href?: string };

const written = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** What ends a sentence belongs to no address. `*`, `_` and `~` do: user names end in them. */
const endings = ".,;:!?…»”’]";

/**
 * A text in pieces, addresses apart; together they are the text again. Only whole http and https addresses count: a
 * `javascript:` link would run in a reader's browser, and a user name hides where a link leads
 * ("https://facebook.com@elsewhere.example").
 */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(written)) {
    const address = withoutEnding(match[0]);
    if (!isAddress(address)) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: address, href: address });
    from = match.index + address.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/**
 * Without what ends a sentence, and without a bracket that was opened before the address. Sign by sign: a pattern would
 * look at ten thousand brackets a hundred million times.
 */
function withoutEnding(text: string): string {
  let end = text.length;
  let unopened = text.split(")").length - text.split("(").length;
  for (; end > 0; end -= 1) {
    const last = text[end - 1] ?? "";
    if (last === ")" && unopened > 0) unopened -= 1;
    else if (!endings.includes(last)) break;
  }
  return text.slice(0, end);
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "" && password === "";
}

/** How many web addresses a text names, also such as cannot be opened ("www.example.com"). */
export function countAddresses(text: string): number {
  return text.match(/https?:\/\/|\bwww\.\w/gi)?.length ?? 0;
}
