export type ReducedEntry = { slug: string; question: string[]; words: string[]; answer: string[] };

export type WeighedWord = {
  word: string;
  /** Inverse document frequency; less for small words. */
  worth: number;
  entries: readonly {
    slug: string;
    /** 1 in the question; less among the other words, in the answer, and as a synonym. */
    weight: number;
    /** The word's share of the question, 0 to 1. */
    title: number;
  }[];
};

/** Weights by where the word occurs; 1 in the question. */
const aliasWeight = 0.9;
const answerWeight = 0.5;
const synonymWeight = 0.6;
/** Factor for small words, which say little about the topic. */
const smallWordFactor = 0.4;

/** Inverse document frequency (BM25). */
export function inverseFrequency(entryCounts: number, all: number): number {
  return Math.log(1 + (all - entryCounts + 0.5) / (entryCounts + 0.5));
}

/** The weight of each word in each entry; calibrated with search.integration.test.ts. */
export function weigh(about: {
  entries: ReducedEntry[];
  synonyms: string[][];
  small: string[];
}): WeighedWord[] {
  const weights = new Map<string, Map<string, number>>();
  const raise = (word: string, slug: string, weight: number) => {
    const slugs = weights.get(word) ?? new Map<string, number>();
    weights.set(word, slugs.set(slug, Math.max(weight, slugs.get(slug) ?? 0)));
  };
  for (const { slug, question, words, answer } of about.entries) {
    for (const word of answer) raise(word, slug, answerWeight);
    for (const word of words) raise(word, slug, aliasWeight);
    for (const word of question) raise(word, slug, 1);
  }
  // Counted before synonyms, which do not make a word more common.
  const holding = new Map([...weights].map(([word, slugs]) => [word, slugs.size]));
  for (const [word, slug, weight] of synonymWeights(weights, about.synonyms)) raise(word, slug, weight);

  const smallWords = new Set(about.small);
  const worth = (word: string) =>
    inverseFrequency(holding.get(word) ?? weights.get(word)?.size ?? 0, about.entries.length) *
    (smallWords.has(word) ? smallWordFactor : 1);
  const titles = titleShares(about.entries, worth);
  return [...new Set([...weights.keys(), ...smallWords])].map((word) => ({
    word,
    worth: worth(word),
    entries: [...(weights.get(word) ?? [])].map(([slug, weight]) => ({
      slug,
      weight,
      title: titles.get(`${slug} ${word}`) ?? 0,
    })),
  }));
}

/** Words of the question and its alternatives pass their weight to synonyms. */
function synonymWeights(
  held: Map<string, Map<string, number>>,
  synonyms: string[][],
): [string, string, number][] {
  return synonyms.flatMap((group) =>
    group.flatMap((from) =>
      [...(held.get(from) ?? [])]
        .filter(([, weight]) => weight >= aliasWeight)
        .flatMap(([slug, weight]) =>
          group
            .filter((to) => to !== from)
            .map((to): [string, string, number] => [to, slug, weight * synonymWeight]),
        ),
    ),
  );
}

function titleShares(entries: ReducedEntry[], worth: (word: string) => number): Map<string, number> {
  return new Map(
    entries.flatMap(({ slug, question }) => {
      const all = question.reduce((sum, word) => sum + worth(word), 0);
      return question.map((word): [string, number] => [`${slug} ${word}`, worth(word) / all]);
    }),
  );
}
