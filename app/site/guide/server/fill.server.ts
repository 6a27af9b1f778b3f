import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { knowledgeFill, knowledgeLexicon, knowledgeWord } from "../schema.server.ts";
import { entries } from "./entries.server.ts";
import smallWords from "./small-words.json" with { type: "json" };
import synonyms from "./synonyms.json" with { type: "json" };
import { type Told, weigh } from "./weigh.ts";

/** PostgreSQL's text search configuration for each language. */
export const textSearch = { en: "english", es: "spanish" } as const;

/** In SQL: how a word sounds on the island, where c, s and z, b and v are one, and h is none: "sedula" is "cédula". */
export function soundOf(word: string): string {
  return `replace(regexp_replace(translate(${word}, 'zvh', 'sb'), 'c([ei])', 's\\1', 'g'), 'll', 'y')`;
}

/** Changes when the way of weighing does. */
const way = 1;

/** Makes the words of the knowledge base anew where this build's entries are others. Another process may do it again. */
export async function fillKnowledge(): Promise<void> {
  const made = JSON.stringify([way, entries, smallWords, synonyms]);
  const fingerprint = createHash("sha256").update(made).digest("hex");
  const [known] = await db().select().from(knowledgeFill);
  if (known?.fingerprint === fingerprint) return;
  await db().transaction(async (tx) => {
    for (const table of [knowledgeFill, knowledgeWord, knowledgeLexicon]) await tx.delete(table);
    for (const locale of locales) await fillIn(tx, locale);
    await tx.insert(knowledgeFill).values({ fingerprint });
  });
}

async function fillIn(tx: Db, locale: Locale): Promise<void> {
  const { words, lexicon } = weigh({
    entries: await tellEntries(tx, locale),
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
    select ${locale}, word, worth, ${sql.raw(soundOf("word"))} from jsonb_to_recordset(${JSON.stringify(lexicon)}) as (word text, worth real)`);
}

async function tellEntries(tx: Db, locale: Locale): Promise<Told[]> {
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

/** Each text's words as PostgreSQL reduces them: without accents, endings, and those that say nothing. */
async function reduce(tx: Db, locale: Locale, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await tx.execute<{ words: string[] }>(sql`
    select tsvector_to_array(to_tsvector(${textSearch[locale]}::regconfig, plain(text))) as words
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as texts (text, place)
    order by place`);
  return rows.map(({ words }) => words);
}
