import type { Locale } from "#platform/i18n/locale.ts";
import { conjugateEnglish, type EnglishForm } from "./english-verbs.ts";
import { type Entry, entryOf, FrameIndex, type Learn, splitLine, type Way, ways } from "./entries.ts";
import adjectiveLines from "./lexicon/adjectives.json" with { type: "json" };
import frameLines from "./lexicon/frames.json" with { type: "json" };
import meaningLines from "./lexicon/meanings.json" with { type: "json" };
import nounLines from "./lexicon/nouns.json" with { type: "json" };
import smallLines from "./lexicon/small-words.json" with { type: "json" };
import verbLines from "./lexicon/verbs.json" with { type: "json" };
import { compilePattern, endsAccented } from "./patterns.ts";
import { phrases } from "./phrases.ts";
import {
  conjugateSpanish,
  type Person,
  persons,
  type SpanishTense,
  type SpanishVerb,
} from "./spanish-verbs.ts";
import { patternWords } from "./tokens.ts";
import { determinerWords } from "./understand/determiners.ts";
import { buildMeanings } from "./understand/meanings.ts";
import {
  compared,
  englishPlural,
  irregularDegrees,
  isShort,
  spanishForms,
  spanishNounPlural,
} from "./word-forms.ts";

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
export type NounForm = { words: readonly string[]; noun: Noun; isPlural: boolean; gender: "m" | "f" };
type SpanishForm = {
  inf: string;
  tense: SpanishTense | "inf" | "ger" | "pp";
  person: Person;
  isAccented: boolean;
};

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
    careful: wordsOfGroups(nouns, /^(?:medicine|symptom|money|illness)$/),
    placeNames: wordsOfGroups(nouns, /^name$/),
    nouns,
    meanings: buildMeanings(meaningLines),
    adjectives,
    degrees,
    pronouns,
    verbs,
    adverbs: indexed(smallLines.adverbs),
    questions: indexed(smallLines.questions),
    courtesy: indexed(smallLines.courtesy),
  };
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

function wordsOfGroups(
  nouns: ReturnType<typeof buildNouns>,
  groups: RegExp,
): Record<Locale, ReadonlySet<string>> {
  const of = (language: Locale) =>
    new Set(
      nouns[language]
        .all()
        .filter(({ noun }) => groups.test(noun.group))
        .flatMap(({ words }) => words)
        // Not "la" of "La Vega".
        .filter((word) => word.length > 3),
    );
  return { en: of("en"), es: of("es") };
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

type PronounForm = {
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

const plain = (word: string) => (/^[ -~]*$/.test(word) ? word : word.normalize("NFD").replace(/\p{M}/gu, ""));

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
