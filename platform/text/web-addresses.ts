export type TextPart = { text: string; href?: string };

const urlPattern = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** Sentence punctuation after a URL. Not `*`, `_`, `~`: user names end with them. */
const trailingPunctuation = ".,;:!?…»”’]";

/** Splits a text at its links. Not `javascript:`, nor user names, which hide the host ("https://facebook.com@evil.example"). */
export function splitAtLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(urlPattern)) {
    const url = stripPunctuation(match[0]);
    if (!isLink(url)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: url, href: url });
    from = match.index + url.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Strips punctuation and unmatched closing brackets. A loop: a pattern would be quadratic on many brackets. */
function stripPunctuation(text: string): string {
  let end = text.length;
  let unopened = text.split(")").length - text.split("(").length;
  for (; end > 0; end -= 1) {
    const character = text[end - 1] ?? "";
    if (character === ")" && unopened > 0) unopened -= 1;
    else if (!trailingPunctuation.includes(character)) break;
  }
  return text.slice(0, end);
}

function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "" && password === "";
}

/** Also counts those without a scheme ("www.example.com"). */
export function countAddresses(text: string): number {
  return text.match(/https?:\/\/|\bwww\.\w/gi)?.length ?? 0;
}
