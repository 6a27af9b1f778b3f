export type Piece = { text: string; href?: string };

const written = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** Sentence punctuation after a URL. Not `*`, `_`, `~`: user names end with them. */
const endings = ".,;:!?…»”’]";

/** Splits a text at its links. Not `javascript:`, nor user names, which hide the host ("https://facebook.com@evil.example"). */
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

/** Strips punctuation and unmatched closing brackets. A loop: a pattern would be quadratic on many brackets. */
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

/** Also counts those without a scheme ("www.example.com"). */
export function countAddresses(text: string): number {
  return text.match(/https?:\/\/|\bwww\.\w/gi)?.length ?? 0;
}
