/**
 * Signs that nobody sees: they make two names look alike, or turn the direction of the line that they stand in. Unicode
 * lists them, tags, fillers and variation selectors too, but for annotation marks and the blank of Braille.
 */
const unseen = "\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800";
/** Inside an emoji they are part of what is seen: the joiner of a family, the colour of a heart, the tags of a flag. */
const joined = "\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?\\u200D(?=\\p{Extended_Pictographic})";
const coloured = "(?:\\p{Extended_Pictographic}\\uFE0F|[#*0-9]\\uFE0F(?=\\u20E3))";
const flag = "\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}";
const inLine = new RegExp(`(${joined}|${coloured}|${flag})|[${unseen}]`, "gu");
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

/**
 * Whether a name is written in Latin letters and the figures 0 to 9 (with what Spanish has of its own: ½, ²), at least one of
 * them; signs and emoji may stand between them.
 */
export function isLatin(text: string): boolean {
  const isForeign =
    /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|(?![0-9²³¹¼½¾])\p{N}/u;
  return /[\p{Script=Latin}0-9]/u.test(text) && !isForeign.test(text);
}

/** A name with full-width and ornamental letters as plain ones (NFKC); what Spanish has of its own (Nº, 1ª, ½) stays. */
export function withPlainLetters(name: string): string {
  return name.replace(/[^\u00A0-\u00FF]+/g, (part) => part.normalize("NFKC"));
}
