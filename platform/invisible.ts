/**
 * Signs that nobody sees: they make two names look alike, or turn the direction of the line that they stand in. Written
 * as escapes, since they would be as invisible here.
 */
const unseen = "\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF";
/** The joiner inside an emoji (a family, a profession) is part of what is seen. */
const joined = "\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?\\u200D(?=\\p{Extended_Pictographic})";
const inLine = new RegExp(`(${joined})|[${unseen}]`, "gu");
/** What Arabic, Persian and emoji need between their letters may stay in a longer text, and so may the soft hyphen. */
const inLines = /[\u180E\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text of one line without signs that nobody sees. */
export function withoutUnseen(line: string): string {
  return line.replace(inLine, (_, emoji: string | undefined) => emoji ?? "");
}

/** A longer text without signs that turn its direction or hide between letters. */
export function withoutTurns(text: string): string {
  return text.replace(inLines, "");
}

/** Whether a text would not stay on one line, or holds signs that control a terminal or a header. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** A text as it may stand in a header, a subject or a line of a letter. */
export function asOneLine(text: string): string {
  return withoutUnseen(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));
}

/** Whether a word has both Latin letters and Cyrillic or Greek ones, many of which look alike (UTS #39, section 5). */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
}
