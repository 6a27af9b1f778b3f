import { rawPool } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import type { KnowledgeEntry } from "../contract.ts";
import { isBeyond } from "./beyond.ts";
import { entries, entryOf } from "./entries.server.ts";
import { soundOf, textSearch } from "./fill.server.ts";
import { worthOf } from "./weigh.ts";

/** An entry that may answer a question. */
export type Found = {
  entry: KnowledgeEntry;
  /** How much of what was asked the entry is about: from 0 to 1. */
  share: number;
};

/** Below it the house says that it does not know; found on the questions of search.integration.test.ts. */
export const enough = 0.3;

/** From here on the question is understood, and the other language is not looked at. */
const sure = 0.5;
/** More words than this are no question any more. */
const mostWords = 40;
/** How alike a mistyped word must be to the one it is taken for, in trigrams of how they sound. */
const alike = 0.45;
/** A shorter word has too many that are like it. */
const shortestMistake = 4;
/** How much it counts that an entry's own question is asked whole. */
const wholeTitle = 0.1;
/** What a word is worth that no entry knows. */
const strange = worthOf(0, entries.length);

/** The country is what all is about: its name says nothing of the matter. */
const here =
  /\b(?:(?:in|to|of|from) )?(?:the )?dominican republic\b|\b(?:(?:en|a|de|para) )?(?:la )?rep[uú]blica dominicana\b|\b(?:the|(?:in|to|from)(?: the)?) dr\b|\b(?:en|a|de) rd\b(?!\$)/gi;

/** Named, so that PostgreSQL plans it once for each connection: planning takes longer than searching. */
const search = {
  name: "search knowledge",
  text: `
    with asked as (
      select word, ${soundOf("word")} as sound
      from unnest(tsvector_to_array(to_tsvector($1::regconfig, plain($2)))) as word
      limit ${mostWords}
    ), meant as (
      select asked.word as asked, it.word, it.closeness, coalesce(it.worth, ${strange}) as worth
      from asked left join lateral (
        select word, worth, 1::real as closeness from knowledge_lexicon where locale = $3 and word = asked.word
        union all (
          select word, worth, similarity(sound, asked.sound) from knowledge_lexicon
          where locale = $3 and sound % asked.sound and similarity(sound, asked.sound) >= ${alike}
            and length(asked.word) >= ${shortestMistake}
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
    order by sum(best) / (select worth from whole) + ${wholeTitle} * sum(title) desc, slug
    limit 5`,
};

/**
 * The entries that a question may be about, the likeliest first. Each of its words counts by how rare it is among the
 * entries, in full where an entry asks with it, less where it only answers with it, and less where it was mistyped; what
 * no entry knows counts against all of them. Accents make no difference. Nothing is found for what is not the
 * concierge's to answer.
 * @param locale the language to try first: where it understands little the other one is tried as well, and wins where
 *   it understands more
 */
export async function searchKnowledge(question: string, locale: Locale): Promise<Found[]> {
  if (isBeyond(question)) return [];
  const matter = question.replace(here, " ");
  let found: Found[] = [];
  for (const one of [locale, ...locales.filter((other) => other !== locale)]) {
    const inOne = await searchIn(matter, one);
    if ((inOne[0]?.share ?? 0) > (found[0]?.share ?? 0)) found = inOne;
    if ((found[0]?.share ?? 0) >= sure) break;
  }
  return found;
}

async function searchIn(question: string, locale: Locale): Promise<Found[]> {
  const values = [textSearch[locale], question, locale];
  const { rows } = await rawPool().query<{ slug: string; share: number }>({ ...search, values });
  return rows.flatMap(({ slug, share }) => {
    const entry = entryOf(slug);
    return entry ? [{ entry, share }] : [];
  });
}
