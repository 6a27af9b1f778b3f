import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { isBeyond } from "./beyond.ts";
import type { KnowledgeEntry } from "./contract.ts";
import { entries, entryOf } from "./entries.server.ts";
import { soundOf, textSearch } from "./fill.server.ts";
import { knowledgeLexicon, knowledgeWord } from "./table.server.ts";
import { worthOf } from "./weigh.ts";

/** An entry that may answer a question. */
export type Found = {
  entry: KnowledgeEntry;
  /** How much of what was asked the entry is about: from 0 to 1. */
  share: number;
};

/** Below it the house says that it does not know; found on the questions of search.test.ts. */
export const enough = 0.3;

/** More words than this are no question any more. */
const mostWords = 40;
/** How alike a mistyped word must be to the one it is taken for, in trigrams of how they sound. */
const alike = 0.45;
/** How much it counts that an entry's own question is asked whole. */
const wholeTitle = 0.1;
/** What a word is worth that no entry knows. */
const strange = worthOf(0, entries.length);

/**
 * The entries that a question may be about, the likeliest first. Each of its words counts by how rare it is among the
 * entries, in full where an entry asks with it, less where it only answers with it, and less where it was mistyped; what
 * no entry knows counts against all of them. Accents make no difference. Nothing is found for what is not the
 * concierge's to answer.
 * @param locale the language to try first: the other one is tried as well, and wins where it understands more
 */
export async function searchKnowledge(db: Db, question: string, locale: Locale): Promise<Found[]> {
  if (isBeyond(question)) return [];
  const inOrder = [locale, ...locales.filter((one) => one !== locale)];
  const found = await Promise.all(inOrder.map((one) => searchIn(db, question, one)));
  return found.reduce((best, other) => ((other[0]?.share ?? 0) > (best[0]?.share ?? 0) ? other : best));
}

async function searchIn(db: Db, question: string, locale: Locale): Promise<Found[]> {
  const lexicon = sql`${knowledgeLexicon} where locale = ${locale}`;
  const { rows } = await db.execute<{ slug: string; share: number }>(sql`
    with asked as (
      select word, ${soundOf(sql`word`)} as sound
      from unnest(tsvector_to_array(to_tsvector(${textSearch[locale]}, plain(${question})))) as word
      limit ${mostWords}
    ), meant as (
      select asked.word as asked, it.word, it.closeness, coalesce(it.worth, ${strange}) as worth
      from asked left join lateral (
        select word, worth, 1::real as closeness from ${lexicon} and word = asked.word
        union all (
          select word, worth, similarity(sound, asked.sound) from ${lexicon}
            and sound % asked.sound and similarity(sound, asked.sound) >= ${alike}
            and not exists (select from ${lexicon} and word = asked.word)
          order by 3 desc limit 3
        )
      ) as it on true
    ), whole as (
      select sum(worth) as worth from (select max(worth) as worth from meant group by asked) as worths
    )
    select slug, (sum(best) / (select worth from whole))::real as share
    from (
      select slug, asked, max(meant.worth * closeness * weight) as best, max(title) as title
      from meant join ${knowledgeWord} as told on told.locale = ${locale} and told.word = meant.word
      group by slug, asked
    ) as scores
    group by slug order by sum(best) / (select worth from whole) + ${wholeTitle} * sum(title) desc, slug limit 5`);
  return rows.flatMap(({ slug, share }) => {
    const entry = entryOf(slug);
    return entry ? [{ entry, share }] : [];
  });
}
