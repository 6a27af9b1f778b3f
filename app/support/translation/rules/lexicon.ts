import type { Locale } from "#platform/i18n/locale.ts";
import { determinerWords } from "./determiners.ts";
import { conjugateEnglish, type EnglishForm } from "./english-verbs.ts";
import adjectiveLines from "./lexicon/adjectives.json" with { type: "json" };
import frameLines from "./lexicon/frames.json" with { type: "json" };
import nounLines from "./lexicon/nouns.json" with { type: "json" };
import smallLines from "./lexicon/small-words.json" with { type: "json" };
import verbLines from "./lexicon/verbs.json" with { type: "json" };
import { compilePattern, endsAccented, type Pattern } from "./patterns.ts";
import { phrases } from "./phrases.ts";
import {
  conjugateSpanish,
  type Person,
  persons,
  type SpanishTense,
  type SpanishVerb,
} from "./spanish-verbs.ts";
import { patternWords } from "./tokens.ts";

/** Flags of a noun's line: see lexicon/README.md. */
export type Noun = {
  en: string;
  enPlural: string;
  es: string;
  esFeminine?: string;
  gender: "m" | "f";
  flags: string;
  group: string;
};
export type Pronoun = {
  en: string;
  enObject: string;
  es: string;
  negative?: string;
  gender: "m" | "f";
  isPlural: boolean;
  person: Person;
  key: string;
};
export type Adjective = { en: string; es: string; flags: string };
export type Degree = { en: string; es: string; key: string };
/** A pair of patterns. `en` and `es` hold the ways to say it; the first one is said, all are understood. */
export type Entry = {
  en: Way[];
  es: Way[];
  flags: string;
  context?: { en: string; es: string } | null;
  isPhrase?: boolean;
};
/** `head` is a verb's infinitive or base form, where the way is a verb phrase. */
export type Way = { pattern: Pattern; head?: string; isReflexive?: boolean };

export type NounForm = { words: readonly string[]; noun: Noun; isPlural: boolean; gender: "m" | "f" };
type SpanishForm = {
  inf: string;
  tense: SpanishTense | "inf" | "ger" | "pp";
  person: Person;
  isAccented: boolean;
};

/** Splits at bars, but not at those within (a|b) and <a|b>. */
function splitLine(line: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of line) {
    if (/[(<{]/.test(letter)) depth += 1;
    if (/[)>}]/.test(letter)) depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
const ways = (part: string) => part.split(";").map((way) => way.trim());

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
export function spanishPlural(word: string): string {
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

export type Lexicon = ReturnType<typeof build>;
let built: Lexicon | undefined;

/** The lexicon with its indexes; built when it is first used, since that takes some milliseconds. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}

class Index<T extends { words: readonly string[] }> {
  private readonly byWord = new Map<string, T[]>();
  add(one: T): void {
    const first = one.words[0] ?? "";
    const list = this.byWord.get(first);
    if (list) list.push(one);
    else this.byWord.set(first, [one]);
  }
  all(): T[] {
    return [...this.byWord.values()].flat();
  }
  get(word: string): readonly T[] {
    return this.byWord.get(word) ?? [];
  }
}

function build() {
  const words = { en: new Set<string>(), es: new Set<string>() };
  const learn = (language: Locale, list: readonly string[]) => {
    for (const word of list) words[language].add(word);
    return list;
  };
  const nouns = buildNouns(learn);
  const { adjectives, degrees, pronouns } = buildSmall(learn);
  const verbs = buildVerbs(learn);
  const frames = (list: readonly string[]) => list.flatMap((line) => entryOf(line, learn));
  const indexed = (list: readonly string[]) => {
    const entries = frames(list);
    return { en: new FrameIndex(entries, "en"), es: new FrameIndex(entries, "es") };
  };
  const all = [...frames(frameLines), ...phraseEntries(learn)];
  for (const language of ["en", "es"] as const) learn(language, determinerWords(language));
  return {
    words,
    frameIndex: { en: new FrameIndex(all, "en"), es: new FrameIndex(all, "es") },
    joints: indexed(smallLines.joints),
    careful: carefulWords(nouns),
    nouns,
    adjectives,
    degrees,
    pronouns,
    verbs,
    adverbs: indexed(smallLines.adverbs),
    questions: indexed(smallLines.questions),
    courtesy: indexed(smallLines.courtesy),
  };
}

/** Entries by the word they begin with; those that begin with a slot are asked at every place. */
class FrameIndex {
  private readonly byWord = new Map<string, Entry[]>();
  private readonly open: Entry[] = [];
  constructor(entries: readonly Entry[], language: Locale) {
    for (const entry of entries) {
      const firsts = new Set<string>();
      for (const { pattern } of entry[language]) for (const word of firstWords(pattern)) firsts.add(word);
      if (firsts.has("")) this.open.push(entry);
      else
        for (const word of firsts) {
          const list = this.byWord.get(word);
          if (list) list.push(entry);
          else this.byWord.set(word, [entry]);
        }
    }
  }
  startingWith(word: string): readonly Entry[] {
    return [...(this.byWord.get(word) ?? []), ...this.open];
  }
}

/** The words a pattern may begin with; a blank stands for anything. */
function firstWords([first, ...rest]: Pattern): string[] {
  if (!first || first.kind === "slot") return [""];
  const ways = first.kind === "word" ? first.alternatives : first.folded;
  return ways.flatMap((words) => (words[0] === undefined ? firstWords(rest) : [words[0]]));
}

function phraseEntries(learn: Learn): Entry[] {
  return phrases.flatMap(({ en, es, also, context }) => {
    // Of several sentences: only found as a whole.
    if (/[.?!]\s/.test(en.replace(/Dra?\.|Mr\.|[ap]\. m\./g, ""))) return [];
    const [entry] = entryOf("||", learn);
    const compile = (list: readonly string[], language: Locale) =>
      list.map((way) => {
        const pattern = compilePattern(way, language);
        for (const element of pattern)
          if (element.kind === "word") learn(language, element.alternatives.flat());
        return { pattern };
      });
    const flags = es.includes("¿") ? "q" : "";
    return entry
      ? [
          {
            en: compile([en, ...also.en], "en"),
            es: compile([es, ...also.es], "es"),
            flags,
            context,
            isPhrase: true,
          },
        ]
      : [];
  });
}

function carefulWords(nouns: ReturnType<typeof buildNouns>): Record<Locale, ReadonlySet<string>> {
  const of = (language: Locale) =>
    new Set(
      nouns[language]
        .all()
        .filter(({ noun }) => /^(?:medicine|symptom|money|illness)$/.test(noun.group))
        .flatMap(({ words }) => words),
    );
  return { en: of("en"), es: of("es") };
}

type Learn = (language: Locale, list: readonly string[]) => readonly string[];

/** A line `en;way|es;way|flags` as an entry. */
export function entryOf(line: string, learn: Learn): Entry[] {
  const [en = "", es = "", flags = ""] = splitLine(line);
  const compile = (part: string, language: Locale) =>
    ways(part).map((way) => {
      const pattern = compilePattern(way, language);
      for (const element of pattern)
        if (element.kind === "word") learn(language, element.alternatives.flat());
        else if (element.kind === "agree") learn(language, element.folded.flat());
      return { pattern };
    });
  return [{ en: compile(en, "en"), es: compile(es, "es"), flags }];
}

function buildNouns(learn: Learn) {
  const index = { en: new Index<NounForm>(), es: new Index<NounForm>() };
  for (const [group, lines] of Object.entries(nounLines as Record<string, string[]>))
    for (const line of lines) addNoun(index, group, line, learn);
  return index;
}

function addNoun(index: Record<Locale, Index<NounForm>>, group: string, line: string, learn: Learn): void {
  const [en = "", es = "", flags = "m"] = splitLine(line);
  const [enWays, esWays] = [ways(en), ways(es)];
  const [enFirst = "", enPlural] = (enWays[0] ?? "").split("/");
  const [esFirst = "", esFeminine] = (esWays[0] ?? "").split("/");
  const gender = flags.includes("f") ? "f" : "m";
  const noun: Noun = {
    en: enFirst,
    enPlural: enPlural ?? (flags.includes("P") ? enFirst : englishPlural(enFirst)),
    es: esFirst,
    ...(esFeminine === undefined ? {} : { esFeminine }),
    gender,
    flags,
    group,
  };
  const add = (language: Locale, text: string, isPlural: boolean, as: "m" | "f" = gender) =>
    index[language].add({ words: learn(language, patternWords(text, language)), noun, isPlural, gender: as });
  for (const way of enWays) {
    const [one = "", many] = way.split("/");
    add("en", one, flags.includes("P"));
    if (!flags.includes("P")) add("en", many ?? englishPlural(one), true);
  }
  for (const way of esWays) {
    const [one = "", feminine] = way.split("/");
    add("es", one, flags.includes("p"));
    if (!flags.includes("p")) add("es", spanishNounPlural(one), true);
    if (feminine !== undefined) {
      add("es", feminine, false, "f");
      add("es", spanishNounPlural(feminine), true, "f");
    }
  }
}

export type AdjectiveForm = {
  words: readonly string[];
  adjective: Adjective;
  degree: "" | "more" | "most";
  gender?: "m" | "f";
  isPlural?: boolean;
};

/** The four forms of a Spanish adjective: m, f, and their plurals. */
export function spanishForms(es: string): readonly [string, string, string, string] {
  // "A la plancha", "sin gluten", "gratis".
  if (/^(?:a|al|con|sin|de|en|fuera|más|menos|gratis|tarde|temprano|medio|poco)(?: |$)/.test(es))
    return [es, es, es, es];
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
const irregularDegrees: Readonly<Record<string, readonly [string, string]>> = {
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

function buildSmall(learn: Learn) {
  const adjectives = { en: new Index<AdjectiveForm>(), es: new Index<AdjectiveForm>() };
  for (const line of adjectiveLines as string[]) {
    const [en = "", es = "", flags = ""] = splitLine(line);
    const adjective: Adjective = { en: ways(en)[0] ?? "", es: ways(es)[0] ?? "", flags };
    for (const way of ways(en)) {
      adjectives.en.add({ words: learn("en", patternWords(way, "en")), adjective, degree: "" });
      if (!isShort(way) && !irregularDegrees[way]) continue;
      for (const degree of ["more", "most"] as const)
        adjectives.en.add({
          words: learn("en", patternWords(compared(way, degree), "en")),
          adjective,
          degree,
        });
    }
    for (const way of ways(es))
      for (const [at, form] of spanishForms(way).entries())
        adjectives.es.add({
          words: learn("es", patternWords(form, "es")),
          adjective,
          degree: "",
          gender: at % 2 ? "f" : "m",
          isPlural: at > 1,
        });
  }
  const degrees = (smallLines.degrees as string[]).map((line) => {
    const [en = "", es = "", key = ""] = splitLine(line);
    const form = (part: string, language: Locale) =>
      ways(part).map((way) => learn(language, patternWords(way, language)));
    return {
      degree: { en: ways(en)[0] ?? "", es: ways(es)[0] ?? "", key },
      en: form(en, "en"),
      es: form(es, "es"),
    };
  });
  return { adjectives, degrees, pronouns: buildPronouns(learn) };
}

export type PronounForm = {
  words: readonly string[];
  pronoun: Pronoun;
  use: "subject" | "object" | "any";
  isNegative: boolean;
};

function buildPronouns(learn: Learn) {
  const index = {
    en: new Index<PronounForm>(),
    es: new Index<PronounForm>(),
    byKey: new Map<string, Pronoun>(),
  };
  for (const line of smallLines.pronouns as string[]) {
    const [en = "", es = "", flags = ""] = splitLine(line);
    const [key = "", person = "3s", kind = "m"] = flags.split(" ");
    const [subject = "", object = ""] = (ways(en)[0] ?? "").split("/");
    const [esWay = "", negative] = (ways(es)[0] ?? "").split("/");
    const pronoun: Pronoun = {
      key,
      en: subject,
      enObject: object || subject,
      es: esWay,
      ...(negative === undefined ? {} : { negative }),
      gender: kind.includes("f") ? "f" : "m",
      isPlural: kind.includes("p"),
      person: persons.find((one) => one === person) ?? "3s",
    };
    index.byKey.set(key, pronoun);
    const add = (language: Locale, text: string, use: PronounForm["use"], isNegative = false) =>
      index[language].add({ words: learn(language, patternWords(text, language)), pronoun, use, isNegative });
    for (const way of ways(en)) {
      const [one = "", other] = way.split("/");
      add("en", one, other === undefined || other === one ? "any" : "subject");
      if (other !== undefined && other !== one) add("en", other, "object");
    }
    for (const way of ways(es)) {
      const [one = "", other] = way.split("/");
      add("es", one, "any");
      if (other !== undefined) add("es", other, "any", true);
    }
  }
  return index;
}

function buildVerbs(learn: Learn) {
  const changes = verbLines.changes as Record<string, string>;
  const enForms = new Map<string, { lemma: string; form: EnglishForm }[]>();
  const esForms = new Map<string, SpanishForm[]>();
  const byHead = { en: new Map<string, [Entry, Way][]>(), es: new Map<string, [Entry, Way][]>() };
  const spanish = new Map<string, SpanishVerb>();
  const addTo = <T>(map: Map<string, T[]>, key: string, one: T) => {
    const list = map.get(key);
    if (list) list.push(one);
    else map.set(key, [one]);
  };
  const know = (head: string, language: Locale) => {
    if (byHead[language].has(head)) return;
    byHead[language].set(head, []);
    if (language === "en") {
      const verb = conjugateEnglish(head);
      for (const form of ["base", "s", "past", "pp", "ing"] as const)
        addTo(enForms, verb[form], { lemma: head, form });
      learn("en", Object.values(verb));
    } else {
      const verb = conjugateSpanish(head, changes[head]);
      spanish.set(head, verb);
      for (const [form, word] of spanishWords(verb)) addTo(esForms, word, { inf: head, ...form });
      learn(
        "es",
        spanishWords(verb).map(([, word]) => word),
      );
    }
  };
  for (const extra of verbLines.extra as string[]) know(extra, "es");
  for (const line of verbLines.phrases as string[]) {
    const [entry] = entryOf(line, learn);
    if (!entry) continue;
    for (const language of ["en", "es"] as const)
      for (const way of entry[language]) {
        const [first] = way.pattern;
        if (first?.kind !== "word") continue;
        const written = first.say;
        const isReflexive = language === "es" && /[aeií]rse$/.test(written);
        const head = isReflexive ? written.slice(0, -2) : written;
        Object.assign(way, { head, isReflexive, pattern: way.pattern.slice(1) });
        know(head, language);
        addTo(byHead[language], head, [entry, way]);
      }
  }
  return { enForms, esForms, byHead, spanish };
}

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

function spanishWords(verb: SpanishVerb): [Omit<SpanishForm, "inf">, string][] {
  const forms: [Omit<SpanishForm, "inf">, string][] = [
    [{ tense: "inf", person: "3s", isAccented: false }, plain(verb.inf)],
    [{ tense: "ger", person: "3s", isAccented: false }, plain(verb.ger)],
    [{ tense: "pp", person: "3s", isAccented: false }, plain(verb.pp)],
  ];
  for (const [tense, list] of Object.entries(verb.tenses) as [SpanishTense, readonly string[]][])
    for (const [at, word] of list.entries())
      forms.push([{ tense, person: persons[at] ?? "3s", isAccented: endsAccented(word) }, plain(word)]);
  return forms;
}
