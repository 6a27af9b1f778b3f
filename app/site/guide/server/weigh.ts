/** An entry's words, reduced. */
export type Told = { slug: string; question: string[]; words: string[]; answer: string[] };

export type Weighed = {
  words: { word: string; slug: string; weight: number; title: number }[];
  lexicon: { word: string; worth: number }[];
};

/** What a word says of an entry that has it elsewhere than in its question, where it counts 1. */
const amongWords = 0.9;
const inAnswer = 0.5;
/** And of one that has only another word for it. */
const asSynonym = 0.6;
/** What a small word is worth beside another that is as rare: "how much do I need" says little of the matter. */
const small = 0.4;

/** What a word is worth that so many of all entries hold (BM25's idf). */
export function worthOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

/** Which entries a word leads to, and how much it says; found on the questions of search.integration.test.ts. */
export function weigh(about: { entries: Told[]; synonyms: string[][]; small: string[] }): Weighed {
  const held = new Map<string, Map<string, number>>();
  const hold = (word: string, slug: string, weight: number) => {
    const slugs = held.get(word) ?? new Map<string, number>();
    held.set(word, slugs.set(slug, Math.max(weight, slugs.get(slug) ?? 0)));
  };
  for (const { slug, question, words, answer } of about.entries) {
    for (const word of answer) hold(word, slug, inAnswer);
    for (const word of words) hold(word, slug, amongWords);
    for (const word of question) hold(word, slug, 1);
  }
  // Counted before synonyms: a word does not become common by having them.
  const holding = new Map([...held].map(([word, slugs]) => [word, slugs.size]));
  for (const [word, slug, weight] of spread(held, about.synonyms)) hold(word, slug, weight);

  const smallWords = new Set(about.small);
  const worth = (word: string) =>
    worthOf(holding.get(word) ?? held.get(word)?.size ?? 0, about.entries.length) *
    (smallWords.has(word) ? small : 1);
  const titles = titleShares(about.entries, worth);
  return {
    words: [...held].flatMap(([word, slugs]) =>
      [...slugs].map(([slug, weight]) => ({ word, slug, weight, title: titles.get(`${slug} ${word}`) ?? 0 })),
    ),
    lexicon: [...new Set([...held.keys(), ...smallWords])].map((word) => ({ word, worth: worth(word) })),
  };
}

/** What asks for an entry, or is among its other words, is passed on to all words of the same meaning. */
function spread(held: Map<string, Map<string, number>>, synonyms: string[][]): [string, string, number][] {
  return synonyms.flatMap((group) =>
    group.flatMap((from) =>
      [...(held.get(from) ?? [])]
        .filter(([, weight]) => weight >= amongWords)
        .flatMap(([slug, weight]) =>
          group
            .filter((to) => to !== from)
            .map((to): [string, string, number] => [to, slug, weight * asSynonym]),
        ),
    ),
  );
}

function titleShares(entries: Told[], worth: (word: string) => number): Map<string, number> {
  return new Map(
    entries.flatMap(({ slug, question }) => {
      const all = question.reduce((sum, word) => sum + worth(word), 0);
      return question.map((word): [string, number] => [`${slug} ${word}`, worth(word) / all]);
    }),
  );
}
