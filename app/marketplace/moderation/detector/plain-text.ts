/** A text as the detector reads it, with the way back: character i stands for `written.slice(from[i], to[i])`. */
export type Plain = { text: string; from: number[]; to: number[] };

/** The zeros of the other digits people have on their keyboards: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Cyrillic letters that look Latin: "gmаil" with a Cyrillic a reads the same to a person. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аеорсхуіѕтмнкгԁԛԝһјӏαορτικνυεχɡıłøɑ"].map((letter, index) => [
    letter,
    "aeopcxyistmhkrdqwhjlaoptikvuexgiloa"[index] ?? letter,
  ]),
);

/** Figures and signs for letters, "wh4ts4pp", "z3ll3": read as letters only where they make one of these words. */
const letterOf: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
};
const figureOf: Record<string, string> = { o: "0", l: "1", i: "1", s: "5", b: "8", z: "2", g: "9", q: "9" };
const disguised =
  /^(?:whatsapp?|wh?ats?app?|w[au]t?sap|guasap|telegram|insta(?:gram)?|facebook|face|tiktok|messenger|gmail|hotmail|yahoo|outlook|zelle|paypal|venmo|cashapp|cash|bitcoin|efectivo|arroba|punto|com|numero|telefono|celular|phone|number|call|llama(?:me)?|escribe(?:me)?|pagame|direct(?:o|ly)?|transferencia|deposit[oa]|site|page|pagina|website|link|email|correo|contact[oa]?)$/;

/** Pictures and arrows: they separate, as in "809📱555📱0142". */
const picture = /[\p{Extended_Pictographic}\p{So}\u2190-\u21ff\u27f0-\u27ff]/u;

/** Four or more single letters with the same mark between them: "w h a t s a p p", "g.m.a.i.l". */
const spacedLetters = /(?<![a-z\d])[a-z]([ .\-_*•/|,~]|, )[a-z](?:\1[a-z]){2,20}(?![a-z\d])/g;

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
  return joinSpacedLetters(lettersForFigures(figuresForLetters(plain)));
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
    // BO9-SSS-OI42: letters that look like figures in the whole shape of a telephone
    .replace(/(?<![a-z\d])[8b][o024][9gq][-. ]?[\dolisbzg]{3}[-. ]?[\dolisbzg]{4}(?![a-z\d])/g, (phone) =>
      phone.replace(/[a-z]/g, (letter) => figureOf[letter] ?? letter),
    )
    .replace(/(?<=\d)o(?![a-np-z])|(?<![a-np-z])o(?=\d)/g, "0")
    .replace(/(?<=\d)s(?=[-.]?\d)/g, "5")
    .replace(/(?<=\d)[il|](?=[-.]?\d)/g, "1")
    .replace(/(?<=\d)z(?=\d)/g, "2")
    .replace(/(?<![a-z\d])b(?=[024]9)|(?<=\d)b(?=\d)/g, "8");
  return { ...plain, text };
}

/** "wh4ts4pp" is whatsapp; "WF45R6100AW" stays a washing machine. A one may be an i or an l. */
function lettersForFigures(plain: Plain): Plain {
  const text = plain.text.replace(
    /(?<![a-z\d@$])(?=[a-z\d@$]{0,15}[\d@$])[a-z\d@$]{3,16}(?![a-z\d@$])/g,
    (token) => {
      if (!/[a-z]/.test(token)) return token;
      const read = token.replace(/[\d@$]/g, (one) => letterOf[one] ?? one);
      if (disguised.test(read)) return read;
      const other = token.replace(/1/g, "l").replace(/[\d@$]/g, (one) => letterOf[one] ?? one);
      return disguised.test(other) ? other : token;
    },
  );
  return { ...plain, text };
}

function joinSpacedLetters(plain: Plain): Plain {
  const dropped = new Set<number>();
  for (const match of plain.text.matchAll(spacedLetters)) {
    for (let at = match.index; at < match.index + match[0].length; at += 1)
      if (!/[a-z]/.test(plain.text[at] ?? "")) dropped.add(at);
  }
  if (dropped.size === 0) return plain;
  const kept = [...plain.text].flatMap((_, index) => (dropped.has(index) ? [] : [index]));
  return {
    text: kept.map((index) => plain.text[index]).join(""),
    from: kept.map((index) => plain.from[index] ?? 0),
    to: kept.map((index) => plain.to[index] ?? 0),
  };
}
