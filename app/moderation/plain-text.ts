/** A text as the detector reads it, with the way back: character i stands for `written.slice(from[i], to[i])`. */
export type Plain = { text: string; from: number[]; to: number[] };

/** The zeros of the other digits people have on their keyboards: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Cyrillic letters that look Latin: "gmаil" with a Cyrillic a reads the same to a person. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аеорсхуіѕтмнкв"].map((letter, index) => [letter, "aeopcxyistmhkb"[index] ?? letter]),
);

/** Pictures and arrows: they separate, as in "809📱555📱0142". */
const picture = /[\p{Extended_Pictographic}\p{So}\u2190-\u21ff\u27f0-\u27ff]/u;

/** Four or more single letters with the same mark between them: "w h a t s a p p", "g.m.a.i.l". */
const spacedLetters = /(?<![a-z\d])[a-z]([ .\-_*])[a-z](?:\1[a-z]){2,20}(?![a-z\d])/g;

/**
 * Lower case, without accents, invisible characters and typographic variants (full width, keycap emoji, bold
 * letters), digits of other scripts as ours, spaced-out letters joined, spaces in a row one.
 */
export function plainText(written: string): Plain {
  const plain: Plain = { text: "", from: [], to: [] };
  const add = (character: string, from: number, to: number) => {
    plain.text += character;
    plain.from.push(from);
    plain.to.push(to);
  };
  let at = 0;
  for (const point of written) {
    const end = at + point.length;
    const seen = plainPoint(point);
    // Spaces in a row are one, so that they stretch no rule.
    const again = seen === " " && plain.text.endsWith(" ");
    for (const character of again ? "" : seen) add(character, at, end);
    // An accent or a keycap's frame belongs to the character before it.
    if ((again || seen === "") && plain.to.length > 0) plain.to[plain.to.length - 1] = end;
    at = end;
  }
  return joinSpacedLetters(figuresForLetters(plain));
}

/** One code point as plain characters, each one UTF-16 unit long; none for what cannot be seen. */
function plainPoint(point: string): string {
  if (/^[\n -~]$/.test(point)) return point.toLowerCase();
  if (/\s/u.test(point)) return " ";
  if (picture.test(point)) return "•";
  if (/\p{Pd}|−/u.test(point)) return "-";
  if (/[‘’´`]/.test(point)) return "'";
  const code = point.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code <= one + 9);
  if (zero !== undefined) return String(code - zero);
  const plain = point.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return [...plain.toLowerCase()].map((one) => (one.length > 1 ? "•" : (lookalikes[one] ?? one))).join("");
}

/** "8O9-5S5-O142": an O among digits is a zero, unless letters stand beside it; S and L count only between two. */
function figuresForLetters(plain: Plain): Plain {
  const text = plain.text
    .replace(/(?<=\d)o(?![a-np-z])|(?<![a-np-z])o(?=\d)/g, "0")
    .replace(/(?<=\d)s(?=\d)/g, "5")
    .replace(/(?<=\d)[il](?=\d)/g, "1");
  return { ...plain, text };
}

function joinSpacedLetters(plain: Plain): Plain {
  const dropped = new Set<number>();
  for (const match of plain.text.matchAll(spacedLetters)) {
    for (let at = match.index + 1; at < match.index + match[0].length; at += 2) dropped.add(at);
  }
  if (dropped.size === 0) return plain;
  const kept = [...plain.text].flatMap((_, index) => (dropped.has(index) ? [] : [index]));
  return {
    text: kept.map((index) => plain.text[index]).join(""),
    from: kept.map((index) => plain.from[index] ?? 0),
    to: kept.map((index) => plain.to[index] ?? 0),
  };
}
