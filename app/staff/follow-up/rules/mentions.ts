export type Colleague = { name: string; email: string };

/** What a note calls a colleague: the name, or the address where two have one name. */
export function handleOf({ name, email }: Colleague, colleagues: readonly Colleague[]): string {
  const isShared = colleagues.some((one) => one.email !== email && one.name === name);
  return isShared || name === "" ? email : name;
}

/** The name that is being typed at the caret, after an "@" that begins a word; null if none is. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("@");
  if (start < 0) return null;
  const typed = before.slice(start + 1);
  const isWordStart = start === 0 || /\s|[("]/.test(before.charAt(start - 1));
  if (!isWordStart || typed.length > 40 || typed.includes("\n")) return null;
  return { start, typed };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Colleagues whose name, a further word of it, or address begins with what is typed; at most six. */
export function colleaguesFor(typed: string, colleagues: readonly Colleague[]): Colleague[] {
  const wanted = plain(typed);
  const begins = ({ name, email }: Colleague) =>
    [name, ...name.split(" "), email].some((part) => plain(part).startsWith(wanted));
  return colleagues.filter(begins).slice(0, 6);
}

/** Puts a colleague's name in the place of what was typed. @returns the text, and where the caret goes */
export function withMention(
  text: string,
  caret: number,
  start: number,
  handle: string,
): { text: string; caret: number } {
  const head = `${text.slice(0, start)}@${handle} `;
  return { text: head + text.slice(caret).trimStart(), caret: head.length };
}

/** The addresses of the colleagues whom a note names. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  return colleagues.flatMap((one) => (names(text, `@${handleOf(one, colleagues)}`) ? [one.email] : []));
}

/** Whether the text has these words, not as the beginning of a longer one: "@Ana" is not in "@Anabel". */
function names(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + words.length))) return true;
  return false;
}
