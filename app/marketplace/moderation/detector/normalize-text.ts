/** Normalized text with a map back: character i stands for `original.slice(from[i], to[i])`. */
export type NormalizedText = { text: string; from: number[]; to: number[] };

/** Code points of zero: Arabic, Persian, Devanagari, Bengali, Thai. */
const digitZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Cyrillic and Greek letters that look Latin. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [..."аеорсхуіѕтмнкгԁԛԝһјӏαορτικνυεχɡıłøɑ"].map((letter, index) => [
    letter,
    "aeopcxyistmhkrdqwhjlaoptikvuexgiloa"[index] ?? letter,
  ]),
);

/** Leetspeak: "wh4ts4pp", "z3ll3". Decoded only when the result matches `disguisedWord`. */
const letterForFigure: Record<string, string> = {
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
const figureForLetter: Record<string, string> = {
  o: "0",
  l: "1",
  i: "1",
  s: "5",
  b: "8",
  z: "2",
  g: "9",
  q: "9",
};
const disguisedWord =
  /^(?:whatsapp?|wh?ats?app?|w[au]t?sap|guasap|telegram|insta(?:gram)?|facebook|face|tiktok|messenger|gmail|hotmail|yahoo|outlook|zelle|paypal|venmo|cashapp|cash|bitcoin|efectivo|arroba|punto|com|numero|telefono|celular|phone|number|call|llama(?:me)?|escribe(?:me)?|pagame|direct(?:o|ly)?|transferencia|deposit[oa]|site|page|pagina|website|link|email|correo|contact[oa]?)$/;

/** Replaced by "•", a separator: "809📱555📱0142". */
const pictograph = /[\p{Extended_Pictographic}\p{So}\u2190-\u21ff\u27f0-\u27ff]/u;

/** Four or more single letters with the same separator: "w h a t s a p p", "g.m.a.i.l". */
const spacedLetters = /(?<![a-z\d])[a-z]([ .\-_*•/|,~]|, )[a-z](?:\1[a-z]){2,20}(?![a-z\d])/g;

/** Lower case without accents, invisible or typographic variants; spaced letters joined, repeated spaces collapsed. */
export function normalizeText(original: string): NormalizedText {
  const normalized: NormalizedText = { text: "", from: [], to: [] };
  const add = (character: string, from: number, to: number) => {
    normalized.text += character;
    normalized.from.push(from);
    normalized.to.push(to);
  };
  let at = 0;
  for (const codePoint of original) {
    const end = at + codePoint.length;
    const characters = normalizeCodePoint(codePoint);
    const isRepeatedSpace = characters === " " && normalized.text.endsWith(" ");
    for (const character of isRepeatedSpace ? "" : characters) add(character, at, end);
    // Combining marks belong to the character before them.
    if ((isRepeatedSpace || characters === "") && normalized.to.length > 0)
      normalized.to[normalized.to.length - 1] = end;
    at = end;
  }
  return joinSpacedLetters(lettersForFigures(figuresForLetters(normalized)));
}

/** @returns characters of one UTF-16 unit each; "" for what is invisible */
function normalizeCodePoint(codePoint: string): string {
  if (/^[\n -~]$/.test(codePoint)) return codePoint.toLowerCase();
  if (/\s/u.test(codePoint)) return " ";
  if (pictograph.test(codePoint)) return "•";
  if (/\p{Pd}|−/u.test(codePoint)) return "-";
  if (/[‘’´`]/.test(codePoint)) return "'";
  const code = codePoint.codePointAt(0) ?? 0;
  const zero = digitZeros.find((one) => code >= one && code <= one + 9);
  if (zero !== undefined) return String(code - zero);
  const normalized = codePoint.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return [...normalized.toLowerCase()]
    .map((one) => (one.length > 1 ? "•" : (lookalikes[one] ?? one)))
    .join("");
}

/** "8O9-5S5-O142" → "809-555-0142". An O counts next to a digit, S and L only between two. */
function figuresForLetters(normalized: NormalizedText): NormalizedText {
  const text = normalized.text
    // BO9-SSS-OI42: the shape of a whole phone number
    .replace(/(?<![a-z\d])[8b][o024][9gq][-. ]?[\dolisbzg]{3}[-. ]?[\dolisbzg]{4}(?![a-z\d])/g, (phone) =>
      phone.replace(/[a-z]/g, (letter) => figureForLetter[letter] ?? letter),
    )
    .replace(/(?<=\d)o(?![a-np-z])|(?<![a-np-z])o(?=\d)/g, "0")
    .replace(/(?<=\d)s(?=[-.]?\d)/g, "5")
    .replace(/(?<=\d)[il|](?=[-.]?\d)/g, "1")
    .replace(/(?<=\d)z(?=\d)/g, "2")
    .replace(/(?<![a-z\d])b(?=[024]9)|(?<=\d)b(?=\d)/g, "8");
  return { ...normalized, text };
}

/** "wh4ts4pp" → "whatsapp"; "WF45R6100AW" stays a washing machine. "1" may stand for i or l. */
function lettersForFigures(normalized: NormalizedText): NormalizedText {
  const text = normalized.text.replace(
    /(?<![a-z\d@$])(?=[a-z\d@$]{0,15}[\d@$])[a-z\d@$]{3,16}(?![a-z\d@$])/g,
    (token) => {
      if (!/[a-z]/.test(token)) return token;
      const decoded = token.replace(/[\d@$]/g, (one) => letterForFigure[one] ?? one);
      if (disguisedWord.test(decoded)) return decoded;
      const alternative = token.replace(/1/g, "l").replace(/[\d@$]/g, (one) => letterForFigure[one] ?? one);
      return disguisedWord.test(alternative) ? alternative : token;
    },
  );
  return { ...normalized, text };
}

function joinSpacedLetters(normalized: NormalizedText): NormalizedText {
  const dropped = new Set<number>();
  for (const match of normalized.text.matchAll(spacedLetters)) {
    for (let at = match.index; at < match.index + match[0].length; at += 1)
      if (!/[a-z]/.test(normalized.text[at] ?? "")) dropped.add(at);
  }
  if (dropped.size === 0) return normalized;
  const remaining = [...normalized.text].flatMap((_, index) => (dropped.has(index) ? [] : [index]));
  return {
    text: remaining.map((index) => normalized.text[index]).join(""),
    from: remaining.map((index) => normalized.from[index] ?? 0),
    to: remaining.map((index) => normalized.to[index] ?? 0),
  };
}
