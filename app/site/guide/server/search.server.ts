import { rawPool } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import type { KnowledgeEntry } from "../contract.ts";
import { entries, entryOf } from "./entries.server.ts";
import { soundSql, textSearch } from "./fill.server.ts";
import { isOutOfScope } from "./out-of-scope.ts";
import { inverseFrequency } from "./weigh.ts";

export type SearchResult = {
  entry: KnowledgeEntry;
  /** How much of the question the entry covers, from 0 to 1. */
  share: number;
};

/** Minimum share for an answer; calibrated with search.integration.test.ts. */
export const minShare = 0.3;

/** From here on the other language is not searched. */
const confidentShare = 0.5;
const maxWords = 40;
/** Minimum trigram similarity of the phonetic forms. */
const minSimilarity = 0.45;
/** Shorter words have too many similar ones. */
const minTypoLength = 4;
/** Bonus for matching the whole question of an entry. */
const titleBonus = 0.1;
/** Worth of a word that no entry contains. */
const unknownWorth = inverseFrequency(0, entries.length);

/** The country's name says nothing about the topic. */
const countryName =
  /\b(?:(?:in|to|of|from) )?(?:the )?dominican republic\b|\b(?:(?:en|a|de|para) )?(?:la )?rep[uú]blica dominicana\b|\b(?:the|(?:in|to|from)(?: the)?) dr\b|\b(?:en|a|de) rd\b(?!\$)/gi;

/** A named statement, planned once per connection: planning takes longer than the search. */
const searchStatement = {
  name: "search knowledge",
  text: `
    with asked as (
      select word, ${soundSql("word")} as sound
      from unnest(tsvector_to_array(to_tsvector($1::regconfig, plain($2)))) as word
      limit ${maxWords}
    ), meant as (
      select asked.word as asked, it.word, it.closeness, coalesce(it.worth, ${unknownWorth}) as worth
      from asked left join lateral (
        select word, worth, 1::real as closeness from knowledge_lexicon where locale = $3 and word = asked.word
        union all (
          select word, worth, similarity(sound, asked.sound) from knowledge_lexicon
          where locale = $3 and sound % asked.sound and similarity(sound, asked.sound) >= ${minSimilarity}
            and length(asked.word) >= ${minTypoLength}
            and not exists (select from knowledge_lexicon where locale = $3 and word = asked.word)
          order by 3 desc limit 3
        )
      ) as it on true
    ), whole as (
      select sum(worth) as worth from (select max(worth) as worth from meant group by asked) as worths
    )
    select slug, (sum(best) / (select worth from whole))::real as share
    from (
      select slug, asked, max(meant.worth * closeness * weight) as best, max(title) as title
      from meant join knowledge_word as told on told.locale = $3 and told.word = meant.word
      group by slug, asked
    ) as scores
    group by slug
    order by sum(best) / (select worth from whole) + ${titleBonus} * sum(title) desc, slug
    limit 5`,
};

/**
 * Entries for a question, best first. Words count by rarity; in full in an entry's question, less in its answer, less
 * when mistyped. Unknown words lower all shares. Out-of-scope questions find nothing.
 * @param locale searched first; the other language is tried when the best share is low
 */
export async function searchKnowledge(question: string, locale: Locale): Promise<SearchResult[]> {
  if (isOutOfScope(question)) return [];
  const topicWords = question.replace(countryName, " ");
  let found: SearchResult[] = [];
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const results = await searchIn(topicWords, language);
    if ((results[0]?.share ?? 0) > (found[0]?.share ?? 0)) found = results;
    if ((found[0]?.share ?? 0) >= confidentShare) break;
  }
  return found;
}

async function searchIn(question: string, locale: Locale): Promise<SearchResult[]> {
  const values = [textSearch[locale], question, locale];
  const { rows } = await rawPool().query<{ slug: string; share: number }>({ ...searchStatement, values });
  return rows.flatMap(({ slug, share }) => {
    const entry = entryOf(slug);
    return entry ? [{ entry, share }] : [];
  });
}
