const enIrregular: Readonly<Record<string, string>> = {
  child: "children",
  person: "people",
  foot: "feet",
  tooth: "teeth",
  knife: "knives",
  wife: "wives",
  man: "men",
  woman: "women",
  mouse: "mice",
  leaf: "leaves",
  shelf: "shelves",
  half: "halves",
  loaf: "loaves",
  fish: "fish",
  shrimp: "shrimp",
  policeman: "policemen",
  life: "lives",
  thief: "thieves",
  potato: "potatoes",
  tomato: "tomatoes",
  mango: "mangoes",
  mosquito: "mosquitoes",
  grandchild: "grandchildren",
};

/** The plural of an English noun of one or more words: its last word changes, or the one before "of". */
export function englishPlural(noun: string): string {
  const [head = noun, ...rest] = noun.split(" of ");
  if (rest.length > 0) return `${englishPlural(head)} of ${rest.join(" of ")}`;
  const words = noun.split(" ");
  const last = words.pop() ?? "";
  const plural =
    enIrregular[last] ??
    (/(?:s|x|z|ch|sh)$/.test(last)
      ? `${last}es`
      : /[^aeiou]y$/.test(last)
        ? `${last.slice(0, -1)}ies`
        : `${last}s`);
  return [...words, plural].join(" ");
}

/** The plural of a Spanish word. */
function spanishPlural(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  if (/[íú]$/.test(word)) return `${word}es`;
  if (/[áéíóú][ns]$/.test(word)) {
    const plain = word
      .normalize("NFD")
      .replace(/\u0301/g, "")
      .normalize("NFC");
    return `${plain}es`;
  }
  if (/^[^aeiou]*[aeiou]s$/.test(word)) return `${word}es`;
  if (/[aeiou]s$/.test(word) || /[bcfgkmpt]$/.test(word)) return word.endsWith("s") ? word : `${word}s`;
  if (/(?:y)$/.test(word)) return `${word}es`;
  return `${word}es`;
}

/** The plural of a Spanish noun of several words: the first one changes, and adjectives that agree with it (ending in o or a). */
export function spanishNounPlural(noun: string): string {
  const [head = "", ...rest] = noun.split(" ");
  const next = rest[0];
  const isAdjective = rest.length === 1 && next !== undefined && !/^(?:de|del|para|con|a|en|por)$/.test(next);
  return [spanishPlural(head), ...(isAdjective ? [spanishPlural(next)] : rest)].join(" ");
}

/** The four forms of a Spanish adjective: m, f, and their plurals. */
export function spanishForms(es: string): readonly [string, string, string, string] {
  // "A la plancha", "sin gluten", "gratis".
  if (/^(?:a|al|con|sin|de|en|fuera|más|menos|gratis|tarde|temprano|medio|poco)(?: |$)/.test(es))
    return [es, es, es, es];
  // "Muy maduro", "recién pintado": what follows is inflected.
  const [, degree = "", described = ""] = /^(muy|recién|bien|mal|demasiado) (.+)$/.exec(es) ?? [];
  if (degree !== "") {
    const [m, f, ms, fs] = spanishForms(described);
    return [`${degree} ${m}`, `${degree} ${f}`, `${degree} ${ms}`, `${degree} ${fs}`];
  }
  const [head = "", ...rest] = es.split(" ");
  const end = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  const bare = head
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
  const feminine = head.endsWith("o")
    ? `${head.slice(0, -1)}a`
    : /or$/.test(head) && !/(?:ior|mejor|peor)$/.test(head)
      ? `${head}a`
      : /[áéó](?:s|n)$/.test(head) && head !== "marrón"
        ? `${bare}a`
        : head;
  return [head + end, feminine + end, spanishPlural(head) + end, spanishPlural(feminine) + end];
}

function comparative(word: string, end: "er" | "est"): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i${end}`;
  if (word.endsWith("e")) return word + end.slice(1);
  return (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(word) ? word + word.at(-1) : word) + end;
}
/** Whether an English adjective has -er and -est. */
export const isShort = (word: string) =>
  /^[a-z]{1,6}$/.test(word) &&
  (word.length <= 5 || word.endsWith("y") || (word.match(/[aeiou]+/g) ?? []).length === 1) &&
  !/(?:ed|ful)$/.test(word);
export const irregularDegrees: Readonly<Record<string, readonly [string, string]>> = {
  good: ["better", "best"],
  bad: ["worse", "worst"],
  far: ["farther", "farthest"],
};
/** An English adjective compared: cheaper, more expensive. */
export function compared(word: string, degree: "more" | "most"): string {
  const own = irregularDegrees[word];
  if (own) return own[degree === "more" ? 0 : 1];
  return isShort(word) ? comparative(word, degree === "more" ? "er" : "est") : `${degree} ${word}`;
}
