import { z } from "zod";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { type Phrase, phrase } from "../contract.ts";
import { fold } from "../rules/preserved-facts.ts";
import { slots } from "../rules/slots.ts";
import { scenarioKeys, scenarios } from "../scenarios.ts";
import drafted from "./phrases.json" with { type: "json" };

/** An invalid phrase stops the start. */
export const phrases: readonly Phrase[] = z.array(phrase).parse(drafted);

type Translations = Pick<Phrase, "en" | "es" | "context">;
type Template = {
  phrase: Translations;
  words: readonly string[];
  source: string;
  /** Compiled on first use: compiling all takes almost a second. */
  pattern?: RegExp;
  slots: readonly string[];
};
export type TranslatedText = { translatedText: string; culturalContext: string | null };

const contractions: Record<string, string> = {
  m: "am",
  re: "are",
  s: "is",
  ve: "have",
  ll: "will",
  d: "would",
};

/** "I'm" → "I am", "don't" → "do not". A name's "'s" stays. */
function expandContractions(text: string): string {
  return text
    .replace(/\b(can)(?:not|['’]t)\b/gi, "$1 not")
    .replace(/\bwon['’]t\b/gi, "will not")
    .replace(/\b(\w+)n['’]t\b/gi, "$1 not")
    .replace(
      /\b(i|you|we|they|he|she|it|that|there|here|what|where|who|how|when)['’](m|re|s|ve|ll|d)\b/gi,
      (_, word: string, end: string) => `${word} ${contractions[end.toLowerCase()]}`,
    );
}

const courtesy = { en: /\bplease\b/g, es: /\bpor favor\b/g };

/** Lookup key: letters and digits only; "something" counts as "anything". */
function lookupKey(text: string, locale: Locale): string {
  const plain = fold(locale === "en" ? expandContractions(text) : text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  const normalised = locale === "en" ? plain.replace(/\bsomething\b/g, "anything") : plain;
  const withoutCourtesy = normalised.replace(courtesy[locale], " ").replace(/ +/g, " ").trim();
  return withoutCourtesy === "" ? normalised.trim() : withoutCourtesy;
}

const currency = /^(?:pesos?|dollars?|dolar(?:es)?)\b/;
const exact = { en: new Map<string, Translations>(), es: new Map<string, Translations>() };
const templates: Record<Locale, Template[]> = { en: [], es: [] };

function register(phrase: Translations, variant: string, locale: Locale): void {
  const key = lookupKey(variant, locale);
  if (!variant.includes("{")) exact[locale].set(key, exact[locale].get(key) ?? phrase);
  else
    templates[locale].push({
      phrase,
      ...templateOf(locale === "en" ? expandContractions(variant) : variant),
    });
}

for (const phrase of phrases)
  for (const locale of ["en", "es"] as const)
    for (const variant of [phrase[locale], ...phrase.also[locale]]) register(phrase, variant, locale);
for (const key of scenarioKeys) {
  const { text, context } = scenarios[key];
  for (const locale of ["en", "es"] as const) register({ ...text, context }, text[locale], locale);
}
// The more literal text a template has, the less its slots match by mistake.
for (const list of Object.values(templates)) list.sort((one, two) => literalLength(two) - literalLength(one));

function literalLength({ source, slots: names }: Template): number {
  return source.length - names.reduce((sum, name) => sum + (slots[name]?.pattern.length ?? 0), 0);
}

function templateOf(variant: string): Omit<Template, "phrase"> {
  const tokens = fold(variant).match(/\{\w+\}|[\p{L}\p{N}]+(?:['’]\p{L}*)*/gu) ?? [];
  const names = tokens.flatMap((token) => /^\{(\w+)\}$/.exec(token)?.[1] ?? []);
  const parts = tokens.map((token, place) => {
    const name = /^\{(\w+)\}$/.exec(token)?.[1];
    // Characters of the slot ("$", "+") are not skipped before it.
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

/** Longer sentences are not matched against templates. */
const maxSentenceLength = 400;

/**
 * Looks up the whole text, else each sentence, else its parts at commas, else at conjunctions. All must be found.
 * @returns null if one is missing
 */
export function findInPhrasebook(text: string, from: Locale, reader: Locale): TranslatedText | null {
  const sentences = text
    .split(/(?<=[.!?])(?<!\b(?:[ap]|[Dd]ra?|[Ss]ra?|[Mm]rs?|[Mm]s)\.)\s+|\n+/u)
    .filter((one) => lookupKey(one, from));
  const whole = findSentence(text, from, reader);
  const found = whole ? [whole] : findAll(sentences, (sentence) => findParts(sentence, from, reader));
  if (!found) return null;
  return {
    translatedText: found.map(({ translatedText }) => translatedText).join(" "),
    culturalContext:
      [...new Set(found.flatMap(({ culturalContext }) => culturalContext ?? []))].join(" ") || null,
  };
}

const maxParts = 12;

function findAll(
  texts: readonly string[],
  find: (text: string) => readonly TranslatedText[] | null,
): TranslatedText[] | null {
  if (texts.length === 0 || texts.length > maxParts) return null;
  const found: TranslatedText[] = [];
  for (const text of texts) {
    const parts = find(text);
    if (!parts) return null;
    found.push(...parts);
  }
  return found;
}

const conjunctions = { en: /\s(?:and|but|so|because)\s/iu, es: /\s(?:y|e|pero|porque|así que)\s/iu };

function findParts(text: string, from: Locale, reader: Locale): TranslatedText[] | null {
  if (text.length > maxSentenceLength) return null;
  const whole = findSentence(text, from, reader);
  if (whole) return [whole];
  const splitAt = (at: RegExp) => text.split(at).filter((part) => lookupKey(part, from) !== "");
  const atCommas = splitAt(/[,;:]\s/u);
  const parts = atCommas.length > 1 ? atCommas : splitAt(conjunctions[from]);
  if (parts.length < 2) return null;
  return findAll(parts, (part) => findParts(part.replace(leading[from], ""), from, reader));
}

const leading = { en: /^\s*(?:and|but|so|because)\s/iu, es: /^\s*(?:y|e|pero|porque|así que)\s/iu };

function findSentence(text: string, from: Locale, reader: Locale): TranslatedText | null {
  const to = otherLocale(from);
  const phrase = exact[from].get(lookupKey(text, from));
  if (phrase) return { translatedText: phrase[to], culturalContext: phrase.context?.[reader] ?? null };
  if (text.length > maxSentenceLength) return null;
  const spelled = from === "en" ? expandContractions(text) : text;
  const plain = fold(spelled);
  for (const template of templates[from]) {
    const translatedText = fillTemplate(template, spelled, plain, from);
    if (translatedText) return { translatedText, culturalContext: template.phrase.context?.[reader] ?? null };
  }
  return null;
}

/** The translated phrase with the slots filled; null if the template does not match. */
function fillTemplate(template: Template, text: string, plain: string, from: Locale): string | null {
  if (!template.words.every((word) => plain.includes(word))) return null;
  template.pattern ??= new RegExp(template.source, "du");
  const places = template.pattern.exec(plain)?.indices?.slice(1);
  if (!places) return null;
  const values = new Map<string, string>();
  for (const [index, name] of template.slots.entries()) {
    const [start, end] = places[index] ?? [0, 0];
    const value = slots[name]?.translate(text.slice(start, end).trim(), from);
    if (!value) return null;
    values.set(name, value);
  }
  const amount = values.get("amount");
  const hasCurrency = amount === undefined || /[$]/.test(amount);
  if (!hasCurrency && !/\b(?:peso|dollar|dolar)/.test(plain)) return null;
  const filled = template.phrase[otherLocale(from)]
    .replace(/\{amount\} (?:pesos|dollars|dólares)(?:' worth)?/, (unit) =>
      amount?.includes("$") ? "{amount}" : unit,
    )
    .replace(/\{(\w+)\}/g, (hole, name: string) => values.get(name) ?? hole);
  return fixGrammar(filled);
}

/** Contractions and articles after filling slots: "a el hospital", "a las 1:30". */
function fixGrammar(filled: string): string {
  return filled
    .replace(/\b([Aa]) el (?=\p{Ll})/gu, "$1l ")
    .replace(/\b([Dd])e el (?=\p{Ll})/gu, "$1el ")
    .replace(/\blas (?=(?:1|una)(?![\d\p{L}]))/gu, "la ")
    .replace(/(?<!\.)\.{2,}$/, ".");
}
