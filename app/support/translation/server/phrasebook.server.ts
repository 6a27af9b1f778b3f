import { z } from "zod";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { type Phrase, phrase } from "../contract.ts";
import { folded } from "../rules/kept-facts.ts";
import { slots } from "../rules/slots.ts";
import { scenarioKeys, scenarios } from "../scenarios.ts";
import drafted from "./phrases.json" with { type: "json" };

/** The phrasebook. A wrong phrase stops the start. */
export const phrases: readonly Phrase[] = z.array(phrase).parse(drafted);

type Known = Pick<Phrase, "en" | "es" | "context">;
type Template = {
  known: Known;
  /** What stands in any text that says it. */
  words: readonly string[];
  source: string;
  /** Made when it is needed: all of them take most of a second, which no start has. */
  pattern?: RegExp;
  slots: readonly string[];
};
export type Found = { translatedText: string; culturalContext: string | null };

const contracted: Record<string, string> = {
  m: "am",
  re: "are",
  s: "is",
  ve: "have",
  ll: "will",
  d: "would",
};

/** "I'm" as "I am", "don't" as "do not": English is written both ways. A name's "'s" stays. */
function spelledOut(text: string): string {
  return text
    .replace(/\b(can)(?:not|['’]t)\b/gi, "$1 not")
    .replace(/\bwon['’]t\b/gi, "will not")
    .replace(/\b(\w+)n['’]t\b/gi, "$1 not")
    .replace(
      /\b(i|you|we|they|he|she|it|that|there|here|what|where|who|how|when)['’](m|re|s|ve|ll|d)\b/gi,
      (_, word: string, end: string) => `${word} ${contracted[end.toLowerCase()]}`,
    );
}

const courtesy = { en: /\bplease\b/g, es: /\bpor favor\b/g };

/** A text as it is looked up: letters and digits alone, whatever the spelling; "something" is as good as "anything". */
function looked(text: string, locale: Locale): string {
  const plain = folded(locale === "en" ? spelledOut(text) : text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  const bare = locale === "en" ? plain.replace(/\bsomething\b/g, "anything") : plain;
  const left = bare.replace(courtesy[locale], " ").replace(/ +/g, " ").trim();
  return left === "" ? bare.trim() : left;
}

const currency = /^(?:pesos?|dollars?|dolar(?:es)?)\b/;
const exact = { en: new Map<string, Known>(), es: new Map<string, Known>() };
const templates: Record<Locale, Template[]> = { en: [], es: [] };

function learn(known: Known, said: string, locale: Locale): void {
  const key = looked(said, locale);
  if (!said.includes("{")) exact[locale].set(key, exact[locale].get(key) ?? known);
  else templates[locale].push({ known, ...templateOf(locale === "en" ? spelledOut(said) : said) });
}

for (const known of phrases)
  for (const locale of ["en", "es"] as const)
    for (const said of [known[locale], ...known.also[locale]]) learn(known, said, locale);
for (const key of scenarioKeys) {
  const { text, context } = scenarios[key];
  for (const locale of ["en", "es"] as const) learn({ ...text, context }, text[locale], locale);
}
// The more of its own a phrase says, the less its slots can take in by mistake.
for (const list of Object.values(templates)) list.sort((one, two) => ownWords(two) - ownWords(one));

function ownWords({ source, slots: names }: Template): number {
  return source.length - names.reduce((sum, name) => sum + (slots[name]?.pattern.length ?? 0), 0);
}

/** Finds the phrase in a folded text; its groups are what stands in the slots. */
function templateOf(said: string): Omit<Template, "known"> {
  const tokens = folded(said).match(/\{\w+\}|[\p{L}\p{N}]+(?:['’]\p{L}*)*/gu) ?? [];
  const names = tokens.flatMap((token) => /^\{(\w+)\}$/.exec(token)?.[1] ?? []);
  const parts = tokens.map((token, place) => {
    const name = /^\{(\w+)\}$/.exec(token)?.[1];
    // What belongs to a slot ("$", "+") is not passed over on the way to it.
    const before = place === 0 ? "" : name ? `[.,:]?[\\s¿¡"“«(]+` : "[^\\p{L}\\p{N}]+";
    if (name) return `${before}(${slots[name]?.pattern})`;
    const word = token.replace(/['’]/g, "['’]?");
    if (tokens[place - 1] === "{amount}" && currency.test(token)) return `(?:${before}${word})?`;
    // "A las 7", but "a la 1".
    return before + (word === "las" && tokens[place + 1] === "{time}" ? "las?" : word);
  });
  const source = `^[^\\p{L}\\p{N}$+#]*${parts.join("")}[^\\p{L}\\p{N}]*$`;
  const words = tokens.filter(
    (token) => /^[\p{L}\p{N}]+$/u.test(token) && !currency.test(token) && token !== "las",
  );
  return { words, source, slots: names };
}

/** The longest sentence that phrases are tried on; theirs are far shorter. */
const longestSentence = 400;

/**
 * Looks a text up: as a whole, else sentence by sentence, and a sentence that is none part by part, cut at its commas, else
 * also at its conjunctions. Each must be found.
 * @returns null where there is no such phrase
 */
export function inPhrasebook(text: string, from: Locale, reader: Locale): Found | null {
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:[ap]|[Dd]ra?|[Ss]ra?|[Mm]rs?|[Mm]s)\.)\s+|\n+/u)
    .filter((one) => looked(one, from));
  const whole = sentenceIn(text, from, reader);
  const known = whole ? [whole] : allIn(sentences, (sentence) => partsIn(sentence, from, reader));
  if (!known) return null;
  return {
    translatedText: known.map(({ translatedText }) => translatedText).join(" "),
    culturalContext:
      [...new Set(known.flatMap(({ culturalContext }) => culturalContext ?? []))].join(" ") || null,
  };
}

/** As many sentences and parts of them are looked up. */
const mostParts = 12;

/** What is found of all; null where one of them is not. */
function allIn(texts: readonly string[], look: (text: string) => readonly Found[] | null): Found[] | null {
  if (texts.length === 0 || texts.length > mostParts) return null;
  const found: Found[] = [];
  for (const text of texts) {
    const parts = look(text);
    if (!parts) return null;
    found.push(...parts);
  }
  return found;
}

const conjunctions = { en: /\s(?:and|but|so|because)\s/iu, es: /\s(?:y|e|pero|porque|así que)\s/iu };

/** A sentence, else what it is made of: "I have a fever, and I need a doctor". */
function partsIn(text: string, from: Locale, reader: Locale): Found[] | null {
  if (text.length > longestSentence) return null;
  const whole = sentenceIn(text, from, reader);
  if (whole) return [whole];
  const cut = (at: RegExp) => text.split(at).filter((part) => looked(part, from) !== "");
  const atCommas = cut(/[,;:]\s/u);
  const parts = atCommas.length > 1 ? atCommas : cut(conjunctions[from]);
  if (parts.length < 2) return null;
  return allIn(parts, (part) => partsIn(part.replace(leading[from], ""), from, reader));
}

/** What a part begins with after a comma. */
const leading = { en: /^\s*(?:and|but|so|because)\s/iu, es: /^\s*(?:y|e|pero|porque|así que)\s/iu };

function sentenceIn(text: string, from: Locale, reader: Locale): Found | null {
  const to = otherLocale(from);
  const known = exact[from].get(looked(text, from));
  if (known) return { translatedText: known[to], culturalContext: known.context?.[reader] ?? null };
  if (text.length > longestSentence) return null;
  const spelled = from === "en" ? spelledOut(text) : text;
  const plain = folded(spelled);
  for (const template of templates[from]) {
    const translatedText = filled(template, spelled, plain, from);
    if (translatedText) return { translatedText, culturalContext: template.known.context?.[reader] ?? null };
  }
  return null;
}

/** The other language's phrase, with what stands in the text's slots; null where it is another phrase. */
function filled(template: Template, text: string, plain: string, from: Locale): string | null {
  if (!template.words.every((word) => plain.includes(word))) return null;
  template.pattern ??= new RegExp(template.source, "du");
  const places = template.pattern.exec(plain)?.indices?.slice(1);
  if (!places) return null;
  const values = new Map<string, string>();
  for (const [index, name] of template.slots.entries()) {
    const [start, end] = places[index] ?? [0, 0];
    const value = slots[name]?.put(text.slice(start, end).trim(), from);
    if (!value) return null;
    values.set(name, value);
  }
  const amount = values.get("amount");
  const hasCurrency = amount === undefined || /[$]/.test(amount);
  if (!hasCurrency && !/\b(?:peso|dollar|dolar)/.test(plain)) return null;
  const said = template.known[otherLocale(from)]
    .replace(/\{amount\} (?:pesos|dollars|dólares)(?:' worth)?/, (unit) =>
      amount?.includes("$") ? "{amount}" : unit,
    )
    .replace(/\{(\w+)\}/g, (hole, name: string) => values.get(name) ?? hole);
  return inOrder(said);
}

/** What slots make of the words around them: "a el hospital", "a las 1:30". */
function inOrder(said: string): string {
  return said
    .replace(/\b([Aa]) el (?=\p{Ll})/gu, "$1l ")
    .replace(/\b([Dd])e el (?=\p{Ll})/gu, "$1el ")
    .replace(/\blas (?=(?:1|una)(?![\d\p{L}]))/gu, "la ")
    .replace(/(?<!\.)\.{2,}$/, ".");
}
