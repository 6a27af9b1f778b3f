import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { knowledgeFill, knowledgeLexicon, knowledgeWord } from "../schema.server.ts";
import { entries } from "./entries.server.ts";
import smallWords from "./small-words.json" with { type: "json" };
import synonyms from "./synonyms.json" with { type: "json" };
import { type ReducedEntry, weigh } from "./weigh.ts";

export const textSearch = { en: "english", es: "spanish" } as const;

/** SQL for the Dominican pronunciation: c, s and z sound alike, so do b and v, and h is silent ("sedula" is "cédula"). */
export function soundSql(word: string): string {
  return `replace(regexp_replace(translate(${word}, 'zvh', 'sb'), 'c([ei])', 's\\1', 'g'), 'll', 'y')`;
}

/** Increase when the weighing changes. */
const weighingVersion = 1;

/** Rebuilds the search tables if the entries have changed. Idempotent. */
export async function buildSearchTables(): Promise<void> {
  const source = JSON.stringify([weighingVersion, entries, smallWords, synonyms]);
  const fingerprint = createHash("sha256").update(source).digest("hex");
  const [known] = await db().select().from(knowledgeFill);
  if (known?.fingerprint === fingerprint) return;
  await db().transaction(async (tx) => {
    for (const table of [knowledgeFill, knowledgeWord, knowledgeLexicon]) await tx.delete(table);
    for (const locale of locales) await fillLocale(tx, locale);
    await tx.insert(knowledgeFill).values({ fingerprint });
  });
}

async function fillLocale(tx: Db, locale: Locale): Promise<void> {
  const { words, lexicon } = weigh({
    entries: await reduceEntries(tx, locale),
    synonyms: await reduce(
      tx,
      locale,
      synonyms[locale].map((group) => group.join(" ")),
    ),
    small: (await reduce(tx, locale, [smallWords[locale]])).flat(),
  });
  await tx.execute(sql`
    insert into ${knowledgeWord} (locale, word, slug, weight, title)
    select ${locale}, word, slug, weight, title
    from jsonb_to_recordset(${JSON.stringify(words)}) as (word text, slug text, weight real, title real)`);
  await tx.execute(sql`
    insert into ${knowledgeLexicon} (locale, word, worth, sound)
    select ${locale}, word, worth, ${sql.raw(soundSql("word"))} from jsonb_to_recordset(${JSON.stringify(lexicon)}) as (word text, worth real)`);
}

async function reduceEntries(tx: Db, locale: Locale): Promise<ReducedEntry[]> {
  const texts = entries.flatMap(({ question, words, answer }) => [
    question[locale],
    words[locale],
    answer[locale],
  ]);
  const reduced = await reduce(tx, locale, texts);
  return entries.map(({ slug }, index) => {
    const [question = [], words = [], answer = []] = reduced.slice(index * 3, index * 3 + 3);
    return { slug, question, words, answer };
  });
}

/** Reduces texts with PostgreSQL: no accents, no endings, no stop words. */
async function reduce(tx: Db, locale: Locale, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await tx.execute<{ words: string[] }>(sql`
    select tsvector_to_array(to_tsvector(${textSearch[locale]}::regconfig, plain(text))) as words
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (text, place)
    order by place`);
  return rows.map(({ words }) => words);
}
