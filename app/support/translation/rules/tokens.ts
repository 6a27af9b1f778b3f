import type { Locale } from "#platform/i18n/locale.ts";
import { lookup } from "./lookup.ts";
import { fold } from "./preserved-facts.ts";

/** `word` is folded; `raw` as it was written, blank for a word that was taken apart. */
export type Token = { word: string; raw: string; isName: boolean };
/** Sentences end at . ! ? and line breaks; `question` is the place of the first token of a question, or -1. */
export type Sentence = { tokens: Token[]; question: number; isExclaimed: boolean; marks: boolean };

const endings = lookup<string>({
  "'m": "am",
  "'re": "are",
  "'ve": "have",
  "'ll": "will",
  "'d": "would",
});
const unmarked = lookup<string>({
  im: "i am",
  ive: "i have",
  id: "id",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  cant: "can not",
  cannot: "can not",
  "can't": "can not",
  wont: "will not",
  "won't": "will not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  havent: "have not",
  hasnt: "has not",
  couldnt: "could not",
  shouldnt: "should not",
  thats: "that is",
  whats: "what is",
  wheres: "where is",
  hes: "he is",
  shes: "she is",
  theres: "there is",
  youre: "you are",
  theyre: "they are",
  gonna: "going to",
  wanna: "want to",
  gotta: "have to",
  "let's": "let us",
  lets: "let us",
  "o'clock": "oclock",
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ok: "okay",
  wifi: "wifi",
  weve: "we have",
  youve: "you have",
  theyve: "they have",
  wouldnt: "would not",
  werent: "were not",
  hadnt: "had not",
  "ain't": "is not",
  whos: "who is",
  hows: "how is",
  "how'd": "how did",
  "why'd": "why did",
  "where'd": "where did",
  "when'd": "when did",
  "what'd": "what did",
  "who'd": "who would",
  kinda: "kind of",
  lemme: "let me",
  gimme: "give me",
  "y'all": "you",
  "c'mon": "come on",
  dunno: "do not know",
  cuz: "because",
  cause: "because",
  "'cause": "because",
  becuase: "because",
  becouse: "because",
  teh: "the",
  wich: "which",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tommorow: "tomorrow",
  tomorow: "tomorrow",
  alot: "a lot",
  thru: "through",
  til: "until",
  till: "until",
  "'til": "until",
});
const withIs = new Set(
  "i you we they he she it that there here what where who how when why this everything nothing nobody something someone everybody nobody".split(
    " ",
  ),
);

function english(word: string): string[] {
  const plain = word.replace(/’/g, "'");
  const known = unmarked[plain];
  if (known) return known.split(" ");
  const at = plain.indexOf("'");
  if (at < 0) return [plain];
  const [head, end] = [plain.slice(0, at), plain.slice(at)];
  if (head.endsWith("n") && end === "'t") return [head.slice(0, -1), "not"];
  const expanded = endings[end];
  if (expanded) return [head, expanded];
  if (end === "'s") return withIs.has(head) ? [head, "is"] : [head, "'s"];
  return end === "'" ? [head, "'s"] : [plain.replace("'", "")];
}

const spanishParts = lookup<string>({
  al: "a el",
  del: "de el",
  conmigo: "con mi",
  xfa: "por favor",
  porfa: "por favor",
  porfavor: "por favor",
  q: "que",
  xq: "porque",
  pa: "para",
  "pa'": "para",
  pal: "para el",
  palla: "para alla",
  paca: "para aca",
  ta: "esta",
  toy: "estoy",
  tamos: "estamos",
  alante: "adelante",
  horita: "ahorita",
  na: "nada",
  naiden: "nadie",
  tamien: "tambien",
  usté: "usted",
  uste: "usted",
  ud: "usted",
  uds: "ustedes",
  tlf: "telefono",
  pq: "porque",
});

const abbreviations = lookup<string>({
  dr: "doctor",
  dra: "doctora",
  sr: "señor",
  sra: "señora",
  mr: "mr",
  mrs: "mrs",
  ms: "ms",
});
/** "p. m." and its like become one word; "a/c" too. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b([ap])\. ?m\b\.?/giu, "$1m"],
  [/\ba\/c\b/giu, "ac"],
  [/\bwi-fi\b/giu, "wifi"],
  [/\be-mail\b/giu, "email"],
  [/\bx-ray/giu, "xray"],
  [/\bcheck-up\b/giu, "checkup"],
  [/\bt-shirt/giu, "tshirt"],
  [/(\d)(am|pm|mg|ml|kg|lb|lbs|km)\b/giu, "$1 $2"],
];

/** Words, numbers with their signs, and marks. */
const pieces =
  /(?:[Rr][Dd]|[Uu][Ss])?\$ ?\d[\d.,]*|\+?\d[\d.,:/-]*|\p{L}+(?:['’]\p{L}*)*|[.,;:!?¿¡\n&%#()]/gu;

/** Splits a text into sentences of tokens. English contractions are written out, as are "al" and "del". */
export function tokenise(text: string, language: Locale): Sentence[] {
  const plain = joined.reduce((so, [from, to]) => so.replace(from, to), text.normalize("NFC"));
  const sentences: Sentence[] = [];
  let current = emptySentence();
  const close = () => {
    if (current.tokens.length > 0) sentences.push(current);
    current = emptySentence();
  };
  for (const [raw] of plain.matchAll(pieces)) {
    if (raw === "¿") {
      current.question = current.tokens.length;
      current.marks = true;
    } else if (raw === "¡") current.isExclaimed = true;
    else if (/[.!?\n]/.test(raw) && raw.length === 1) {
      const last = current.tokens.at(-1);
      if (raw === "." && last && abbreviations[fold(last.raw)]) continue;
      if (raw === "?") current.question = Math.max(0, current.question);
      if (raw === "!") current.isExclaimed = true;
      if (raw !== "\n") current.marks = true;
      close();
    } else if (/[(),:;]/.test(raw) && raw.length === 1) {
      if (current.tokens.length > 0) current.tokens.push({ word: ",", raw: ",", isName: false });
    } else addWord(current, raw, language);
  }
  close();
  return sentences
    .map((sentence) => trimmed(language === "en" ? withApostrophes(sentence) : sentence))
    .filter(({ tokens }) => tokens.length > 0);
}

/** Words that are others without their apostrophe if certain words follow: "its about to rain", "id like". */
const unmarkedBefore: readonly (readonly [word: string, next: RegExp, written: string, isFirst: boolean])[] =
  [
    [
      "its",
      /^(?:a|an|the|not|too|very|so|about|been|my|your|our|going|making|getting|raining|for|in|on|at|all|still|already|broken|closed|open|urgent)$/,
      "it is",
      false,
    ],
    ["id", /^(?:like|love|rather|prefer)$/, "i would", false],
    ["wed", /^(?:like|love|rather|prefer)$/, "we would", false],
    [
      "ill",
      /^(?:be|take|have|pay|call|give|wait|come|see|need|get|let|bring|go|do|send|try|leave)$/,
      "i will",
      false,
    ],
    [
      "were",
      /^(?:from|staying|going|looking|waiting|here|lost|out|having|not|moving|at|in)$/,
      "we are",
      true,
    ],
  ];

function withApostrophes(sentence: Sentence): Sentence {
  const tokens = sentence.tokens.flatMap((token, at) => {
    const next = sentence.tokens[at + 1]?.word ?? "";
    const found = unmarkedBefore.find(
      ([word, follows, , isFirst]) =>
        word === token.word &&
        follows.test(next) &&
        (!isFirst || ((at === 0 || sentence.tokens[at - 1]?.word === ",") && sentence.question < 0)),
    );
    return found ? found[2].split(" ").map((word) => ({ word, raw: "", isName: false })) : [token];
  });
  return { ...sentence, tokens };
}

const emptySentence = (): Sentence => ({ tokens: [], question: -1, isExclaimed: false, marks: false });

function trimmed(sentence: Sentence): Sentence {
  while (sentence.tokens.at(-1)?.word === ",") sentence.tokens.pop();
  return sentence;
}

function addWord({ tokens }: Sentence, piece: string, language: Locale): void {
  const raw = /\d/.test(piece) ? piece.replace(/(?<![.,:/-])[.,:/-]+$/, "") : piece;
  const isName = /^\p{Lu}/u.test(raw);
  const folded = fold(raw);
  const written =
    folded === "&"
      ? language === "en"
        ? "and"
        : "y"
      : (abbreviations[folded] && fold(abbreviations[folded])) || folded;
  const words = language === "en" ? english(written) : (spanishParts[written]?.split(" ") ?? [written]);
  const isSlang = language === "es" && spanishParts[written] !== undefined;
  const isWhole = words.length === 1 && !isSlang;
  const isTitle = abbreviations[folded] !== undefined;
  // "Emma's": the name stays a name.
  const isOwner = words.length === 2 && words[1] === "'s";
  for (const [at, word] of words.entries()) {
    const own = isWhole ? raw : isOwner && at === 0 ? (raw.split(/['’]/u)[0] ?? "") : "";
    tokens.push({ word, raw: own, isName: isName && own !== "" && !isTitle });
  }
  if (raw.length < piece.length && piece.endsWith(",")) tokens.push({ word: ",", raw: ",", isName: false });
}

/** Splits the words of a pattern as `tokenise` does. */
export function patternWords(text: string, language: Locale): string[] {
  return (text.match(/[\p{L}\d#$%]+(?:['’]\p{L}*)*|'s/gu) ?? []).flatMap((raw) => {
    const folded = fold(raw);
    const word = folded === "dr" || folded === "dra" ? fold(abbreviations[folded] ?? folded) : folded;
    return language === "en" ? english(word) : (spanishParts[word]?.split(" ") ?? [word]);
  });
}
