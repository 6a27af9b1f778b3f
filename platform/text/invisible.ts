/** Invisible characters: they make look-alike names or change the text direction. Unicode's list plus two of ours. */
const invisible = "\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800";
/** Exceptions that are visible parts of emoji: joiners, colour selectors, flag tags. */
const joinedEmoji =
  "\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?\\u200D(?=\\p{Extended_Pictographic})";
const emojiVariant = "(?:\\p{Extended_Pictographic}\\uFE0F|[#*0-9]\\uFE0F(?=\\u20E3))";
const flag = "\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2,6}\\u{E007F}";
const inLine = new RegExp(`(${joinedEmoji}|${emojiVariant}|${flag})|[${invisible}]`, "gu");
/** In longer text, what Arabic, Persian and emoji need between letters may stay, and so may the soft hyphen. */
const inLines = /[\u180E\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** For one line: removes all invisible characters but those that emoji consist of. */
export function stripInvisible(line: string): string {
  return line.replace(inLine, (_, emoji: string | undefined) => emoji ?? "");
}

/** Removes direction controls and zero-width characters from a longer text. */
export function stripDirectionControls(text: string): string {
  return text.replace(inLines, "");
}

/** Whether a text contains line breaks, or characters that control a terminal or a header. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Makes a text safe for a header, a subject or one line of a mail. */
export function asOneLine(text: string): string {
  return stripInvisible(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));
}

/** Latin mixed with Cyrillic or Greek within a word; many of those letters look alike (UTS #39, section 5). */
export function mixesAlphabets(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
}

/** Whether a name consists of Latin letters and digits 0 to 9 (½, ² included), with punctuation and emoji allowed between. */
export function isLatin(text: string): boolean {
  const isForeign =
    /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]|(?![0-9²³¹¼½¾])\p{N}/u;
  return /[\p{Script=Latin}0-9]/u.test(text) && !isForeign.test(text);
}

/** Converts full-width and ornamental letters (NFKC), but keeps Spanish forms (Nº, 1ª, ½). */
export function normaliseLetters(name: string): string {
  return name.replace(/[^\u00A0-\u00FF]+/g, (part) => part.normalize("NFKC"));
}
