import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";

/** What a text is compared by: words, pairs of neighbours and pieces of words, each with its weight. */
export type Features = ReadonlyMap<string, number>;

/** Longer texts are read so far: more than a message needs to say what it wants. */
const maxWords = 150;
/** A longer text stands for itself; a shorter one may continue the turn before. */
const maxContinuation = 12;
/** So few words ("and in Santiago?") take more from the turn before. */
const maxFragment = 4;

const weights = { word: 1, pair: 0.8, piece: 0.45, before: { fragment: 0.7, short: 0.45 } };
/** Lengths of pieces, in letters. Pieces find mistyped words, other endings and words that are alike in both languages. */
const pieceLengths = [3, 4];

/** Names that may be exchanged without changing what is asked. */
const names: readonly (readonly [RegExp, string])[] = [
  [
    /\b(santo domingo|sto dgo|sto domingo|la capital|santiago|stgo|puerto plata|pto plata|punta can|punta cana|pta cana|bavaro|cap cana|la romana|san pedro( de macoris)?|sosua|cabarete|jarabacoa|las terrenas|terrenas|samana)\b/g,
    "#town",
  ],
  [
    /\b(mexico|costa rica|panama|colombia|medellin|venezuela|cuba|haiti|jamaica|puerto rico|brazil|brasil|argentina|chile|peru|ecuador|spain|espana|madrid|portugal|france|francia|italy|italia|germany|alemania|switzerland|suiza|england|inglaterra|london|londres|uk|ireland|irlanda|poland|polonia|canada|toronto|montreal|texas|florida|miami|new york|nueva york|ny|nyc|california|boston|chicago|new jersey|usa|eeuu|estados unidos)\b/g,
    "#abroad",
  ],
  // 911 is a cry for help.
  [/\b(?!911\b)\d+\b/g, "#number"],
];

/** Who is addressed: the company, in most texts. */
const addressed = new Set("you your yours yall guys arribo ustedes ustede usted uds utede".split(" "));

/** How people shorten words as they type, in both languages. */
const shortened = new Map(
  `q:que k:que xq:porque pq:porque x:por pa:para pal:para ta:esta tan:estan toy:estoy tamo:estamos tamos:estamos taba:estaba
  to:todo na:nada d:de m:me tb:tambien ud:usted uds:ustedes utede:ustedes apto:apartamento dr:doctor u:you ya:ya r:are ur:your
  pls:please plz:please tmrw:tomorrow tmr:tomorrow w:with n:and thru:through thx:thanks ppl:people bc:because wanna:want
  gonna:going gotta:need dont:do cant:can wont:will abt:about appt:appointment apt:apartment bday:birthday pics:photos
  wk:week hr:hour hrs:hours mins:minutes info:information wasap:whatsapp watsapp:whatsapp cel:celular tel:telefono`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/**
 * What a text is compared by. A short one includes the turn before it with less weight, for what it leaves out.
 * @param before the same person's turn before it
 */
export function featuresOf(text: string, before?: string): Features {
  const found = new Map<string, number>();
  const words = wordsIn(text);
  add(found, words, 1);
  if (before !== undefined && words.length <= maxContinuation)
    add(found, wordsIn(before), words.length <= maxFragment ? weights.before.fragment : weights.before.short);
  return found;
}

/** Whether a text is short enough to continue the turn before it. */
export const mayContinue = (text: string): boolean => wordsIn(text).length <= maxContinuation;

/** Lower case, without accents and apostrophes; names by their kind, letters that are held down twice. */
function wordsIn(text: string): string[] {
  const plain = wordsOf(plainText(text.replace(/['’´`]/g, "")))
    .slice(0, maxWords)
    .join(" ")
    .replace(/(\p{L})\1{2,}/gu, "$1$1");
  return names
    .reduce((all, [name, kind]) => all.replace(name, kind), plain)
    .split(" ")
    .map(wholeWord);
}

/** A word without what people leave off or add when they type: "q" is "que", "llegao" is "llegado", "niños" is "niño". */
function wholeWord(typed: string): string {
  const word = shortened.get(typed) ?? typed;
  if (word.length < 4) return word;
  return word.replace(/ao$/, "ado").replace(/s$/, "");
}

function add(found: Map<string, number>, words: readonly string[], factor: number): void {
  const raise = (feature: string, weight: number) => {
    const before = found.get(feature) ?? 0;
    if (weight * factor > before) found.set(feature, weight * factor);
  };
  for (const [at, word] of words.entries()) {
    if (addressed.has(word)) raise("#you", weights.word);
    raise(word, weights.word);
    const next = words[at + 1];
    if (next !== undefined) raise(`${word} ${next}`, weights.pair);
    if (!word.startsWith("#")) for (const piece of piecesOf(word)) raise(piece, weights.piece);
  }
}

function* piecesOf(word: string): Generator<string> {
  const marked = `_${word}_`;
  for (const length of pieceLengths)
    for (let at = 0; at + length <= marked.length; at += 1) yield `~${marked.slice(at, at + length)}`;
}
